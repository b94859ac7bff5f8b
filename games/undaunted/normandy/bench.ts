/**
 * Measurements for `kurgan bench`: the scenario with the most cards, and the strongest search in scenarios of every
 * kind.
 */
export const bench = {
  setup: { scenario: '7', options: {} },
  mostRatio: 8,
  mostGameMs: 5,
  searched: ['1', '4', '7', '12'],
};
