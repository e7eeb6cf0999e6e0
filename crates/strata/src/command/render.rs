//! `strata render`: the board of a saved game or of a scenario, as SVG or PNG.

use crate::cli_error::{CliError, CliResult};
use crate::files;
use crate::load_save;
use crate::terminal_game::{PictureOptions, TerminalGame};
use resvg::{tiny_skia, usvg};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tabletop::Notation;

/// Pixels of a PNG per unit of the drawing.
const SCALE: f32 = 1.5;

/// What to draw and where to.
#[derive(clap::Args)]
pub struct Arguments {
    /// A save (.jsonl) or a scenario (.toml)
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Draw the board after this many moves: of a save all by default, of a scenario none, which is the position as written
    #[arg(long, value_name = "MOVES")]
    at: Option<usize>,
    /// The picture: a new file that ends in .svg or .png
    #[arg(short, long, value_name = "PICTURE")]
    output: PathBuf,
    /// Write coordinates on the hexes
    #[arg(long)]
    coordinates: bool,
    /// Overwrite the picture if it is there already
    #[arg(long)]
    force: bool,
}

/// Draws a board.
pub fn run(arguments: Arguments) -> CliResult {
    let ending = |path: &Path| path.extension().and_then(|ending| ending.to_str()).unwrap_or("").to_lowercase();
    let form = ending(&arguments.output);
    if form != "svg" && form != "png" {
        return Err(CliError::input(format!("{}: a picture ends in .svg or .png", arguments.output.display())));
    }
    if files::is_same_file(&arguments.output, &arguments.file) {
        let name = arguments.output.display();
        return Err(CliError::input(format!("{name} is what is to be drawn; the picture needs another name")));
    }
    if !arguments.force && arguments.output.exists() {
        let name = arguments.output.display();
        return Err(CliError::input(format!(
            "{name} is there already; choose another name, or overwrite it with --force"
        )));
    }
    let svg = if ending(&arguments.file) == "toml" { of_scenario(&arguments)? } else { of_save(&arguments)? };
    let bytes = if form == "svg" { svg.into_bytes() } else { png(&svg)? };
    if arguments.force {
        files::replace(&arguments.output, &bytes, &[&arguments.file])?;
    } else {
        files::write_new(&arguments.output, &bytes)?;
    }
    writeln!(io::stdout(), "The picture is in {}.", arguments.output.display())?;
    Ok(())
}

fn of_save(arguments: &Arguments) -> CliResult<String> {
    let save = load_save::read(&arguments.file)?;
    games::with_game!(&save.header.game, G => {
        let followed = load_save::follow::<G>(&arguments.file, &save)?;
        if followed.stop.is_some() {
            writeln!(io::stderr(), "warning: {}", load_save::describe_stop(&arguments.file, &followed))?;
        }
        let table = followed.table;
        let count = table.moves().count();
        let at = arguments.at.unwrap_or(count);
        if at > count {
            return Err(CliError::input(format!("the game has {count} moves; --at goes from 0 to {count}")));
        }
        draw(table.rules().as_ref(), &table.position_after(at), &format!("after {at} moves"), arguments)
    })
    .map_err(CliError::from)
}

fn of_scenario(arguments: &Arguments) -> CliResult<String> {
    let name = arguments.file.display();
    let text = files::read(&arguments.file)?;
    let scenario: games::Scenario = toml::from_str(&text)
        .map_err(|error| CliError::input(format!("{name} is no scenario: {}", error.to_string().trim_end())))?;
    games::with_game!(&scenario.game, G => {
        let (rules, mut state) =
            G::read_position(&text).map_err(|reasons| CliError::reasons(format!("{name} cannot be drawn:"), &reasons))?;
        let played = script(&scenario.script.play);
        let at = arguments.at.unwrap_or(0);
        if at > played.len() {
            let reason = format!("{name} plays {} moves; --at goes from 0 to {0}", played.len());
            return Err(CliError::input(reason));
        }
        for line in &played[..at] {
            games::play_line(&rules, &mut state, line).map_err(|reason| CliError::input(format!("{name}: {line:?}: {reason}")))?;
        }
        draw(&rules, &state, &scenario.title, arguments)
    })
    .map_err(CliError::from)
}

fn draw<G: TerminalGame>(rules: &G, state: &G::State, caption: &str, arguments: &Arguments) -> String {
    rules.draw_board(state, caption, &PictureOptions { coordinates: arguments.coordinates })
}

/// Returns the moves of a script, without comments and expectations.
fn script(text: &str) -> Vec<&str> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
    lines.filter(|line| !line.is_empty() && !line.starts_with('?')).collect()
}

fn png(svg: &str) -> CliResult<Vec<u8>> {
    let mut options = usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    if options.fontdb.is_empty() {
        writeln!(
            io::stderr(),
            "warning: no fonts are installed here, so the picture has no text; an SVG keeps its text"
        )?;
    }
    let failed = |reason: &str| CliError::input(format!("the picture cannot be drawn: {reason}"));
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| failed(&error.to_string()))?;
    let size = tree.size().to_int_size().scale_by(SCALE).ok_or_else(|| failed("it has no size"))?;
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).ok_or_else(|| failed("it is too large"))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error.to_string()))
}
