import { ZONES, type ZoneId } from '../../data/zones.ts';

/** Names too long for their zones; panels and the spoken board use the full ones. */
const SHORT_NAMES: { readonly [Z in ZoneId]?: string } = {
  'tractor-factory-workers-settlement': 'Tractor W. S.',
  'barrikady-workers-settlement': 'Barrikady W. S.',
  'red-october-workers-settlement': 'Red October W. S.',
  'red-october-steel-works': 'Red October',
  'train-station-1': 'Station 1',
  'train-station-2': 'Station 2',
  'abganerovo-station': 'Abganerovo',
};

export const labelName = (zone: ZoneId): string => SHORT_NAMES[zone] ?? ZONES[zone].name;

/** Sizes in board units. At the scale at which both boards fit a 1280 x 800 window a unit is 0.6 px. */
export const LABEL = { letters: 22.5, line: 28, badge: 28, gap: 4 } as const;

/** Signs printed after a zone's name: Reinforcement Points, a fort, an airfield, the round of a Uranus zone. */
const badgesOf = (zone: ZoneId): number => {
  const { rp, fortified, airfield, uranus } = ZONES[zone];
  return [rp > 0, fortified, airfield, uranus !== null].filter(Boolean).length;
};

/** Average advance of the italic letters, as a share of their size. */
const ADVANCE = 0.53;

/** About the width of a name with its badges. */
export const labelWidth = (zone: ZoneId): number =>
  labelName(zone).length * LABEL.letters * ADVANCE + badgesOf(zone) * (LABEL.badge + LABEL.gap);
