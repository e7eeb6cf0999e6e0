// In the page: finds text that overlaps other text, is cut off, or lies under something. `text_boxes.mjs` runs it as text.

/** What lies over other things by design: hints beside the pointer, menus, pop-ups, what is said over the board, the sheet at its edge. */
const FLOATING = '.tip, .several, .menu, [popover], .failed, .sheet, .zoom-hint, .calls, .consequence';
/** Rows that are meant to be pushed sideways with a finger or the wheel. */
const SIDEWAYS = '.strip, .outcomes, .vq-supply, .own-tabs, .vq-score-sheet, .score-sheet';
/** What has text that nobody sees. */
const UNSEEN = 'defs, symbol, title, desc, option, script, style, template, noscript';

const wrong = new Set();
const styles = new Map();
const clippersOf = new Map();
const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('.combat') ?? document.body;
const page = document.scrollingElement;
const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

const short = text => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 40));
const inside = (box, other) => ({ left: Math.max(box.left, other.left), top: Math.max(box.top, other.top), right: Math.min(box.right, other.right), bottom: Math.min(box.bottom, other.bottom) });
const some = box => box.right - box.left > 1 && box.bottom - box.top > 1;
const meet = (one, other) => some(inside(one, other));
const scrolls = (element, axis) => /auto|scroll/.test(style(element)[`overflow${axis}`]);
const opaque = colour => /^rgb\(|, (0\.[5-9]\d*|1)\)$/.test(colour);

function style(element) {
  if (!styles.has(element)) styles.set(element, getComputedStyle(element));
  return styles.get(element);
}

/** The element as a selector, with its parent if it has no class. */
function name(element) {
  const named = element.closest('[class]') ?? element;
  return `${named.tagName.toLowerCase()}${[...named.classList].map(one => `.${one}`).join('')}`;
}

/** The first of an element and its ancestors, up to the layer, that fits. */
function upwards(element, fits) {
  for (let at = element; at; at = at.parentElement) if (fits(at)) return at;
  return null;
}

/** Whether an element is where its descendants with this position are placed and clipped. */
function holds(element, position) {
  const { transform, filter, backdropFilter, containerType, contain, position: own } = style(element);
  const block = transform !== 'none' || filter !== 'none' || backdropFilter !== 'none' || containerType !== 'normal' || /paint|layout|strict|content/.test(contain);
  return block || (position === 'absolute' && own !== 'static');
}

/** The elements that clip the text of an element, innermost first. */
function clippers(element) {
  if (clippersOf.has(element)) return clippersOf.get(element);
  const found = [];
  let position = 'static';
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (['absolute', 'fixed'].includes(position) && !holds(at, position)) continue;
    const { overflowX, overflowY, display, position: own } = style(at);
    const inner = at instanceof SVGElement && !(at instanceof SVGSVGElement);
    if (!inner && !['inline', 'contents'].includes(display) && (overflowX !== 'visible' || overflowY !== 'visible')) found.push(at);
    position = inner ? 'static' : own;
  }
  clippersOf.set(element, found);
  return found;
}

/** Whether nobody sees the text of an element, though a screen reader may read it. */
function hidden(element) {
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return true;
  return upwards(element, at => at.matches(UNSEEN) || style(at).clipPath.startsWith('inset(50%') || Number(style(at).opacity) < .05) !== null;
}

/** The box of an element within its borders, where its content is seen. */
function padding(element) {
  const box = element.getBoundingClientRect();
  if (element instanceof SVGElement) return box;
  const scale = element.offsetWidth ? box.width / element.offsetWidth : 1;
  const left = box.left + element.clientLeft * scale, top = box.top + element.clientTop * scale;
  return { left, top, right: left + element.clientWidth * scale, bottom: top + element.clientHeight * scale };
}

/** Whether text with an ellipsis is told in full by a title or a label. */
function told(element, clipper, text) {
  const { textOverflow, webkitLineClamp } = style(clipper);
  return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && upwards(element, at => `${at.title} ${at.ariaLabel}`.includes(text.trim())) !== null;
}

/** The bar or card that an element belongs to, if it lies over what scrolls, or pops up over everything, by design. */
function floats(element) {
  const found = upwards(element, at => at === root || at.matches(FLOATING) || ['fixed', 'sticky'].includes(style(at).position));
  return found === root ? null : found;
}

/**
 * Finds a box of text as it lies in what it scrolls with (`whole`) and as it is seen (`seen`), and what it scrolls with.
 * Remembers text that nobody can bring into view; the board can be moved, so what lies on it can.
 */
function place(element, text, box) {
  const pans = element.closest('.board-art') !== null;
  let seen = box, whole = null, scroller = null, across = false, down = false;
  for (const clipper of clippers(element)) {
    const room = padding(clipper);
    if (!scroller && (scrolls(clipper, 'X') || scrolls(clipper, 'Y'))) [scroller, whole] = [clipper, seen];
    across ||= scrolls(clipper, 'X');
    down ||= scrolls(clipper, 'Y');
    const cut = !across && (seen.left < room.left - 1.5 || seen.right > room.right + 1.5) || !down && (seen.top < room.top - 1.5 || seen.bottom > room.bottom + 1.5);
    if (cut && !pans && !told(element, clipper, text)) wrong.add(`cut off: ${short(text)} in ${name(element)} by ${name(clipper)}`);
    seen = inside(seen, room);
  }
  const moves = !root.matches('dialog') && !upwards(element, at => style(at).position === 'fixed');
  const [above, below] = moves ? [page.scrollTop, page.scrollHeight - page.clientHeight] : [0, 0];
  const out = seen.left < -1.5 || seen.right > view.right + 1.5 || seen.top < -1.5 - above || seen.bottom > view.bottom + 1.5 + below;
  if (some(seen) && out && !pans) wrong.add(`outside of the window: ${short(text)} in ${name(element)}`);
  return { scroller: scroller ?? (moves ? page : null), whole: whole ?? seen, seen: inside(seen, view) };
}

/** All boxes of text of the topmost layer, one for each line of a text. */
function boxes() {
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || hidden(element)) continue;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // A box reaches from the highest accent to the lowest tail; nearly all ink is between the tops of letters and the line.
      const high = bottom - top;
      const placed = place(element, node.data, { left: left + .5, right: right - .5, top: top + high * .2, bottom: bottom - high * .22 });
      if (some(placed.whole)) found.push({ element, text: node.data, node, floats: floats(element), ...placed });
    }
  }
  return found;
}

/** In a window this small the marks of a whole board stand close together: people zoom in to read them. */
const tiny = innerWidth < 500 && innerHeight < 500;

/** Remembers pairs of texts that meet where `boxOf` says they are, if they are to be compared. */
function pairs(all, boxOf, compared) {
  const sorted = all.filter(one => some(boxOf(one))).sort((one, other) => boxOf(one).top - boxOf(other).top);
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length && boxOf(sorted[next]).top < boxOf(one).bottom; next += 1) {
      const other = sorted[next];
      if (tiny && one.element.closest('.board-art') && other.element.closest('.board-art')) continue;
      if (one.node === other.node || one.floats !== other.floats || !compared(one, other) || !meet(boxOf(one), boxOf(other))) continue;
      wrong.add(`overlap: ${short(one.text)} in ${name(one.element)} and ${short(other.text)} in ${name(other.element)}`);
    }
  }
}

/** Remembers pairs of texts that meet: as they lie, if they scroll together, otherwise as they are seen now. */
function overlaps(all) {
  const together = (one, other) => one.scroller === other.scroller;
  pairs(all, box => box.whole, together);
  pairs(all, box => box.seen, (one, other) => !together(one, other));
}

/** Remembers text that something else hides. */
function covers(all) {
  for (const { element, text, seen } of all) {
    if (element.closest('.board-art') || !some(seen)) continue;
    const hit = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    if (!hit || hit.contains(element) || element.contains(hit) || hit instanceof SVGElement || floats(hit) || !root.contains(hit)) continue;
    const over = upwards(hit, at => at.contains(element) || opaque(style(at).backgroundColor));
    if (over && !over.contains(element)) wrong.add(`covered: ${short(text)} in ${name(element)} by ${name(over)}`);
  }
}

/** Remembers a bar at the lower edge under which the end of the page stays. */
function bars(all) {
  const lowest = Math.max(...all.filter(box => box.scroller === page && !box.floats).map(box => box.whole.bottom + page.scrollTop));
  for (const bar of new Set(all.map(box => box.floats).filter(bar => bar && style(bar).position === 'fixed'))) {
    const { top, bottom } = bar.getBoundingClientRect();
    if (bottom > view.bottom - 2 && lowest > page.scrollHeight - (view.bottom - top)) wrong.add(`the end of the page stays under ${name(bar)}`);
  }
}

/** Remembers what can be pushed sideways and should not. */
function sideways() {
  for (const element of [page, ...root.querySelectorAll('*')]) {
    if (element.scrollWidth <= element.clientWidth + 1 || !(element === page || scrolls(element, 'X')) || element.matches(SIDEWAYS) || hidden(element)) continue;
    wrong.add(`scrolls sideways: ${name(element)}`);
  }
}

/** What is wrong with the text of the topmost layer, each as a line, and how many boxes of text there are. */
function faults() {
  const all = boxes();
  overlaps(all);
  covers(all);
  bars(all);
  sideways();
  return { wrong: [...wrong], count: all.length };
}
