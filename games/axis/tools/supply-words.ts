import { listed } from '@kurgan/engine';
import { type CrossingId, LANDING_ZONES } from '../data/places.ts';
import { ROAD_EXITS, ROAD_NODES, ROADS_FROM, roadNodesIn } from '../data/roads.ts';
import { type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { isCrossing } from '../rules/flights.ts';
import { type Open, other } from '../rules/state.ts';
import { isFed, type SupplyLine, supplyLine, tokensInReach } from '../rules/supply.ts';

/** Answers "why is it cut off?" in words: the way, the zones that break it, and the exit or crossing at its end. */

const nameOf = (zone: ZoneId): string => ZONES[zone].name;
const names = (zones: readonly ZoneId[]): string => listed(zones.map(nameOf));
const HOLDERS: Readonly<Record<Side, string>> = { axis: 'the Axis holds', allies: 'the Allies hold' };
const FORCES: Readonly<Record<Side, string>> = { axis: 'Axis force', allies: 'Allied force' };
const EDGES = { north: 'northern', east: 'eastern', south: 'southern', west: 'western' } as const;

/** `the western exit at Oblivskaya`. */
function exitName(zone: ZoneId): string {
  const edge = ROAD_EXITS.find((each) => each.zone === zone)?.edge;
  return `the ${edge === undefined ? '' : `${EDGES[edge]} `}exit at ${nameOf(zone)}`;
}

/** True if one road leads through all these zones. */
function followsRoad([start, ...rest]: readonly ZoneId[]): boolean {
  if (start === undefined) return false;
  let nodes = roadNodesIn(start);
  for (const zone of rest)
    nodes = nodes.flatMap((node) => ROADS_FROM[node].filter((next) => ROAD_NODES[next] === zone));
  return nodes.length > 0;
}

/** `on the road through Novomoskovsk to the western exit at Oblivskaya`. */
function wayOf({ path, end }: SupplyLine, without: readonly ZoneId[]): string {
  const between = path.slice(1, -1).filter((zone) => !without.includes(zone));
  const through = between.length === 0 ? '' : ` through ${names(between)}`;
  const to = isCrossing(end) ? `the ${end} crossing` : exitName(end);
  return `on the ${followsRoad(path) ? 'road' : 'way'}${through} to ${to}`;
}

/** The gap at a crossing, if there is one. */
function crossingGap(open: Open, end: ZoneId | CrossingId): string[] {
  return isCrossing(end) && !open.crossings[end].ferry ? [`there is no ferry at the ${end} crossing`] : [];
}

function gapsOf(open: Open, side: Side, line: SupplyLine): string {
  const { path, broken, end } = line;
  const last = path.at(-1);
  const holder = HOLDERS[other(side)];
  const onTheWay = broken.filter((zone) => zone !== last);
  const parts: string[] = [];
  if (onTheWay.length > 0) parts.push(`${holder} ${names(onTheWay)}, ${wayOf(line, onTheWay)}`);
  if (last !== undefined && broken.includes(last)) {
    const landing = isCrossing(end) ? `${nameOf(LANDING_ZONES[end])}, where the ${end} crossing lands` : exitName(last);
    parts.push(onTheWay.length > 0 && !isCrossing(end) ? 'also the exit itself' : `${holder} ${landing}`);
  }
  return [...parts, ...crossingGap(open, end)].join(', and ');
}

/** Says why a force is supplied or cut off, and what could feed it. */
export function explainSupply(open: Open, side: Side, zone: ZoneId): string {
  const line = supplyLine(open, side, zone);
  const force = `The ${FORCES[side]} in ${nameOf(zone)}`;
  const { path, end } = line;
  if (line.supplied) {
    if (isCrossing(end)) {
      const through = path.length < 2 ? '' : `, through ${names(path.slice(1))}`;
      return `${force} is supplied over the ${end} crossing${through}.`;
    }
    return path.length < 2
      ? `${force} is supplied: it stands ${ZONES[zone].exit === side ? 'in a supply exit' : 'on the east bank'}.`
      : `${force} is supplied ${wayOf(line, [])}.`;
  }
  const cut = `${force} is cut off: ${gapsOf(open, side, line)}.`;
  if (isFed(open, side, zone)) return `${cut} A supply token feeds it in this phase.`;
  const tokens = tokensInReach(open, side, zone);
  return tokens.length === 0
    ? cut
    : `${cut} A supply token in ${listed(tokens.map(nameOf)).replace(/ and /, ' or ')} can feed it for one phase.`;
}
