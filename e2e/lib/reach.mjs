// Checks whether every answer can be reached on a small screen: visible or one scroll away, and clickable in its middle.
import { clickMark, look, visible } from './table.mjs';
import { atRest, frames } from './until.mjs';

/**
 * In the page: the faults of the answers that are offered now. `wrong` has a line for each that cannot be clicked, `beyond` names
 * those beyond the edges of the board, `aside` those of Volcanique's board that are hit beside their middle only, because a higher
 * stack stands before it; `told` is the number that the pills at these edges show.
 */
function examine(look, visible) {
  const { stage, found } = look();
  const wrong = [];
  const beyond = [], aside = [];
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
      else if (at !== null) {
        const box = (element.querySelector('.tint') ?? element).getBoundingClientRect();
        if (Math.hypot(at[0] - box.x - box.width / 2, at[1] - box.y - box.height / 2) > 1) aside.push(named(element));
      }
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
  return { stage, count: found.length, wrong, beyond, aside, told };
}

/**
 * The faults of the answers that are offered now, one per line; taps the pills to see where they lead. Calls `note` for each answer
 * that is hit beside its middle only.
 */
export async function unreachable(page, note = () => {}) {
  await atRest(page);
  // Passed as text, because the page's policy allows no functions made from text.
  const found = () => page.evaluate(`(${examine})(${look}, ${visible})`);
  const { wrong, beyond, aside, told } = await found();
  aside.forEach(note);
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

/** Taps a group of answers, so that those behind it are shown; returns whether it could be tapped. */
async function openGroup(page, group) {
  const button = page.locator(`[data-group="${group}"]:visible`).first();
  if (await button.count() === 0 || await button.isDisabled()) return false;
  if (await button.evaluate(element => element.matches('.board *'))) await clickMark(page, await button.elementHandle()).catch(() => {});
  else await button.click({ timeout: 4000 });
  await frames(page);
  return true;
}

/** Controls with which answers are put together. */
const controlSelectors = {
  slot: '[data-slot][role=button]', lay: '[data-chips=lay]', pick: '[data-chips=pick]', commit: '[data-commit], [data-boost]', style: '[data-style]',
  mark: '.mark', mixes: '.vq-mixes, .vq-together', several: '[aria-haspopup=dialog]',
};

/** The answers and the controls that the page shows now, and its groups of answers: { answers, groups, controls }. */
function shownAnswers(page) {
  return page.evaluate(selectors => {
    const seen = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
    const all = selector => [...document.querySelectorAll(selector)].filter(seen);
    // A group with an answer of its own gives that answer at once; signs of more or less, and of turning a tile, are no groups.
    const groups = all('[data-group]:not([data-answer]):not([aria-disabled=true]):not(:disabled)').map(element => element.dataset.group);
    return {
      answers: all('[data-answer]').map(element => element.dataset.answer),
      groups: groups.filter(group => !/^(less|more|turn)/.test(group)),
      controls: Object.keys(selectors).filter(name => all(selectors[name]).length),
    };
  }, controlSelectors);
}

/**
 * What a question offers, with all groups opened one after the other: { answers, controls }. Calls `each` for every group while it is
 * open.
 */
export async function openAll(page, each = async () => {}) {
  const first = await shownAnswers(page);
  const answers = new Set(first.answers), controls = new Set(first.controls);
  for (const group of new Set(first.groups)) {
    if (!await openGroup(page, group)) continue;
    const now = await shownAnswers(page);
    now.answers.forEach(answer => answers.add(answer));
    now.controls.forEach(control => controls.add(control));
    await each(group);
  }
  return { answers, controls };
}
