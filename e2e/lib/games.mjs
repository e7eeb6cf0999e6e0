// What the program itself provides: whole games as saves, played by bots, and a separate server. Also the golden games.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = process.env.STRATA_PROGRAM ?? path.join(root, 'target/debug/strata');

/** Starts another server of the page, for a test that ends the server: { url, end }. */
export async function serve() {
  const child = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = new Promise(resolve => child.once('exit', resolve));
  const line = await new Promise((resolve, reject) => {
    child.stdout.once('data', data => resolve(String(data)));
    child.once('exit', code => reject(new Error(`strata serve ended with ${code}`)));
  });
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
    await gone;
  };
  return { url: line.match(/http:\S+/)[0], end };
}

/** A game of bots as { header, moves }: the same for the same seed. */
export function played(seed = 5, frogs = 4) {
  return bots('cosmic-frog', frogs, ['--frogs', String(frogs)], seed);
}

/** A game of Volcanique of bots; `options` are those of `strata play volcanique`. */
export function playedVolcanique(seed = 5, players = 3, options = ['--preset', 'full']) {
  return bots('volcanique', players, options, seed);
}

/** A game of bots as { header, moves }; `options` are those of `strata play`. */
export function bots(game, seats, options, seed) {
  const folder = mkdtempSync(path.join(tmpdir(), 'strata-'));
  const file = path.join(folder, 'game.jsonl');
  const all = ['--seats', Array(seats).fill('bot').join(','), '--seed', String(seed), '--save', file, ...options];
  execFileSync(program, ['play', game, ...all], { stdio: 'ignore' });
  const lines = readFileSync(file, 'utf8').trim().split('\n').map(line => JSON.parse(line));
  rmSync(folder, { recursive: true });
  return { header: lines[0], moves: lines.slice(1).filter(line => line.move).map(line => line.move) };
}

/** A save with this many first moves of a game. */
export function save(game, count = game.moves.length) {
  const lines = game.moves.slice(0, count).map(move => ({ move }));
  return [game.header, ...lines].map(line => JSON.stringify(line) + '\n').join('');
}

/** The place of the first move of a frog that matches, with the frog: { at, frog }. */
export function firstMove(game, pattern, from = 0) {
  const at = game.moves.findIndex((move, index) => index >= from && !move.startsWith('chance ') && pattern.test(move));
  if (at < 0) throw new Error(`no move of the game matches ${pattern}`);
  return { at, frog: game.moves[at].split(' ')[0] };
}

/** The golden games of all games: { name, header, moves, hashes } with the hash after the move of that number. */
export function golden() {
  return ['cosmic-frog', 'volcanique'].flatMap(goldenOf);
}

function goldenOf(game) {
  const folder = path.join(root, 'crates', game, 'tests/golden');
  return readdirSync(folder).filter(name => name.endsWith('.txt')).sort().map(name => {
    const moves = [], hashes = new Map();
    let setup = {}, digest = '';
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n').map(line => line.trim())) {
      if (line.startsWith('# set-up ')) setup = JSON.parse(line.slice(9));
      else if (line.startsWith('# digest ')) digest = line.slice(9);
      else if (line.startsWith('= ')) hashes.set(moves.length, line.slice(2));
      else if (/^\d/.test(line)) moves.push(line.replace(/^\d+ /, ''));
    }
    const header = { strata: 1, game, engine: '0.1.0', digest, setup };
    return { name: `${game}/${name}`, header, moves, hashes };
  });
}
