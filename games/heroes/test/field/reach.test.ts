import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../data/scenarios/scenarios.ts';
import { driveReach, drivesFrom, facingOf, isSunk, pushedTo } from '../../rules/field/drive.ts';
import { squareName } from '../../rules/field/field.ts';
import { newGround, putUnit, putWreck } from '../../rules/field/ground.ts';
import { fieldOf } from '../../rules/field/layouts.ts';
import { canEnd, canGoOn, reachOf, refuseStep, stopsAt, type Walker, wayTo } from '../../rules/field/reach.ts';
import { at, KIND, type Square } from '../../rules/field/squares.ts';
import { stepTo } from '../../rules/field/steps.ts';
import { addZone, newZones, type Zones, zoneOf } from '../../rules/field/zones.ts';
import { M0, M1, M2, M3, M4, M6, type TestMap } from './maps.ts';

const rifles = (zones: Zones | null = null): Walker => ({ side: 'soviet', category: 'infantry', zones });
const jeep: Walker = { side: 'soviet', category: 'light', zones: null };
const EAST = 2;
const WEST = 6;

const taken = ({ ground }: TestMap, walker: Walker, from: Square, to: Square, allowance = 9): number =>
  at(reachOf(ground, walker, from, allowance).steps, to);
const refused = ({ ground }: TestMap, walker: Walker, from: Square, to: Square) =>
  refuseStep(ground, walker, from, stepTo(ground.steps, from, to));

describe('reach on foot', () => {
  it('HS-MOVE-01 HS-MOVE-03: every step costs 1, diagonal ones too', () => {
    const map = M0();
    const { G } = map;
    expect(taken(map, rifles(), G(0, 0), G(4, 4), 4)).toBe(4);
    expect(taken(map, rifles(), G(0, 0), G(5, 5), 4)).toBe(-1);
    expect(wayTo(reachOf(map.ground, rifles(), G(0, 0), 4), G(2, 2))).toEqual([G(1, 1), G(2, 2)]);
  });

  it('HS-OFF-05 HS-BLD-14: the half square before a door is free', () => {
    const map = M1();
    expect(taken(map, rifles(), map.G(4, 5), map.O(1, 1), 1)).toBe(1);
    expect(taken(map, rifles(), map.G(4, 6), map.O(1, 0), 3)).toBe(3);
  });

  it('HS-MOVE-04 HS-MOVE-07 HS-MOVE-08: past allied infantry only, and never onto it', () => {
    const map = M0({ '1,0': 'B', '1,2': 'B', '0,0': 'B', '0,2': 'B' });
    const { ground, G } = map;
    putUnit(ground, 'soviet', 'infantry', G(1, 1));
    expect(taken(map, rifles(), G(0, 1), G(2, 1))).toBe(2);
    expect(canEnd(ground, 'infantry', G(1, 1))).toBe(false);
    expect(refused(map, { ...rifles(), side: 'german' }, G(0, 1), G(1, 1))).toBe('HS-MOVE-07');
    putUnit(ground, 'soviet', 'light', G(3, 3));
    expect(refused(map, rifles(), G(2, 3), G(3, 3))).toBe('HS-MOVE-07');
  });

  it('HS-R-117: onto an ally only with movement to go on', () => {
    const { ground, G } = M0();
    putUnit(ground, 'soviet', 'infantry', G(1, 0));
    expect(canGoOn(ground, rifles(), G(1, 0), 1)).toBe(true);
    expect(canGoOn(ground, rifles(), G(1, 0), 0)).toBe(false);
  });

  it('HS-GEO-22 HS-OFF-01: a door is no way for vehicles, be the building aligned or offset', () => {
    const [bunker, house] = [M4(), M1()];
    expect(refused(bunker, jeep, bunker.G(3, 4), bunker.O(0, 1))).toBe('HS-GEO-22');
    expect(refused(house, jeep, house.G(4, 5), house.O(1, 1))).toBe('HS-OFF-01');
  });

  it('HS-TERR-05 HS-TERR-07: impassable to all or to some', () => {
    const map = M0({ '1,0': '~', '0,1': 'w' });
    const { G } = map;
    expect(refused(map, rifles(), G(0, 0), G(1, 0))).toBe('HS-TERR-05');
    expect(refused(map, jeep, G(0, 0), G(0, 1))).toBe('HS-TERR-07');
    expect(refused(map, rifles(), G(0, 0), G(0, 1))).toBeNull();
    expect(refused(map, { ...jeep, category: 'heavy' }, G(0, 0), G(0, 1))).toBeNull();
  });

  it('HS-TERR-10 HS-TERR-11 HS-R-32: a Difficult square ends the move, leaving one does not', () => {
    const wire = Object.fromEntries([0, 1, 2, 3, 4, 5].map((row) => [`2,${row}`, 'b' as const]));
    const map = M0(wire);
    const { ground, G } = map;
    expect(taken(map, rifles(), G(0, 0), G(2, 0))).toBe(2);
    expect(taken(map, rifles(), G(0, 0), G(3, 0))).toBe(-1);
    expect(taken(map, rifles(), G(2, 0), G(4, 0))).toBe(2);
    expect(taken(map, jeep, G(0, 0), G(3, 0))).toBe(3);
    expect(stopsAt(ground, G(2, 0), 'infantry')).toBe(true);
  });

  it('HS-ZOC-04 HS-ZOC-07 HS-GEO-20: enemy zones bind infantry, over half squares too, and no vehicle', () => {
    const map = M2();
    const { field, ground, G, O } = map;
    const zones = newZones(field);
    putUnit(ground, 'german', 'infantry', G(4, 4));
    addZone(zones, 0, zoneOf(ground, G(4, 4), 'infantry'));
    expect(refused(map, rifles(zones), O(0, 1), G(3, 4))).toBe('HS-ZOC-04');
    expect(refused(map, rifles(zones), G(5, 4), G(5, 5))).toBe('HS-ZOC-04');
    expect(refused(map, rifles(zones), G(5, 4), G(6, 4))).toBeNull();
    expect(refused(map, jeep, G(5, 4), G(5, 5))).toBeNull();
  });

  it('HS-OFF-01 HS-BLD-13 HS-OP-25: vehicles stay out of offset squares, and a window opens to a card only', () => {
    const ruin = M3();
    expect(refused(ruin, jeep, ruin.G(3, 6), ruin.O(1, 2))).toBe('HS-OFF-01');
    const house = M1();
    expect(refused(house, rifles(), house.O(2, 1), house.G(6, 3))).toBe('HS-BLD-13');
    expect(refused(house, { ...rifles(), throughWindows: true }, house.O(2, 1), house.G(6, 3))).toBeNull();
  });

  it('HS-GEO-22 HS-R-07: nobody slips between the squares of a vehicle that lies across the corner', () => {
    const map = M0();
    const { ground, G } = map;
    putUnit(ground, 'german', 'heavy', G(1, 2), G(2, 1));
    expect(refused(map, rifles(), G(1, 1), G(2, 2))).toBe('HS-GEO-22');
    const apart = M0();
    putUnit(apart.ground, 'german', 'light', G(1, 2));
    putUnit(apart.ground, 'german', 'light', G(2, 1));
    expect(refused(apart, rifles(), G(1, 1), G(2, 2))).toBeNull();
  });
});

describe('reach on wheels', () => {
  it('HS-VEH-01 HS-VEH-09 HS-R-27: a one-square vehicle drives over infantry, not through vehicles', () => {
    const map = M0();
    const { ground, G } = map;
    putUnit(ground, 'german', 'infantry', G(1, 0));
    expect(refused(map, jeep, G(0, 0), G(1, 0))).toBeNull();
    expect(canEnd(ground, 'light', G(1, 0))).toBe(true);
    putUnit(ground, 'german', 'light', G(1, 1));
    expect(refused(map, jeep, G(0, 0), G(1, 1))).toBe('HS-R-27');
  });

  it('HS-VEH-03 HS-VEH-04 HS-R-26: front and rear follow each other', () => {
    const { ground, G } = M0();
    const drives = drivesFrom(ground, 'heavy', G(3, 3), G(2, 3));
    const forward = drives.filter(({ kind }) => kind === 'forward').map(({ front, rear }) => [front, rear]);
    expect(forward).toEqual([
      [G(4, 3), G(3, 3)],
      [G(4, 4), G(3, 3)],
      [G(4, 2), G(3, 3)],
    ]);
    const back = drives.filter(({ kind }) => kind === 'back').map(({ front, rear }) => [front, rear]);
    expect(back).toContainEqual([G(2, 3), G(1, 3)]);
    expect(facingOf(ground, G(3, 3), G(2, 3))).toBe(EAST);
  });

  it('HS-VEH-05 HS-VEH-06: a quarter turn in place costs 2', () => {
    const { ground, G } = M0();
    const reach = driveReach(ground, 'heavy', G(3, 3), G(2, 3), 5);
    const moves = (front: Square, rear: Square) => reach.find((it) => it.front === front && it.rear === rear)?.moves;
    expect(moves(G(2, 2), G(2, 3))).toBe(2);
    expect(moves(G(7, 3), G(6, 3))).toBe(4);
    expect(new Set(reach.map((it) => `${it.front} ${it.rear}`)).size).toBe(reach.length); // no position twice
  });

  it('HS-VEH-07 HS-VEH-08: it may lie across a corner between impassable squares', () => {
    const { ground, G } = M0({ '1,1': 'B', '2,2': 'B' });
    const drives = drivesFrom(ground, 'heavy', G(1, 2), G(0, 3)).filter(({ kind }) => kind === 'forward');
    expect(drives.map(({ front, rear }) => [front, rear])).toEqual([[G(2, 1), G(1, 2)]]);
    putUnit(ground, 'soviet', 'heavy', G(2, 1), G(1, 2));
    expect([G(2, 1), G(1, 2), G(1, 1), G(2, 2)].map((place) => at(ground.units, place) !== 0)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('HS-GEO-22: backs straight through a gate and does not pivot in it', () => {
    const { ground, G, O } = M6();
    const drives = drivesFrom(ground, 'light', G(2, 2), O(0, 1));
    expect(drives.some(({ kind, front, rear }) => kind === 'back' && front === O(0, 1) && rear === O(1, 1))).toBe(true);
    expect(drives.some(({ kind, front }) => kind === 'pivot' && front === G(2, 1))).toBe(false);
    expect(facingOf(ground, G(2, 2), O(0, 1))).toBe(WEST);
  });

  it('HS-TERR-12: the leading square decides whether rough ground stops it', () => {
    const { ground, G } = M0({ '2,3': 'R', '5,3': 'R' });
    const out = drivesFrom(ground, 'heavy', G(3, 3), G(2, 3)).find(({ entered }) => entered === G(4, 3));
    expect(out?.stops).toBe(false);
    const into = drivesFrom(ground, 'heavy', G(4, 3), G(3, 3)).find(({ entered }) => entered === G(5, 3));
    expect(into?.stops).toBe(true);
  });

  it('HS-WRK-03: nobody enters a wreck that bars all', () => {
    const map = M0();
    const { ground, G } = map;
    const hulk = { defense: {}, blocksSight: true, obscures: 0, difficult: [], water: false } as const;
    putWreck(ground, { ...hulk, impassable: ['infantry', 'light', 'heavy'] }, G(1, 2), G(2, 1));
    expect(refused(map, rifles(), G(0, 2), G(1, 2))).toBe('HS-TERR-05');
    expect(refused(map, rifles(), G(1, 1), G(2, 2))).toBe('HS-GEO-22');
  });

  it('HS-WRK-07 HS-WRK-11 HS-WRK-12 HS-WRK-13 HS-R-34: a pushed wreck keeps its lie, sinks, and stays on the map', () => {
    const { ground, G } = M0({ '4,0': 'w', '2,5': '~', '3,5': '~' });
    expect(pushedTo(ground, [G(2, 1), G(2, 2)], EAST)).toEqual([G(3, 1), G(3, 2)]);
    expect(pushedTo(ground, [G(3, 0)], EAST)).toBeNull();
    expect(pushedTo(ground, [G(7, 0)], EAST)).toBeNull();
    expect(pushedTo(ground, [G(2, 4), G(3, 4)], 4)).toEqual([G(2, 5), G(3, 5)]);
    expect(isSunk(ground, [G(2, 5), G(3, 5)])).toBe(true);
    expect(isSunk(ground, [G(2, 4), G(2, 5)])).toBe(false);
    putUnit(ground, 'german', 'light', G(3, 2));
    expect(pushedTo(ground, [G(2, 1), G(2, 2)], EAST)).toBeNull();
  });
});

describe('battlefields of the scenarios', () => {
  it.each(Object.entries(SCENARIOS))('%s: infantry can walk everywhere it may stand', (_, { layout }) => {
    const field = fieldOf(layout);
    const ground = newGround(field);
    const stands = [...Array(field.count).keys()].filter((place) => {
      const kind = at(field.kind, place);
      return (kind === KIND.general || kind === KIND.offset) && (at(ground.bars, place) & 1) === 0;
    });
    // Wire and rubble end a move, so walk on from wherever one stops.
    const reached = new Set<number>([stands[0]!]);
    for (const place of reached) {
      reachOf(ground, rifles(), place as Square, 1).steps.forEach((steps, to) => {
        if (steps >= 0) reached.add(to);
      });
    }
    expect(stands.filter((place) => !reached.has(place)).map((place) => squareName(field, place as Square))).toEqual(
      [],
    );
  });
});
