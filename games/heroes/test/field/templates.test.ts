import { describe, expect, it } from 'vitest';
import { EDGE } from '../../rules/field/edges.ts';
import { explainSight } from '../../rules/field/explain.ts';
import { interspaceName, squareName } from '../../rules/field/field.ts';
import { flameOut, flameSquares } from '../../rules/field/flames.ts';
import { isInside, newGround, putUnit, putWreck } from '../../rules/field/ground.ts';
import {
  coverAgainst,
  inOneBuilding,
  inOneRoom,
  isInElement,
  openingsOut,
  roomsFrom,
} from '../../rules/field/rooms.ts';
import { at, type Direction, NOWHERE, type Square } from '../../rules/field/squares.ts';
import {
  interspaceAt,
  isPointInside,
  SCATTER,
  scatter,
  structuresUnder,
  templateSquares,
  throwRange,
} from '../../rules/field/templates.ts';
import { wreckOf } from '../../rules/ground.ts';
import { kindNumber } from '../../rules/profiles.ts';
import { M0, M1, M3, M4, M7, type TestMap } from './maps.ts';

const [EAST, SOUTH_EAST]: readonly [Direction, Direction] = [2, 3];
const names = ({ field }: TestMap, squares: readonly Square[]): readonly string[] =>
  squares.map((place) => squareName(field, place)).sort();

describe('explosion templates', () => {
  it('HS-GEO-13 HS-R-19: cover the four squares that meet at the point', () => {
    const map = M0();
    const { ground, G, I } = map;
    expect(names(map, templateSquares(ground, I(3, 3)))).toEqual(names(map, [G(2, 2), G(3, 2), G(2, 3), G(3, 3)]));
    expect(interspaceName(map.field, I(3, 3))).toBe('C3*');
  });

  it('HS-TPL-02 HS-TPL-09 HS-R-21: touch an intact house but nobody inside', () => {
    const { ground, field, I, O } = M1();
    expect(structuresUnder(ground, I(4, 5))).toEqual([0]);
    expect(structuresUnder(newGround(field, 1), I(4, 5))).toEqual([]);
    expect(templateSquares(ground, I(4, 5))).not.toContain(O(1, 1));
  });

  it('HS-TPL-03 HS-R-150: reach ruined squares and spare the intact part next to them', () => {
    const { ground, I, O } = M7();
    const covered = templateSquares(ground, I(4, 6));
    expect(covered).toEqual(expect.arrayContaining([O(0, 2), O(1, 2)]));
    expect(covered).not.toContain(O(2, 2));
  });

  it('HS-FAB-28: no point inside an intact building takes one', () => {
    const bunker = M4();
    expect(isPointInside(bunker.ground, bunker.I(4, 3))).toBe(true);
    expect(isPointInside(bunker.ground, bunker.I(3, 3))).toBe(false);
    const ruin = M3();
    const inner = interspaceAt(ruin.field, 7, 7);
    expect(inner).not.toBeNull();
    expect(isPointInside(ruin.ground, inner!)).toBe(false);
    expect(names(ruin, templateSquares(ruin.ground, inner!))).toEqual(
      names(ruin, [ruin.O(0, 0), ruin.O(1, 0), ruin.O(0, 1), ruin.O(1, 1)]),
    );
  });

  it('HS-FAB-30 HS-R-22: scatter north, east, south or west, and not on 5 and 6', () => {
    const { ground, I } = M0();
    expect(scatter(ground, I(4, 4), SCATTER[2]!, 2)).toEqual({ on: 'point', point: I(6, 4) });
    expect(scatter(ground, I(4, 4), SCATTER[1]!, 1)).toEqual({ on: 'point', point: I(4, 3) });
    expect(SCATTER.slice(5)).toEqual([null, null]);
  });

  it('HS-R-20 HS-R-112: off the edge nothing happens; in a building its part is hit; in a ruin the attacker picks', () => {
    const { ground, I } = M0();
    expect(scatter(ground, I(1, 1), 0, 1)).toEqual({ on: 'nothing' });
    const house = M1();
    expect(scatter(house.ground, house.I(4, 5), 0, 1)).toMatchObject({ on: 'building', parts: [0] });
    const ruin = M3();
    const cornersOf = (column: number, row: number) =>
      [-1, 1].flatMap((dy) =>
        [-1, 1].map((dx) => {
          const place = ruin.O(column, row);
          return interspaceAt(ruin.field, at(ruin.field.x, place) + dx, at(ruin.field.y, place) + dy);
        }),
      );
    expect(scatter(ruin.ground, ruin.I(4, 6), 0, 2)).toEqual({ on: 'square', points: cornersOf(1, 1) });
    expect(scatter(ruin.ground, ruin.I(4, 6), 0, 1)).toEqual({ on: 'square', points: cornersOf(1, 2).slice(0, 2) });
  });

  it('HS-R-113: out of an offset grid the template snaps on and to the north or west', () => {
    const { ground, field, I } = M3();
    const inner = interspaceAt(field, 7, 7)!;
    expect(scatter(ground, inner, 2, 1)).toEqual({ on: 'point', point: interspaceAt(field, 9, 7) });
    expect(scatter(ground, inner, 2, 3)).toEqual({ on: 'point', point: I(7, 3) });
    expect(scatter(ground, inner, 4, 3)).toEqual({ on: 'point', point: I(3, 7) });
  });

  it('HS-TPL-13 HS-R-111 HS-EX-19: throws out of a building count from the half square', () => {
    const { ground, field, I, O } = M1();
    const door = field.edges.findIndex(({ opening }) => opening === 'd1');
    expect(openingsOut(ground, O(1, 1))).toEqual([door]);
    expect(throwRange(ground, O(1, 1), door, I(4, 5))).toBe(1);
    for (const [i, j] of [
      [3, 5],
      [5, 5],
      [3, 6],
      [4, 6],
      [5, 6],
    ] as const) {
      expect(throwRange(ground, O(1, 1), door, I(i, j))).toBe(2);
    }
    const bunker = M4();
    const [exit] = openingsOut(bunker.ground, bunker.O(0, 1));
    expect(throwRange(bunker.ground, bunker.O(0, 1), exit!, bunker.I(3, 5))).toBe(1);
  });
});

describe('rooms', () => {
  it('HS-TPL-11 HS-R-09 HS-FAB-18: a unit at an opening reaches the room', () => {
    const { ground, G, O } = M1();
    expect(roomsFrom(ground, G(4, 1)).map(({ room }) => room)).toEqual([0]);
    expect(roomsFrom(ground, G(3, 5)).map(({ room }) => room)).toEqual([0]);
    expect(roomsFrom(ground, G(3, 0))).toEqual([]);
    expect(roomsFrom(ground, O(1, 1))).toEqual([]); // never its own room
  });

  it('HS-TPL-14 HS-FAB-19 HS-R-57: rooms end with their part, and doorways lead from room to room', () => {
    const { ground, field, O } = M7();
    const [, second, third] = field.tiles[0]!.rooms;
    expect(roomsFrom(ground, O(1, 1)).map(({ room }) => room)).toEqual([second]);
    expect(roomsFrom(ground, O(2, 1)).map(({ room }) => room)).toEqual([third]);
    expect(inOneRoom(ground, O(2, 0), O(3, 1))).toBe(true);
    expect(inOneRoom(ground, O(2, 1), O(2, 2))).toBe(false);
    expect(inOneRoom(M1().ground, M1().O(0, 0), M1().O(1, 1))).toBe(true);
    expect(inOneRoom(ground, O(0, 0), O(0, 1))).toBe(false);
    expect(inOneBuilding(ground, O(2, 1), O(2, 2))).toBe(true);
    expect(inOneBuilding(ground, O(1, 1), O(2, 1))).toBe(false);
  });

  it('HS-R-105 HS-R-106: one crater is its connected squares', () => {
    const { ground, G } = M0({ '1,1': 'c', '2,1': 'c', '3,2': 'c' });
    expect(inOneRoom(ground, G(1, 1), G(2, 1))).toBe(true);
    expect(inOneRoom(ground, G(2, 1), G(3, 2))).toBe(false);
    expect(inOneRoom(ground, G(5, 1), G(6, 1))).toBe(false);
    for (const shape of ['0,0 0,1 1,1 2,1 2,0', '0,1 0,0 1,0 2,0 2,1', '1,0 0,0 0,1 0,2 1,2', '0,0 1,0 1,1 1,2 0,2']) {
      const places = shape.split(' ');
      const bend = M0(Object.fromEntries(places.map((place) => [place, 'c'])));
      const [first, ...rest] = places.map((place) => bend.G(Number(place[0]), Number(place[2])));
      expect(rest.every((place) => inOneRoom(bend.ground, first!, place))).toBe(true);
    }
    const rim = M0({ '7,1': 'c', '0,2': 'c' }); // the end of one row, and the start of the next
    expect(inOneRoom(rim.ground, rim.G(7, 1), rim.G(0, 2))).toBe(false);
  });

  it('HS-BLD-05 HS-BLD-11 HS-BLD-17 HS-R-13 HS-R-128 HS-EX-08 HS-EX-25: the bonus is that of the part the line comes by', () => {
    const { ground, G, O } = M7();
    expect(coverAgainst(ground, G(1, 3), O(2, 1), 'infantry')).toBe(2);
    expect(coverAgainst(ground, O(1, 1), O(3, 1), 'infantry')).toBe(2);
    expect(coverAgainst(ground, O(0, 1), O(2, 1), 'infantry')).toBe(2);
    expect(coverAgainst(ground, G(6, 1), O(3, 0), 'infantry')).toBe(3);
    expect(coverAgainst(ground, O(2, 2), O(2, 1), 'infantry')).toBe(0);
    expect(coverAgainst(ground, G(1, 3), O(0, 1), 'infantry')).toBe(2);
    const house = M1();
    expect(coverAgainst(house.ground, house.G(4, 1), house.O(2, 1), 'infantry')).toBe(3);
    expect(coverAgainst(house.ground, house.G(4, 1), house.O(2, 1), 'light')).toBe(0);
  });

  it('HS-R-111: out by a breach a throw counts from the ruined square', () => {
    const { field, I } = M7();
    for (const ruined of [1, 2]) {
      const ground = newGround(field, ruined);
      const breach = ground.edges.indexOf(EDGE.breach);
      const ends = [field.edges[breach]!.inside, field.edges[breach]!.beyond];
      const [standing = NOWHERE] = ends.filter((place) => isInside(field, ruined, place));
      const [fallen = NOWHERE] = ends.filter((place) => place !== standing);
      const point = ruined === 1 ? I(1, 4) : I(8, 4);
      const far = Math.abs(at(field.pointX, point) - at(field.x, fallen));
      expect(throwRange(ground, standing, breach, point)).toBe(Math.ceil(far / 2));
    }
  });
  it('HS-R-58 HS-R-24: a breach leads out of whichever part stands', () => {
    const { field } = M7();
    for (const ruined of [1, 2]) {
      const ground = newGround(field, ruined);
      const breach = ground.edges.indexOf(EDGE.breach);
      const ends = [field.edges[breach]!.inside, field.edges[breach]!.beyond];
      const [standing] = ends.filter((place) => isInside(field, ruined, place));
      expect(openingsOut(ground, standing ?? NOWHERE)).toContain(breach);
    }
  });
  it('HS-R-20: a shell that scatters onto an aligned building comes down on its roof', () => {
    const { ground, I, O } = M4();
    const landing = scatter(ground, I(4, 1), 4, 2);
    expect(landing).toMatchObject({ on: 'building', parts: [0] });
    expect(landing.on === 'building' ? landing.squares : []).toContain(O(0, 0));
  });
  it('HS-R-105 HS-R-106: a crater ends at the rim of the battlefield', () => {
    const { ground, G } = M0({ '6,0': 'c', '7,0': 'c', '0,1': 'c' });
    expect([inOneRoom(ground, G(6, 0), G(7, 0)), inOneRoom(ground, G(7, 0), G(0, 1))]).toEqual([true, false]);
  });
  it('HS-R-129: street is no element, a trench and a house are', () => {
    const { ground, G } = M0({ '1,1': 'T', '2,1': '=' });
    expect([G(0, 0), G(1, 1), G(2, 1)].map((place) => isInElement(ground, place))).toEqual([false, true, false]);
    expect(isInElement(M1().ground, M1().O(0, 0))).toBe(true);
  });
});

describe('flames', () => {
  it('HS-GEO-14 HS-R-23: two squares ahead and three beyond, or four aslant', () => {
    const map = M0();
    const { ground, G } = map;
    const straight = [G(3, 2), G(4, 2), G(5, 1), G(5, 2), G(5, 3)];
    expect(names(map, flameSquares(ground, G(2, 2), EAST))).toEqual(names(map, straight));
    const aslant = [G(3, 3), G(4, 3), G(3, 4), G(4, 4)];
    expect(names(map, flameSquares(ground, G(2, 2), SOUTH_EAST))).toEqual(names(map, aslant));
  });

  it('HS-FAB-15: it ends at a vehicle on its axis', () => {
    const map = M0();
    const { ground, G } = map;
    putUnit(ground, 'german', 'light', G(4, 2));
    expect(names(map, flameSquares(ground, G(2, 2), EAST))).toEqual(names(map, [G(3, 2), G(4, 2)]));
    putUnit(ground, 'german', 'light', G(3, 3));
    expect(flameSquares(ground, G(2, 2), SOUTH_EAST)).toEqual([G(3, 3)]);
  });

  it('HS-R-114 HS-GEO-14: it licks the ruined offset squares it overlaps, and comes out of an opening straight', () => {
    const ruin = M3();
    const into = flameSquares(ruin.ground, ruin.G(3, 6), 0);
    expect(into).toEqual(expect.arrayContaining([ruin.O(0, 2), ruin.O(1, 2), ruin.O(0, 1), ruin.O(1, 1)]));
    const house = M1();
    const { G } = house;
    const door = house.field.edges.findIndex(({ opening }) => opening === 'd1');
    expect(names(house, flameOut(house.ground, door, house.O(1, 1)))).toEqual(
      names(house, [G(3, 5), G(4, 5), G(3, 6), G(4, 6)]),
    );
  });
  it('HS-GEO-14: it ends at the rim of the battlefield', () => {
    const map = M0();
    const { ground, G } = map;
    expect(flameSquares(ground, G(0, 0), 0)).toEqual([]);
    expect(flameSquares(ground, G(0, 0), 6)).toEqual([]);
    expect(flameSquares(ground, G(7, 5), EAST)).toEqual([]);
    expect(flameSquares(ground, G(7, 5), 4)).toEqual([]);
    expect(names(map, flameSquares(ground, G(0, 2), 0))).toEqual(names(map, [G(0, 1), G(0, 0)]));
    expect(names(map, flameSquares(ground, G(0, 3), 0))).toEqual(names(map, [G(0, 2), G(0, 1), G(0, 0), G(1, 0)]));
  });
});

describe('explained sight', () => {
  it('HS-LOS-03 HS-LOS-08: names what obscures and by how much', () => {
    const { ground, G } = M0({ '1,0': 't', '1,1': 't' });
    const line = explainSight(ground, G(0, 0), NOWHERE, G(2, 1), NOWHERE, true);
    expect(line).toMatchObject({ status: 'obscured', penalty: 2, blocker: null });
    expect(line.obscured).toEqual([
      { square: G(1, 0), by: 1 },
      { square: G(1, 1), by: 1 },
    ]);
    const one = M0({ '1,0': 't' });
    const thicket = explainSight(one.ground, one.G(0, 0), NOWHERE, one.G(2, 0), NOWHERE, true);
    expect(thicket).toMatchObject({ status: 'obscured', penalty: 1 });
    expect(explainSight(one.ground, one.G(0, 1), NOWHERE, one.G(2, 1), NOWHERE, true).status).toBe('clear');
  });

  it('HS-LOS-04 HS-BLD-04: names what blocks and where', () => {
    const { ground, G, O } = M1();
    const wall = explainSight(ground, O(1, 0), NOWHERE, G(3, 0), NOWHERE, true);
    expect(wall.blocker).toMatchObject({ by: 'wall', square: O(1, 0), at: [2, 10] });
    const window = explainSight(ground, O(2, 1), NOWHERE, G(4, 0), NOWHERE, true);
    expect(window.blocker?.by).toBe('opening');
    putUnit(ground, 'german', 'infantry', G(1, 6));
    const blocked = explainSight(ground, G(0, 6), NOWHERE, G(3, 6), NOWHERE, true);
    expect(blocked.blocker).toMatchObject({ by: 'infantry', square: G(1, 6), at: [2, 12] });
    expect(explainSight(ground, G(0, 6), NOWHERE, G(3, 6), NOWHERE, false).status).toBe('clear');
  });
  it('HS-LOS-12: of two blocked lines the one that comes farther is told', () => {
    const { ground, G } = M0({ '1,0': 'B', '4,0': 'B', '4,1': 'B' });
    expect(explainSight(ground, G(0, 0), NOWHERE, G(6, 0), NOWHERE, true).blocker?.square).toBe(G(1, 0));
    expect(explainSight(ground, G(0, 0), G(0, 1), G(6, 0), NOWHERE, true).blocker?.square).toBe(G(4, 0));
  });
  it('HS-LOS-04 HS-LOS-06: tells buildings, terrain, wrecks and vehicles apart', () => {
    const causes = (map: TestMap, from: Square, to: Square) =>
      explainSight(map.ground, from, NOWHERE, to, NOWHERE, true).blocker;
    const house = M1();
    expect(causes(house, house.G(2, 1), house.G(3, 6))).toMatchObject({ by: 'building', square: house.O(0, 0) });
    const open = M0({ '2,2': 'B' });
    expect(causes(open, open.G(0, 2), open.G(5, 2))).toMatchObject({ by: 'terrain', square: open.G(2, 2), edge: -1 });
    putWreck(open.ground, wreckOf(kindNumber('sov-kv1')).effects, open.G(2, 3), open.G(2, 4));
    expect(causes(open, open.G(0, 3), open.G(5, 3))).toMatchObject({ by: 'wreck', square: open.G(2, 3), edge: -1 });
    putUnit(open.ground, 'german', 'light', open.G(2, 0));
    expect(causes(open, open.G(0, 0), open.G(5, 0))).toMatchObject({ by: 'vehicle', edge: -1 });
  });
});
