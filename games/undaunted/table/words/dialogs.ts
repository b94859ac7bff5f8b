/** Words of dialogs, sheets and odds, which open later. */
export const dialogWords = {
  back: 'Back',
  toHit: 'to hit',
  faces: (n: number) => `${n} of 10 faces`,
  rollAtLeast: 'To hit, roll',
  ifHit: 'If it hits',
  chance: (chance: string) => `hits ${chance}`,
  yourRemoved: 'Removed from the game',
  supplyOf: (side: string) => `Supply: ${side}`,
  seenDiscard: (side: string) => `Discard pile: ${side}, as far as known`,
  unknown: (count: number) => `and ${count} unseen`,
  place: 'Tile',
};
