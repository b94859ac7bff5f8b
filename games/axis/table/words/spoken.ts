import { listed } from '@kurgan/engine';
import { type CrossingId, LANDING_ZONES, SITES, type SiteId } from '../../data/places.ts';
import { type Kind, unitOf } from '../../data/units.ts';
import { type Side, ZONES, type ZoneId } from '../../data/zones.ts';
import { volgaFrozen } from '../../rules/board.ts';
import { controlOf, markerOf } from '../../rules/stacks.ts';
import { type Open, SIDES } from '../../rules/state.ts';
import { aloftOver, type ChipFacts, chipsOf, cutOffIn } from '../board/stack.ts';
import { SIDE_NAMES } from './names.ts';

/** The boards in words, for those who don't see them. */

const amount = (side: Side, kind: Kind, count: number): string => {
  const { name, plural } = unitOf(side, kind);
  return `${count} ${count === 1 ? name : plural}`;
};

/** `2 infantry`, `1 fighter in the air`, `3 supply tokens`. */
function chipInWords({ side, kind, count, moved, aloft }: ChipFacts): string {
  if (kind === 'token') return `${count} supply ${count === 1 ? 'token' : 'tokens'}`;
  const rest = moved === 0 ? '' : moved === count ? ' (moved)' : ` (${moved} moved)`;
  return `${amount(side, kind, count)}${aloft ? ' in the air' : ''}${rest}`;
}

/** Facts printed on a zone. */
function factsInWords(zone: ZoneId): string[] {
  const { rp, fortified, airfield, base, exit, uranus } = ZONES[zone];
  return [
    ...(rp > 0 ? [`${rp} RP`] : []),
    ...(fortified ? ['fortified'] : []),
    ...(airfield ? ['airfield'] : []),
    ...(base !== null ? [`${SIDE_NAMES[base]} base`] : []),
    ...(exit !== null ? [`${SIDE_NAMES[exit]} supply exit`] : []),
    ...(uranus !== null ? [`Uranus zone from round ${uranus.from}`] : []),
  ];
}

/** One zone in a sentence. */
export function zoneInWords(open: Open, zone: ZoneId): string {
  const control = controlOf(open, zone);
  const marker = markerOf(open, zone);
  const cutOff = cutOffIn(open, zone);
  const forces = SIDES.flatMap((side) => {
    const chips = chipsOf(open, zone, side);
    if (chips.length === 0) return [];
    return [`${SIDE_NAMES[side]}${cutOff.includes(side) ? ' (cut off)' : ''}: ${listed(chips.map(chipInWords))}`];
  });
  const works =
    open.factories === null
      ? []
      : (['tank', 'artillery'] as const).filter((each) => open.factories?.[each].zone === zone);
  const head = [
    ZONES[zone].name,
    `held by the ${control === 'axis' ? 'Axis' : 'Allies'}`,
    ...(marker === null ? [] : [marker === 'assault' ? 'under assault' : 'in battle']),
    ...factsInWords(zone),
    ...works.map((each) => `${each} factory`),
  ].join(', ');
  return `${[head, ...(forces.length > 0 ? forces : ['No units'])].join('. ')}.`;
}

/** One crossing of the Volga in a sentence. */
export function crossingInWords(open: Open, id: CrossingId): string {
  const { ferry, cargo, attacked } = open.crossings[id];
  const name = `${id[0]?.toUpperCase()}${id.slice(1)} crossing to ${ZONES[LANDING_ZONES[id]].name}`;
  const way = ferry ? (volgaFrozen(open) ? 'ice bridge' : 'ferry') : 'no ferry';
  const load = cargo === null ? [] : [`carries ${cargo === 'token' ? 'a supply token' : amount('allies', cargo, 1)}`];
  const above = SIDES.flatMap((side) => aloftOver(open, id, side)).map(
    (chip) => `${SIDE_NAMES[chip.side]} ${chipInWords(chip)}`,
  );
  return `${[name, way, ...load, ...(attacked ? ['under attack'] : []), ...above].join(', ')}.`;
}

/** One Ambush Site in a sentence. */
export function siteInWords(open: Open, id: SiteId): string {
  const ambusher = open.ambushers[id];
  const place = `Ambush Site between ${listed(SITES[id].map((zone) => ZONES[zone].name))}`;
  return ambusher === null
    ? `${place}, empty.`
    : `${place}: ${SIDE_NAMES[ambusher.side]} ${unitOf(ambusher.side, ambusher.kind).name}.`;
}
