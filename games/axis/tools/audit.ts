import { CROSSING_IDS, SITE_IDS, SITES } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { KINDS, KINDS_OF } from '../data/units.ts';
import { CARD_IDS } from '../data/uranus.ts';
import { ZONE_IDS, ZONES } from '../data/zones.ts';
import { airUnits, isFriendly, landUnits } from '../rules/board.ts';
import { SIDES, type State } from '../rules/state.ts';

/** Finds states that the rules make impossible but a position file could contain. */
export function audit({ open, private: rooms, sealed }: State): string[] {
  const problems: string[] = [];
  let tokens = open.pool.axis + open.pool.allies;
  for (const id of ZONE_IDS) {
    const zone = open.zones[id];
    const { base, airfield } = ZONES[id];
    tokens += zone.tokens.axis + zone.tokens.allies;
    for (const side of SIDES) {
      const force = zone[side];
      const strange = KINDS.filter((kind) => force[kind] > 0 && !KINDS_OF[side].includes(kind));
      if (strange.length > 0) problems.push(`open.zones.${id}.${side}: has no ${strange.join(', ')} (AA-DEF-01)`);
      if (base !== null && landUnits(force) > 0) problems.push(`open.zones.${id}: land units in a base (AA-MAP-09)`);
      if (airUnits(force) > LIMITS.airfield) problems.push(`open.zones.${id}: more than 4 aircraft (AA-MAP-11)`);
      if (airUnits(force) > 0 && !airfield) problems.push(`open.zones.${id}: aircraft without an airfield (AA-MAP-11)`);
    }
    if (base !== null && zone.control !== base) problems.push(`open.zones.${id}: a base never falls (AA-R-82)`);
    const both = landUnits(zone.axis) > 0 && landUnits(zone.allies) > 0;
    if (both && zone.marker === null) problems.push(`open.zones.${id}: both sides without a marker (AA-DEF-03)`);
    if (zone.river && zone.marker !== 'assault')
      problems.push(`open.zones.${id}: a river flag without an Assault (AA-R-62)`);
  }
  for (const id of CROSSING_IDS) {
    const { ferry, cargo, attacked } = open.crossings[id];
    if (cargo === 'token') tokens++;
    if (!ferry && (cargo !== null || attacked)) problems.push(`open.crossings.${id}: there is no ferry (AA-FERRY-02)`);
  }
  for (const sortie of open.sorties) tokens += sortie.tokens;
  if (tokens !== LIMITS.tokens) problems.push(`there are ${LIMITS.tokens} supply tokens, not ${tokens} (AA-COMP-05)`);
  for (const id of SITE_IDS) {
    const ambusher = open.ambushers[id];
    if (ambusher !== null && !SITES[id].some((zone) => isFriendly(open, ambusher.side, zone)))
      problems.push(`open.ambushers.${id}: has no friendly zone left (AA-AMB-07)`);
  }
  const { drawn, northwest, southeast } = rooms.allies;
  const cards = [...sealed.deck, ...drawn, ...northwest, ...southeast, ...open.uranus.shown.map(({ card }) => card)];
  if (new Set(cards).size !== cards.length) problems.push('a Uranus card is in two places (AA-COMP-06)');
  if (!open.uranus.launched && cards.length !== CARD_IDS.length) problems.push('a Uranus card is missing (AA-COMP-06)');
  if (northwest.length !== open.uranus.northwest || southeast.length !== open.uranus.southeast)
    problems.push('open.uranus: counts other cards than the Allies have placed (AA-URA-02)');
  return problems;
}
