import { expectOk, parseSetup, SeededChance, SilentContext } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { BOARD_LINKS, BORDERS } from '../data/borders.ts';
import { LANDING_ZONES } from '../data/places.ts';
import { ROAD_NODES, ROADS_FROM, type RoadNode, roadNodesIn } from '../data/roads.ts';
import { LAND_KINDS, LAND_KINDS_OF, type LandKind } from '../data/units.ts';
import { CITY_IDS, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { controlOf, markerOf } from '../rules/stacks.ts';
import { type Axis, type Open, SIDES, type State } from '../rules/state.ts';
import { isSupplied, tokensInReach } from '../rules/supply.ts';
import { axis } from '../tools.ts';
import { zoneOf } from './position.ts';

/**
 * Supply lines, land moves, Blitzes and the stacking check once more, as slowly and plainly as they can be written, to
 * compare with the rules over random games.
 */

const NEXT = new Map(
  ZONE_IDS.map((zone) => [zone, BORDERS.flatMap(([a, b]) => (a === zone ? [b] : b === zone ? [a] : []))]),
);
const next = (zone: ZoneId): readonly ZoneId[] => NEXT.get(zone) ?? [];
const inCity = (zone: ZoneId): boolean => CITY_IDS.some((id) => id === zone);
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

class Look {
  readonly open: Open;
  readonly markers: number;
  constructor(open: Open) {
    this.open = open;
    const raids = Object.values(open.crossings).filter(({ attacked }) => attacked).length;
    this.markers = 20 - raids - ZONE_IDS.filter((zone) => !this.quiet(zone)).length;
  }
  holds(side: Side, zone: ZoneId): boolean {
    return controlOf(this.open, zone) === side;
  }
  quiet(zone: ZoneId): boolean {
    return markerOf(this.open, zone) === null;
  }
  land(side: Side, zone: ZoneId): number {
    return sum(LAND_KINDS_OF[side].map((kind) => zoneOf(this.open, zone)[side][kind]));
  }
  anybody(side: Side, zone: ZoneId): boolean {
    return sum(Object.values(zoneOf(this.open, zone)[side])) > 0;
  }

  /** All zones that hang together with this one through friendly ones. */
  chain(side: Side, zone: ZoneId): readonly ZoneId[] {
    const found = new Set([zone]);
    for (const id of found) for (const near of next(id)) if (this.holds(side, near)) found.add(near);
    return [...found];
  }
  supplied(side: Side, zone: ZoneId): boolean {
    if (zone === 'krasnaya-sloboda') return true;
    const { sector } = ZONES[zone];
    const landing =
      side === 'allies' && sector !== null && this.open.crossings[sector].ferry ? LANDING_ZONES[sector] : null;
    return this.chain(side, zone).some((id) => ZONES[id].exit === side || id === landing);
  }
  tokens(side: Side, zone: ZoneId): ZoneId[] {
    const chain = this.chain(side, zone);
    return ZONE_IDS.filter(
      (id) =>
        zoneOf(this.open, id).tokens[side] > 0 &&
        ZONES[id].base === null &&
        id !== 'krasnaya-sloboda' &&
        (chain.includes(id) || next(id).some((near) => chain.includes(near))),
    );
  }

  mayStep(side: Side, kind: LandKind, start: ZoneId, from: ZoneId, to: ZoneId): boolean {
    const { round, taken } = this.open;
    if (ZONES[to].base !== null) return false;
    const stern = side === 'allies' && round < 3;
    const leaves = inCity(from) && BOARD_LINKS.some(([region, city]) => region === to && city === from);
    if (leaves && (stern || (side === 'axis' && (kind === 'infantry' || kind === 'mechanized')))) return false;
    const calm = this.holds(side, to) && this.quiet(to);
    if (stern && calm && next(start).some((zone) => this.anybody('axis', zone))) return false;
    if (kind === 'rocket-launcher' && (!this.holds(side, to) || taken.includes(to))) return false;
    return this.holds(side, to) || !this.quiet(to) || this.markers > 0;
  }
  ends(side: Side, kind: LandKind, start: ZoneId): ZoneId[] {
    const found = new Set<ZoneId>();
    const walk = (from: ZoneId, points: number): void => {
      for (const to of points === 0 ? [] : next(from)) {
        if (!this.mayStep(side, kind, start, from, to)) continue;
        found.add(to);
        if (this.holds(side, to) && this.quiet(to)) walk(to, points - 1);
      }
    };
    const drive = (node: RoadNode, points: number): void => {
      for (const on of points === 0 ? [] : ROADS_FROM[node]) {
        const to = ROAD_NODES[on];
        if (!this.mayStep(side, kind, start, ROAD_NODES[node], to)) continue;
        found.add(to);
        if (this.holds(side, to) && this.quiet(to)) drive(on, points - 1);
      }
    };
    walk(start, ['tank', 'mechanized', 'assault-gun', 'rocket-launcher'].includes(kind) ? 2 : 1);
    if (kind === 'tank' || kind === 'mechanized') for (const node of roadNodesIn(start)) drive(node, 4);
    return [...found].filter((zone) => zone !== start).sort();
  }
  blitzes(side: Side, start: ZoneId): string[] {
    if (side === 'allies' && this.open.round < 3 && next(start).some((zone) => this.anybody('axis', zone))) return [];
    const empty = (zone: ZoneId): boolean =>
      !this.holds(side, zone) && this.quiet(zone) && !SIDES.some((each) => this.anybody(each, zone));
    return next(start)
      .filter((through) => empty(through) && this.mayStep(side, 'tank', start, start, through))
      .flatMap((through) =>
        next(through)
          .filter((to) => this.mayStep(side, 'tank', start, through, to))
          .map((to) => `blitz alone ${through} ${to}`),
      )
      .sort();
  }
  pushes(side: Side): string[] {
    return ZONE_IDS.filter((zone) => this.land(side, zone) > 8 && this.quiet(zone)).flatMap((zone) =>
      LAND_KINDS_OF[side].flatMap((kind) => {
        const fresh = kind === 'infantry' ? (this.open.raised.find((each) => each.zone === zone)?.count ?? 0) : 0;
        if (zoneOf(this.open, zone)[side][kind] <= fresh) return [];
        return next(zone)
          .filter((to) => this.land(side, to) < 8 && this.mayStep(side, kind, zone, zone, to))
          .map((to) => `push ${kind} ${zone} ${to}`);
      }),
    );
  }
}

function compare(state: State, seat: Side, see: (what: string) => void): void {
  const look = new Look(state.open);
  const frame = state.flow.at(-1);
  const legal = axis.legal(state, seat).map((action) => axis.notation.format(action));
  if (frame?.step === 'movement' && frame.from !== null) {
    const { side, from } = frame;
    for (const kind of LAND_KINDS_OF[side]) {
      const order = `move 1 ${kind} `;
      const ends = legal.filter((text) => text.startsWith(order)).map((text) => text.slice(order.length));
      if (ends.length === 0) continue;
      see(kind);
      expect([kind, from, ends.sort()]).toEqual([kind, from, look.ends(side, kind, from)]);
      if (kind === 'tank')
        expect(legal.filter((text) => text.startsWith('blitz alone')).sort()).toEqual(look.blitzes(side, from));
    }
  }
  if (frame?.step === 'pushing') {
    see('push');
    expect(legal.sort()).toEqual(look.pushes(frame.side).sort());
  }
  if (frame?.step === 'battleChoice') {
    see('supply');
    for (const side of SIDES) {
      for (const zone of ZONE_IDS.filter((id) => look.land(side, id) > 0)) {
        expect([side, zone, isSupplied(state.open, side, zone)]).toEqual([side, zone, look.supplied(side, zone)]);
        expect([side, zone, tokensInReach(state.open, side, zone)]).toEqual([side, zone, look.tokens(side, zone)]);
      }
    }
  }
}

/** Some moments of a random game, without a limit on stacks: so every move can be made one unit at a time. */
function watch(scenario: string, game: number, see: (what: string) => void): void {
  const context = SilentContext.seeded<Axis>(`${scenario} ${game}`);
  const chance = SeededChance.fromSeed(`second opinion ${scenario} ${game}`);
  const state = axis.setup(expectOk(parseSetup(axis.scenarios, scenario, { looseStacks: true })), context);
  for (;;) {
    const [seat] = axis.waiting(state);
    if (seat === undefined) return;
    if (chance.below(5) === 0) compare(state, seat, see);
    const legal = axis.legal(state, seat);
    const action = legal[chance.below(legal.length)];
    if (action !== undefined) axis.apply(state, seat, action, context);
  }
}

test('AA-SUP-04 AA-SUP-12 AA-TOK-02 AA-MOVE-02 AA-ROAD-01 AA-BLITZ-01 AA-STACK-02 a slow second reading agrees over random games', () => {
  const seen = new Set<string>();
  for (const scenario of ['race', 'uranus'])
    for (let game = 0; game < 3; game++) watch(scenario, game, (what) => seen.add(what));
  expect([...seen].sort()).toEqual([...LAND_KINDS, 'push', 'supply'].sort());
});
