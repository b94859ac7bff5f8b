import type { Offer, Shown, TableHand } from '../touch-player.ts';

/** Runs in the page. */
function look(): Shown {
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const fight = document.querySelector('.battle-card .fight');
  const offers: Offer[] = [];
  const root = fight === null ? '.axis-tray' : '.battle-card .fight';
  for (const button of all(`${root} .action[data-action]:not([disabled])`)) {
    const selector = `${root} .action[data-action="${button.dataset.action}"]`;
    const as = button.closest('.closing') !== null ? 'closing' : button.matches('.primary') ? 'main' : 'button';
    offers.push({ selector, as });
  }
  for (const { dataset } of all('.battle-card [data-fight][aria-pressed="false"]'))
    offers.push({ selector: `.battle-card [data-fight="${dataset.fight}"]`, as: 'button' });
  for (const ware of all('.axis-tray .ware[aria-pressed="false"]'))
    offers.push({ selector: `.axis-tray .ware[aria-label="${ware.ariaLabel}"]`, as: 'button' });
  for (const [i, mission] of all('.axis-tray .missions button').entries())
    if (mission.ariaPressed === 'false')
      offers.push({ selector: `.axis-tray .missions button >> nth=${i}`, as: 'mission' });
  for (const place of fight === null ? all('.axis-map [data-lit]') : []) {
    const id = place.dataset.place;
    const as = (['source', 'target', 'reach'] as const).find((each) => place.matches(`.${each}`));
    if (as === undefined) continue;
    offers.push({ selector: `.axis-map [data-lit][data-place="${id}"]`, as, isOnBoard: true });
    if (as !== 'source') continue;
    for (const { dataset } of all(`.units[data-place="${id}"] .chip`))
      offers.push({
        selector: `.units[data-place="${id}"] .chip[data-side="${dataset.side}"][data-kind="${dataset.kind}"]`,
        as,
        isOnBoard: true,
      });
  }
  const prompt = fight === null ? text('.axis-tray .prompt p') : text('.fight-prompt');
  return {
    round: text('.round-track [aria-current]'),
    step: `${text('.order-strip [aria-current] .disc')} ${text('.axis-tray .prompt h2')} ${text('.fight h3')}`.trim(),
    isWaiting: /^Waiting for|choosing\.$/.test(prompt),
    hasHand: document.querySelector('.pick-row .from') !== null,
    refusal: document.querySelector('.why-not')?.textContent ?? null,
    offers,
  };
}

/** Units in hand go somewhere, preferably at the enemy; then the step goes on, then it is ended. */
export const axisHand: TableHand = {
  look,
  pools(as, { shown: { hasHand }, chance, isTired }) {
    if (hasHand) return [chance.below(4) === 0 ? as('mission') : [], as('target'), as('reach')];
    if (isTired) return [as('main'), as('closing'), as()];
    return [chance.below(4) > 0 ? as('main') : [], as('target'), as('button', 'source', 'reach', 'main'), as()];
  },
};
