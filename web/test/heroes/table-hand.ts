import type { Offer, Shown, TableHand } from '../touch-player.ts';

/** Runs in the page. */
function look(): Shown {
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const offers: Offer[] = [];
  /** Ends or passes something. */
  const isWayOut = (action: string): boolean =>
    /^(?:pass|stop|done|draw|hold|spare|cease|none|enough|keep|forgo|confirm)\b/.test(action);
  const isDraft = document.querySelector('.draft-row') !== null;
  for (const { dataset, ariaDisabled, classList } of all('.heroes-tray .action[data-action]')) {
    const { action = '' } = dataset;
    const as = classList.contains('proposed')
      ? 'proposed'
      : isWayOut(action)
        ? 'closing'
        : classList.contains('primary')
          ? 'main'
          : 'button';
    if (ariaDisabled !== 'true') offers.push({ selector: `.heroes-tray .action[data-action="${action}"]`, as });
  }
  for (const { dataset } of isDraft ? [] : all('.hero-card.lit'))
    offers.push({ selector: `.hero-card.lit[data-card="${dataset.card}"]`, as: 'card' });
  for (const lit of all('.counter [data-lit]')) {
    const counter = lit.closest<SVGElement>('.counter');
    const as = isDraft
      ? lit.ariaLabel?.includes('must get one')
        ? 'needy'
        : lit.ariaLabel?.includes('no token')
          ? 'token'
          : 'laid'
      : counter?.matches('.target')
        ? 'target'
        : counter?.matches('.chosen')
          ? 'chosen'
          : 'source';
    offers.push({ selector: `.counter[data-unit="${counter?.dataset.unit}"]`, as, isOnBoard: true });
  }
  for (const { dataset, textContent } of all('.draft-row [data-tile-place]'))
    offers.push({
      selector: `.draft-row [data-tile-place="${dataset.tilePlace}"]`,
      as: textContent?.includes('no token') ? 'token' : 'laid',
    });
  for (const [selector, name] of [
    ['.squares rect', 'square'],
    ['.lit-point', 'point'],
    ['.compass g', 'direction'],
  ] as const)
    for (const { dataset } of all(`${selector}[data-lit]`))
      offers.push({ selector: `${selector}[data-${name}="${dataset[name]}"]`, as: 'reach', isOnBoard: true });
  // Before a Free Battle.
  for (const [selector, name, as] of [
    ['.preparing [data-tile]:not(.refused)', 'tile', 'tile'],
    ['.preparing .builder-tools [data-do]', 'do', 'army'],
    ['.preparing [data-action="muster"]:not([aria-disabled="true"])', 'action', 'muster'],
    ['.preparing .board-faces button:not(.refused)', 'action', 'board'],
    ['.preparing .edges [data-action]', 'action', 'board'],
  ] as const)
    for (const { dataset } of all(selector))
      offers.push({ selector: `.preparing [data-${name}="${dataset[name]}"]`, as });
  const tokens = all('.token-stock button').filter(({ ariaLabel }) => ariaLabel !== 'Token Bluff').length;
  return {
    round: text('.turn-track [aria-current]'),
    step: `${text('.heroes-tray .prompt h2, .preparing-head h2')}${isDraft ? `, ${tokens} tokens` : ''}`,
    isWaiting:
      / decides\.$/.test(text('.heroes-tray .prompt p')) ||
      (document.querySelector('.preparing') !== null && offers.length === 0),
    hasHand: document.querySelector('.hero-card[aria-pressed="true"], .attack-buttons, .counter.chosen') !== null,
    refusal: document.querySelector('.why-not')?.textContent ?? null,
    offers,
  };
}

/** Tokens go down one by one; whoever acts fires, plays a card, or goes somewhere. */
export const heroesHand: TableHand = {
  look,
  pools(as, { shown: { step }, chance, isTired }) {
    const often = chance.below(4) > 0;
    if (/: build your army$/.test(step))
      return [chance.below(2) === 0 ? as('tile') : [], as('army'), as('muster'), as()];
    if (/^Give your orders, [1-9]/.test(step)) return [as('needy'), as('token'), as('closing')];
    if (/^Give your orders/.test(step)) return [as('needy'), chance.below(2) === 0 ? as('token') : [], as('closing')];
    if (isTired) return [as('proposed'), as('closing'), as('main'), as()];
    return [
      as('proposed'),
      often ? as('main') : [],
      often ? as('target') : [],
      chance.below(5) === 0 ? as('card') : [],
      often ? as('reach') : [],
      as('button', 'source', 'reach', 'main', 'closing'),
      as('card', 'target'),
      as(),
    ];
  },
};
