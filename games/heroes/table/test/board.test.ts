import { type Drawn, drawn, hasClass } from '@kurgan/kit/testing';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { BOARD_FACES } from '../../data/boards.ts';
import type { Layout } from '../../data/scenarios/facts.ts';
import { TILES, type TileId } from '../../data/tiles.ts';
import { sideOf, UNIT_TYPES, UNITS } from '../../data/units.ts';
import { explainSight } from '../../rules/field/explain.ts';
import { generalAt, isComplete, tileSquare } from '../../rules/field/field.ts';
import { newGround } from '../../rules/field/ground.ts';
import { fieldOf } from '../../rules/field/layouts.ts';
import { type Direction, NOWHERE, type Square, square } from '../../rules/field/squares.ts';
import { type BoardProps, HeroesBoard, type SquareLight } from '../board/board.tsx';
import { type CounterFacts, valuesOf } from '../board/counter.tsx';
import { FIGURES, UNIT_FIGURES, VEHICLES } from '../board/data/figures.ts';
import { squareUnder } from '../board/geometry.ts';
import { facePicture, tilePicture } from '../board/pictures.tsx';
import { drawnSight } from '../board/sight.ts';
import { sightVeils } from '../board/sight-map.ts';
import { wallsOf } from '../board/walls.ts';

const GRAIN_TOWER: Layout = [['F1', 'E1']];
const field = fieldOf(GRAIN_TOWER);
/** C4 is column C, row 4. */
const named = (name: string): Square => generalAt(field, name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);

const counter = (given: Partial<CounterFacts>): CounterFacts => ({
  id: 'one',
  side: 'soviet',
  type: 'sov-maxim',
  square: named('N4'),
  rear: NOWHERE,
  facing: null,
  up: 0,
  stripe: null,
  suppressed: 0,
  acted: false,
  token: null,
  ...given,
});
const draw = (given: Partial<BoardProps> = {}): Drawn[] =>
  drawn(h(HeroesBoard, { layout: GRAIN_TOWER, field, ruined: field.startsRuined, counters: [], ...given }));
const wears = (given: Partial<CounterFacts>): string[] =>
  draw({ counters: [counter(given)] })
    .slice(draw().findIndex((each) => hasClass(each, 'frame')))
    .flatMap(({ tag, props }) => (tag === 'use' ? [String(props.href)] : []));
const texts = (all: readonly Drawn[], name: string): string[] =>
  all.flatMap((each) => (each.tag === 'text' && hasClass(each, name) ? [each.text] : []));

test('every face and every tile has its picture', () => {
  for (const face of BOARD_FACES) expect(facePicture(face)).toContain(`${face}.webp`);
  for (const id of Object.keys(TILES) as TileId[]) {
    expect(tilePicture(id, true)).toContain(`${id}-ruined.webp`);
    if (!TILES[id].startsRuined) expect(tilePicture(id, false)).toContain(`${id}.webp`);
  }
});

test('every unit has a figure of its kind: a soldier, or a vehicle from above', () => {
  expect(Object.keys(UNIT_FIGURES).sort()).toEqual([...UNIT_TYPES].sort());
  for (const type of UNIT_TYPES)
    expect(UNIT_FIGURES[type] in (UNITS[type].category === 'infantry' ? FIGURES : VEHICLES), type).toBe(true);
});

test('all that a board points at is in its sprite', () => {
  const counters = UNIT_TYPES.map((type, index) =>
    counter({ id: type, type, side: sideOf(type), square: square(index), facing: 2, suppressed: 1, token: 'down' }),
  );
  const all = draw({
    counters: [...counters, counter({ id: 'hidden', type: null, token: 3 }), counter({ id: 'done', acted: true })],
  });
  const ids = new Set(all.map(({ props }) => props.id));
  for (const { tag, props } of all)
    if (tag === 'use') expect(ids, String(props.href)).toContain(String(props.href).slice(1));
});

test('letters stand below and figures on the left, past Z too', () => {
  const six: Layout = [
    ['F1', 'B1', 'A2'],
    ['E2', 'D1', 'C2'],
  ];
  const all = draw({ layout: six, field: fieldOf(six) });
  const start = all.findIndex((each) => hasClass(each, 'rulers'));
  const labels = all.slice(start + 1, start + 1 + 46).map(({ text }) => text);
  expect([labels[0], labels[25], labels[26], labels[29]]).toEqual(['A', 'Z', 'AA', 'AD']);
  expect([labels[30], labels[45]]).toEqual(['1', '16']);
});

test('a counter shows the values of the side that is up', () => {
  const values = (given: Partial<CounterFacts>) => {
    const all = draw({ counters: [counter(given)] });
    return [...texts(all, 'combat'), ...texts(all, 'defense')];
  };
  expect(values({ type: 'sov-maxim', up: 1 })).toEqual(['+4', '5']);
  expect(values({ type: 'sov-decoy' })[0]).toBe('–');
  expect(values({ type: 'sov-mortar82' })[0]).toBe('+0');
  expect(values({ type: null })).toEqual([]);
  expect(valuesOf(UNITS['sov-fire-group'], 1).reduced).toBe(true);
  expect(valuesOf(UNITS['sov-maxim'], 1).reduced).toBe(false);
});

test('a reduced unit has a broken edge', () => {
  const edges = (up: 0 | 1): number =>
    draw({ counters: [counter({ type: 'sov-fire-group', up })] }).filter((each) => hasClass(each, 'reduced')).length;
  expect([edges(0), edges(1)]).toEqual([0, 1]);
});

test('a counter wears its facing, its token or tick, and what pins it', () => {
  expect(wears({})).toEqual(['#hs-soviet-counter', '#hs-soviet-machineGun', '#hs-values']);
  expect(wears({ facing: 6, token: 'down', suppressed: 2 }).slice(2)).toEqual([
    '#hs-facing',
    '#hs-values',
    '#hs-down',
    '#hs-pinned',
  ]);
  expect(wears({ acted: true }).slice(3)).toEqual(['#hs-tick']);
  expect(wears({ type: null })).toEqual(['#hs-soviet-counter', '#hs-soviet-hidden']);
});

test('a token that lies face down shows no number', () => {
  const shown = (token: CounterFacts['token']): string =>
    draw({ counters: [counter({ token })] }).find((each) => hasClass(each, 'order'))?.text ?? '';
  expect([shown('down'), shown(7), shown('B'), shown('★')]).toEqual(['', '7', 'B', '★']);
});

test('a long vehicle lies over both of its squares and turns with them', () => {
  const all = draw({ counters: [counter({ type: 'sov-t34', square: named('J2'), rear: named('I3') })] });
  const root = all.find(({ props }) => props['data-unit'] === 'one');
  expect(root?.props.transform).toBe('translate(540 120)');
  expect(all.some(({ props }) => props.transform === 'rotate(-45)')).toBe(true);
});

test('walls open where a building does and fall with their part', () => {
  const elevator = field.tiles.findIndex(({ id }) => id === 'bld-elevator');
  const [north = 0, south = 0] = field.tiles[elevator]?.parts ?? [];
  const count = (path: string): number => path.split('M').length - 1;
  const intact = wallsOf(field, field.startsRuined);
  expect([count(intact.windowMarks), count(intact.doorMarks)]).toEqual([7, 4]);
  const half = wallsOf(field, field.startsRuined | (1 << north));
  expect(count(half.windowMarks)).toBe(3);
  // Both doorways of the wall that still stands have become breaches.
  expect([count(intact.breaches), count(half.breaches)]).toEqual([0, 8]);
  const gone = wallsOf(field, field.startsRuined | (1 << north) | (1 << south));
  expect([gone.windows, gone.leaves, gone.inner.brick]).toEqual(['', '', '']);
  expect(gone.outer.brick).not.toBe('');
});

test('each part shows its own state', () => {
  const elevator = field.tiles.find(({ id }) => id === 'bld-elevator');
  const shown = (ruined: number): string[] =>
    draw({ ruined }).flatMap(({ tag, props }) =>
      tag === 'image' && String(props.href).includes('elevator') ? [String(props.href).replace(/^.*\//, '')] : [],
    );
  expect(shown(field.startsRuined)).toEqual(['bld-elevator.webp', 'bld-elevator.webp']);
  expect(shown(field.startsRuined | (1 << (elevator?.parts[1] ?? 0)))).toEqual([
    'bld-elevator.webp',
    'bld-elevator-ruined.webp',
  ]);
});

test('a line is clear, dotted from the obscuring square on, or red up to a cross; always with a word', () => {
  const ground = newGround(field);
  const see = (to: Square) => drawnSight(field, explainSight(ground, named('N4'), NOWHERE, to, NOWHERE, false));
  const kinds = (to: Square): string[] => see(to).stretches.map(({ as }) => as);
  expect([kinds(named('L3')), see(named('L3')).word]).toEqual([['clear'], 'clear']);
  const ruin = tileSquare(field, 1, 1, 1);
  expect([kinds(ruin), see(ruin).word]).toEqual([['clear', 'obscured'], 'obscured −1']);
  // It enters the obscuring square of the gutted house at its east side.
  expect(see(ruin).stretches[1]?.from[0]).toBeCloseTo(510);
  const blocked = see(named('M7'));
  expect([blocked.stretches.map(({ as }) => as), blocked.word]).toEqual([['red', 'beyond'], 'wall']);
  expect(blocked.cross?.[1]).toBeCloseTo(240);
});

test('only what has words can be touched', () => {
  const lights = new Map<Square, SquareLight>([
    [named('A1'), { as: 'reach', label: 'Move to A1' }],
    [named('B1'), { as: 'chosen', label: null }],
  ]);
  const buttons = draw({
    lights,
    counters: [counter({ light: { as: 'target', label: 'Fire at the Maxim', chance: '67 %' } })],
  });
  expect(buttons.filter(({ props }) => props.role === 'button').map(({ props }) => props['aria-label'])).toEqual([
    'Move to A1',
    'Fire at the Maxim',
  ]);
  expect(buttons.filter((each) => hasClass(each, 'chance')).map(({ text }) => text)).toEqual(['67 %']);
});

test('the sight map darkens what is not seen, and dims what is obscured', () => {
  const squares = Array.from({ length: field.count }, (_, place) => square(place));
  const seen = new Map(squares.map((place) => [place, 0]));
  expect(sightVeils(field, seen)).toEqual({ dark: '', dim: '' });
  seen.delete(named('J1'));
  seen.set(named('A8'), 1);
  expect(sightVeils(field, seen)).toEqual({
    dark: 'M540 0h60v30H540ZM540 30h60v30H540Z',
    dim: 'M0 420h60v30H0ZM0 450h60v30H0Z',
  });
  // The tile on top hides the general square under it.
  expect(sightVeils(field, new Map([...seen].filter(([place]) => place !== named('B3')))).dark).not.toContain(
    'M60 120',
  );
});

test('a part that has been hit says how much it still bears', () => {
  const [north = 0] = field.tiles.find(({ id }) => id === 'bld-elevator')?.parts ?? [];
  const points = field.parts.map((_, part) => (part === north ? 4 : 0));
  const told = (ruined: number): string[] =>
    draw({ points, ruined }).flatMap((each) => (hasClass(each, 'strain') ? [each.text] : []));
  expect(told(field.startsRuined)).toEqual(['4/9']);
  expect(told(field.startsRuined | (1 << north))).toEqual([]);
});

test('the square under the pointer is the one that lies on top', () => {
  expect(squareUnder(field, [15, 15])).toBe(named('A1'));
  expect(squareUnder(field, [60, 150])).toBe(tileSquare(field, 0, 0, 1));
  expect(squareUnder(field, [-1, 15])).toBeNull();
  expect(squareUnder(field, [1200, 15])).toBeNull();
});

test('six boards with a hundred counters and every square lit stay below 3,000 nodes', () => {
  const layout: Layout = [
    ['C1', 'B1', 'A1'],
    ['E1', 'F2', 'G2'],
  ];
  const six = fieldOf(layout);
  const squares = Array.from({ length: six.count }, (_, place) => square(place)).filter((place) =>
    isComplete(six, place),
  );
  const counters = squares.slice(0, 100).map((place, index) => {
    const type = UNIT_TYPES[index % UNIT_TYPES.length] ?? 'sov-maxim';
    const facing = (index % 8) as Direction;
    return counter({
      ...{ id: `unit-${index}`, type, side: sideOf(type), square: place, facing, up: 1, stripe: 'sov-common' },
      ...{ suppressed: 2, token: 'down', light: { as: 'target', label: 'Fire', chance: '50 %' } },
    });
  });
  const lights = new Map<Square, SquareLight>(squares.map((place) => [place, { as: 'reach', label: 'Move here' }]));
  expect(draw({ layout, field: six, ruined: six.startsRuined, counters, lights }).length).toBeLessThan(3000);
});

test('a name moves off a wreck, and lies over the squares that are lit', () => {
  const squares = ['K3', 'L3', 'M3'].map(named);
  const zones = [{ label: 'Crater', squares, held: null }];
  const spotOf = (all: readonly Drawn[]): string | undefined => {
    const name = all.find((each) => each.tag === 'text' && each.text === 'Crater');
    return name && `${name.props.x} ${name.props.y}`;
  };
  const free = draw({ zones });
  const wrecks = [{ type: 'ger-kuebel', square: named('L3'), rear: NOWHERE, facing: 0 as Direction }] as const;
  expect(spotOf(draw({ zones, wrecks }))).not.toBe(spotOf(free));
  const lights = new Map<Square, SquareLight>([[named('L3'), { as: 'reach', label: null }]]);
  const lit = draw({ zones, lights });
  expect(lit.findIndex((each) => each.text === 'Crater')).toBeGreaterThan(
    lit.findLastIndex((each) => hasClass(each, 'reach')),
  );
});
