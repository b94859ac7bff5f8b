/** Measurements for `kurgan bench`: a scenario with vehicles, a bombardment and a third squad, and the campaign. */
export const bench = {
  setup: { scenario: '074', options: {} },
  mostRatio: 12,
  mostGameMs: 8,
  longGame: { title: 'a random campaign', setup: { scenario: 'campaign', options: {} }, mostMs: 150 },
};
