// Checks whether every answer can be reached on a small screen: visible or one scroll away, and clickable in its middle.
import { look, visible } from './table.mjs';
import { atRest, frames } from './until.mjs';

/**
 * In the page: the faults of the answers that are offered now. `wrong` has a line for each that cannot be clicked, `beyond` names
 * those beyond the edges of the board, `told` is the number that the pills at these edges show.
 */
function examine(look, visible) {
  const { stage, found } = look();
  const wrong = [];
  const beyond = [];
  const named = element => element.dataset.answer ?? element.dataset.group ?? element.dataset.slot ?? element.textContent.trim().slice(0, 40);
  const middle = element => {
    const box = (element.querySelector(':scope > .face') ?? element).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const hits = element => {
    const hit = document.elementFromPoint(...middle(element));
    return hit !== null && element.contains(hit) ? null : hit?.closest('[class]')?.outerHTML.slice(0, 140) ?? 'nothing';
  };
  const outside = element => {
    const stage = element.closest('.board')?.getBoundingClientRect(), [x, y] = middle(element);
    return stage && (x < stage.x || x > stage.right || y < stage.y || y > stage.bottom);
  };
  for (const element of found) {
    if (element.matches('.volcanique .mark')) {
      const at = visible(element);
      if (at === 'outside') beyond.push(named(element));
      else if (at === null && !document.querySelector('.ghost')) wrong.push(`${named(element)} stands behind something`);
      continue;
    }
    if (element.closest('.board') && outside(element)) { beyond.push(named(element)); continue; }
    let inTheWay = hits(element);
    const fixed = element.matches('.tray-end *, [data-end-turn], [data-confirm]');
    if (inTheWay && fixed) wrong.push(`${named(element)} must be seen without a scroll; there is ${inTheWay}`);
    if (inTheWay) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      inTheWay = hits(element);
    }
    if (inTheWay) wrong.push(`${named(element)} cannot be hit: ${inTheWay}`);
    const box = element.getBoundingClientRect();
    if (element.matches('button') && (box.width < 39.5 || box.height < 39.5)) wrong.push(`${named(element)} is ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  const told = [...document.querySelectorAll('.edge-pill')].reduce((sum, pill) => sum + Number(pill.dataset.beyond), 0);
  for (const scroller of document.querySelectorAll('.sheet-body')) scroller.scrollTop = 0;
  return { stage, count: found.length, wrong, beyond, told };
}

/** The faults of the answers that are offered now, one per line; taps the pills to see where they lead. */
export async function unreachable(page) {
  await atRest(page);
  // Passed as text, because the page's policy allows no functions made from text.
  const found = () => page.evaluate(`(${examine})(${look}, ${visible})`);
  const { wrong, beyond, told } = await found();
  if (told < beyond.length) wrong.push(`${beyond.length} places lie beyond the edges of the board, the pills count ${told}`);
  const pill = page.locator('.edge-pill').first();
  if (beyond.length && told) {
    await pill.click();
    await frames(page);
    const then = await found();
    if (!beyond.some(name => !then.beyond.includes(name))) wrong.push(`a tap on a pill brought none of ${beyond.join(', ')} into sight`);
    wrong.push(...then.wrong.map(line => `after a tap on a pill: ${line}`));
  }
  return wrong;
}
