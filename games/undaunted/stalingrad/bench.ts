/** Measurements for `kurgan bench`: a scenario with vehicles, a bombardment and a third squad, the campaign, and the strongest search. */
export const bench = {
  setup: { scenario: '074', options: {} },
  mostRatio: 12,
  mostGameMs: 8,
  searched: ['011', '121'],
  longGame: { title: 'a random campaign', setup: { scenario: 'campaign', options: {} }, mostMs: 150 },
};
