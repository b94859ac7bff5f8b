/** Campaign scoring (UN-CAMP-01 to UN-CAMP-06). Figures: published scenario book. Texts: made for this project. */
export const CASUALTIES_PER_POINT = 10;

export type Band = 'decisive' | 'major' | 'minor' | 'indeterminate';

/** Minimum margin of each band, widest first. */
export const BANDS: readonly { readonly id: Band; readonly least: number }[] = [
  { id: 'decisive', least: 6 },
  { id: 'major', least: 4 },
  { id: 'minor', least: 1 },
  { id: 'indeterminate', least: 0 },
];

export const CAMPAIGN_ENDS: Readonly<Record<'us' | 'german', Readonly<Record<Band, string>>>> = {
  us: {
    decisive: 'Collapse of the German front in the west.',
    major: 'A swift pursuit to the German border.',
    minor: 'Slow but steady gains clear Normandy.',
    indeterminate: 'A grinding battle with no clear winner.',
  },
  german: {
    decisive: 'The Allied advance stalls for months.',
    major: 'Normandy stays contested into the spring.',
    minor: 'Stubborn defense; only reinforcements carry the invasion.',
    indeterminate: 'A grinding battle with no clear winner.',
  },
};
