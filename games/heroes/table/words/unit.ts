import { plural } from '@kurgan/engine';
import { isConcealed, of, profile, seatOf } from '../../rules/counters.ts';
import { type Profile, X } from '../../rules/profiles.ts';
import type { View } from '../../rules/state.ts';
import { SIDE_NAMES, tokenWords } from './names.ts';

const ABILITIES: readonly (readonly [(profile: Profile) => boolean, string])[] = [
  [({ opportunistic }) => opportunistic, 'Opportunistic Fire'],
  [({ assault }) => assault !== null, 'Assault'],
  [({ weapons }) => weapons.some(({ suppressive }) => suppressive), 'Suppressive Fire'],
  [({ weapons }) => weapons.some(({ onTheMove }) => onTheMove !== null), 'Fire on the Move'],
  [({ weapons }) => weapons.some(({ dual }) => dual), 'Dual Weapon'],
  [({ weapons }) => weapons.some(({ machineGunner }) => machineGunner), 'Machine Gunner'],
  [({ weapons }) => weapons.some(({ frightening }) => frightening), 'Frightening Shot'],
  [({ weapons }) => weapons.some(({ piercing }) => piercing), 'Piercing'],
  [({ weapons }) => weapons.some(({ destruction }) => destruction > 0), 'Destruction'],
  [({ weapons }) => weapons.some(({ sniper }) => sniper !== null), 'Sniper'],
  [({ weapons }) => weapons.some(({ flames }) => flames !== null), 'Flamethrower'],
  [({ weapons }) => weapons.some(({ howitzer }) => howitzer !== null), 'Howitzer'],
  [({ weapons }) => weapons.some(({ indirect }) => indirect !== null), 'Indirect Fire'],
  [({ weapons }) => weapons.some(({ distracting }) => distracting !== null), 'Distracting Fire'],
  [({ autonomous }) => autonomous, 'Autonomous'],
  [({ mechanic }) => mechanic, 'Mechanic'],
  [({ spotter }) => spotter, 'Artillery Spotter'],
  [({ positiveWaves }) => positiveWaves, 'Positive Waves'],
  [({ personalOrder }) => personalOrder, 'Personal Order'],
  [({ scout }) => scout !== null, 'Scout'],
  [({ capacity }) => capacity > 0, 'Transport'],
];

/** Names of the abilities on one side of a counter. */
export const abilityNames = (facts: Profile): readonly string[] =>
  ABILITIES.flatMap(([has, name]) => (has(facts) ? [name] : []));
export const abilitiesOf = (view: View, u: number): readonly string[] => abilityNames(profile(view, u));

const figure = (value: number): string => (value <= X ? 'X' : String(value));

/** It is in the middle of its activation. */
const isActing = ({ flow }: View, u: number): boolean =>
  flow.some((frame) => ['activation', 'moving', 'firing'].includes(frame.step) && 'unit' in frame && frame.unit === u);

/** `Soviet. Moves 4, Defense 6, range 4. Suppressed. Token 2.` */
export function thingsOf(view: View, u: number): string {
  const { open } = view;
  const seat = seatOf(open, u);
  if (isConcealed(open, u) && view.private[seat] === undefined) return `${SIDE_NAMES[seat]}.`;
  const { move, defense, weapons, reduced } = profile(view, u);
  const range = weapons[0]?.rangeInSquares ?? null;
  const token = view.private[seat]?.tokens[u] ?? 0;
  const { suppressed, acted, token: tokens } = open.units;
  return [
    `${SIDE_NAMES[seat]}${reduced ? ', reduced' : ''}.`,
    `Moves ${figure(move)}, Defense ${[...new Set(defense)].join('/')}${range === null ? '' : `, range ${range}`}.`,
    ...(of(suppressed, u) > 0 ? [`${plural(of(suppressed, u), 'Suppressed marker')}.`] : []),
    ...(isActing(view, u) ? ['It acts now.'] : of(acted, u) === 1 ? ['It has acted.'] : []),
    ...(token > 0 ? [`Token ${tokenWords(token)}.`] : of(tokens, u) === 1 ? ['A token face down.'] : []),
  ].join(' ');
}
