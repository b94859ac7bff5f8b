import { CROSSING_IDS, SITE_IDS, SITES } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { AIR_KINDS, isAir, KINDS, KINDS_OF, LAND_KINDS_OF, unitOf } from '../data/units.ts';
import { CARD_IDS } from '../data/uranus.ts';
import { type Side, ZONE_IDS, ZONES } from '../data/zones.ts';
import {
  isContested,
  isFriendly,
  isInfantry,
  isOccupied,
  markersLeft,
  raisedIn,
  stacksOf,
  volgaFrozen,
} from '../rules/board.ts';
import { airIn, controlOf, countIn, isOverRiver, landIn, markerOf, movedOf, tokensIn } from '../rules/stacks.ts';
import { type Open, other, SIDES, type State } from '../rules/state.ts';
import { musterOf, unitsOf } from '../rules/volley.ts';

/** Finds states that the rules make impossible but a position file could contain. */
export function audit(state: State): string[] {
  const problems: string[] = [];
  const { open } = state;
  auditZones(open, problems);
  auditCrossings(open, problems);
  auditAir(open, problems);
  auditPieces(open, problems);
  auditMoves(open, problems);
  auditCombat(open, problems);
  auditCards(state, problems);
  return problems;
}

function auditZones(open: Open, problems: string[]): void {
  for (const id of ZONE_IDS) {
    const { base, airfield } = ZONES[id];
    for (const side of SIDES) {
      const land = landIn(open, side, id);
      const air = airIn(open, side, id);
      const strange = KINDS.filter((kind) => countIn(open, side, id, kind) > 0 && !KINDS_OF[side].includes(kind));
      if (strange.length > 0) problems.push(`${id}: the ${side} side has no ${strange.join(', ')} (AA-DEF-01)`);
      if (base !== null && land > 0) problems.push(`${id}: land units in a base (AA-MAP-09)`);
      if (air > LIMITS.airfield) problems.push(`${id}: more than 4 aircraft (AA-MAP-11)`);
      if (air > 0 && !airfield) problems.push(`${id}: aircraft without an airfield (AA-MAP-11)`);
    }
    if (base !== null && controlOf(open, id) !== base) problems.push(`${id}: a base never falls (AA-R-82)`);
    const both = landIn(open, 'axis', id) > 0 && landIn(open, 'allies', id) > 0;
    const intruder = other(controlOf(open, id));
    if (isOccupied(open, intruder, id) && !isContested(open, id))
      problems.push(`${id}: the ${intruder} side in a hostile zone without a marker (AA-DEF-03)`);
    if (both && !isContested(open, id)) problems.push(`${id}: both sides without a marker (AA-DEF-03)`);
    if (isOverRiver(open, id) && markerOf(open, id) !== 'assault')
      problems.push(`${id}: a river flag without an Assault (AA-R-62)`);
  }
  for (const id of SITE_IDS) {
    const ambusher = open.ambushers[id];
    if (ambusher === null) continue;
    if (!SITES[id].some((zone) => isFriendly(open, ambusher.side, zone)))
      problems.push(`open.ambushers.${id}: has no friendly zone left (AA-AMB-07)`);
    if (!KINDS_OF[ambusher.side].includes(ambusher.kind))
      problems.push(`open.ambushers.${id}: the side has no ${ambusher.kind} (AA-DEF-01)`);
  }
}

function auditCrossings(open: Open, problems: string[]): void {
  for (const id of CROSSING_IDS) {
    const { ferry, cargo, attacked } = open.crossings[id];
    if (!ferry && (cargo !== null || attacked)) problems.push(`open.crossings.${id}: there is no ferry (AA-FERRY-02)`);
    if (!ferry && volgaFrozen(open)) problems.push(`open.crossings.${id}: the ice bridge is missing (AA-WX-07)`);
    if (cargo === null || cargo === 'token') continue;
    if (!LAND_KINDS_OF.allies.includes(cargo))
      problems.push(`open.crossings.${id}: the Allies have no ${cargo} (AA-DEF-01)`);
    else if (!volgaFrozen(open) && !isInfantry(cargo))
      problems.push(`open.crossings.${id}: a ferry carries no ${cargo} (AA-FERRY-06)`);
  }
}

function auditAir(open: Open, problems: string[]): void {
  open.sorties.forEach(({ kind, mission, tokens, passenger, home }, i) => {
    if (passenger !== null && mission !== 'airlift')
      problems.push(`open.sorties[${i}]: a passenger on no airlift (AA-AIR-15)`);
    if (tokens > 0 && mission !== 'drop' && mission !== 'landing')
      problems.push(`open.sorties[${i}]: tokens on no supply flight (AA-AIR-11)`);
    if ((tokens > 0 || passenger !== null) && kind !== 'bomber')
      problems.push(`open.sorties[${i}]: only bombers carry cargo (AA-AIR-11)`);
    if ((mission === 'intercept') !== (home !== null))
      problems.push(`open.sorties[${i}]: an interceptor, and nobody else, has a home (AA-OPT-14)`);
  });
}

/** Zones that may be assaulted without a marker: Uranus cards deploy there in any case (AA-R-29). */
const DEPLOYMENT_ZONES = ZONE_IDS.filter((id) => ZONES[id].uranus !== null).length;

/** Everything in the box is there once. */
function auditPieces(open: Open, problems: string[]): void {
  let tokens = open.pool.axis + open.pool.allies;
  for (const id of ZONE_IDS) tokens += tokensIn(open, 'axis', id) + tokensIn(open, 'allies', id);
  for (const id of CROSSING_IDS) if (open.crossings[id].cargo === 'token') tokens++;
  for (const sortie of open.sorties) tokens += sortie.tokens;
  if (tokens !== LIMITS.tokens) problems.push(`there are ${LIMITS.tokens} supply tokens, not ${tokens} (AA-COMP-05)`);
  if (markersLeft(open) < (open.uranus.launched ? -DEPLOYMENT_ZONES : 0))
    problems.push(`there are more than ${LIMITS.combatMarkers} Combat Markers (AA-COMP-04)`);
  for (const side of SIDES) {
    for (const kind of AIR_KINDS) {
      const count = aircraft(open, side, kind);
      const { pieces } = unitOf(side, kind);
      if (count > pieces) problems.push(`the ${side} side has ${pieces} ${kind}s, not ${count} (AA-COMP-03)`);
    }
    if (open.options.looseStacks) continue;
    for (const kind of LAND_KINDS_OF[side]) {
      const { pieces } = unitOf(side, kind);
      const count = stacksOf(open, side, kind);
      if (count > pieces)
        problems.push(`the ${side} side has pieces for ${pieces} stacks of ${kind}, not ${count} (AA-COMP-03)`);
    }
  }
}

/** Nobody moves who isn't there. */
function auditMoves(open: Open, problems: string[]): void {
  for (const zone of ZONE_IDS) {
    for (const kind of KINDS) {
      const count = movedOf(open, zone, kind);
      const there = isAir(kind) ? 0 : Math.max(...SIDES.map((side) => countIn(open, side, zone, kind)));
      if (count > there) problems.push(`open.moved: ${count} ${kind} of ${there} in ${zone} (AA-MOVE-01)`);
    }
    if (raisedIn(open, zone) > movedOf(open, zone, 'infantry'))
      problems.push(`open.raised: more infantry than can't move in ${zone} (AA-FM-03)`);
  }
}

function aircraft(open: Open, side: Side, kind: (typeof AIR_KINDS)[number]): number {
  const inTheAir = open.sorties.filter((each) => each.side === side && each.kind === kind).length;
  return ZONE_IDS.reduce((all, id) => all + countIn(open, side, id, kind), inTheAir);
}

function auditCombat({ combat, ...rest }: Open, problems: string[]): void {
  if (combat === null) return;
  const open = { ...rest, combat };
  const defender = combat.attacker === 'axis' ? 'allies' : 'axis';
  const muster = musterOf(open, combat, defender);
  const ghosts = unitsOf(defender).filter((unit) => combat.fallen[unit] > muster[unit]);
  if (ghosts.length > 0) problems.push(`open.combat.fallen: more ${ghosts.join(', ')} than there are (AA-CMB-18)`);
  if (!isContested(open, combat.zone)) problems.push('open.combat: its zone has no marker (AA-DEF-03)');
}

function auditCards({ open, private: rooms, sealed }: State, problems: string[]): void {
  const { drawn, northwest, southeast } = rooms.allies;
  const cards = [...sealed.deck, ...drawn, ...northwest, ...southeast, ...open.uranus.shown.map(({ card }) => card)];
  if (new Set(cards).size !== cards.length) problems.push('a Uranus card is in two places (AA-COMP-06)');
  if (!open.uranus.launched && cards.length !== CARD_IDS.length) problems.push('a Uranus card is missing (AA-COMP-06)');
  if (northwest.length !== open.uranus.northwest || southeast.length !== open.uranus.southeast)
    problems.push('open.uranus: counts other cards than the Allies have placed (AA-URA-02)');
}
