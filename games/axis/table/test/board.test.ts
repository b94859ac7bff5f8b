import { type Drawn, drawn, hasClass } from '@kurgan/kit/testing';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { LAND_KINDS_OF } from '../../data/units.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../../data/zones.ts';
import { addTokens, addUnits, controlOf, countIn, noteMoved, setMarker } from '../../rules/stacks.ts';
import type { Open } from '../../rules/state.ts';
import { newGame, position, zoneOf } from '../../test/position.ts';
import { Boards } from '../board/board.tsx';
import type { Lights } from '../board/lights.ts';
import { SupplyLayer } from '../board/supply-layer.tsx';

const LAYERS = { front: true, supply: true };
const NO_LIGHTS: Lights = { lit: new Map() };
const draw = (open: Open, lights: Lights = NO_LIGHTS, layers = LAYERS): Drawn[] =>
  drawn(h(Boards, { open, lights, layers, SupplyLayer }));
const unitsIn = (all: readonly Drawn[], zone: ZoneId): Drawn[] => {
  const start = all.findIndex((each) => hasClass(each, 'units') && each.props['data-place'] === zone);
  const rest = all.slice(start + 1);
  const end = rest.findIndex((each) => each.props['data-place'] !== undefined);
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
};
const chips = (all: readonly Drawn[]): string[] =>
  all
    .filter((each) => hasClass(each, 'chip'))
    .map(({ props, text }) => `${props['data-side']} ${props['data-kind']} ${text}`);

test.each(['race', 'uranus'] as const)('every unit of the set-up of %s is on a chip with its count', (scenario) => {
  const { open } = newGame(scenario, {}, [6, 6, 6, 6]);
  const all = draw(open);
  for (const zone of ZONE_IDS) {
    const facts = zoneOf(open, zone);
    const expected = (['axis', 'allies'] as const).flatMap((side) =>
      Object.entries({ ...facts[side], token: facts.tokens[side] }).flatMap(([kind, count]) =>
        count > 0 ? [`${side} ${kind} ${count}`] : [],
      ),
    );
    expect(chips(unitsIn(all, zone)).sort()).toEqual(expected.sort());
  }
});

test('a fight stands in two groups around its star, and tokens and aircraft above it have chips of their own', () => {
  const { open } = position({
    axisHolds: ['kalach'],
    axis: { vertyachii: { infantry: 3, tank: 1 } },
    allies: { vertyachii: { infantry: 2 } },
    battle: ['vertyachii'],
    tokens: { axis: { kalach: 2 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'vertyachii' }],
  });
  const all = draw(open);
  expect(chips(unitsIn(all, 'vertyachii'))).toEqual([
    'axis infantry 3',
    'axis tank 1',
    'axis bomber 1',
    'allies infantry 2',
  ]);
  expect(unitsIn(all, 'vertyachii').filter((each) => hasClass(each, 'star'))).toHaveLength(1);
  expect(unitsIn(all, 'vertyachii').filter((each) => hasClass(each, 'aloft'))).toHaveLength(1);
  expect(chips(unitsIn(all, 'kalach'))).toEqual(['axis token 2']);
});

test('a force without a supply line wears the struck lorry', () => {
  const given = { axis: { kalach: { infantry: 1 } }, allies: { frolovo: { infantry: 1 } } };
  const signs = (open: Open, zone: ZoneId) =>
    unitsIn(draw(open), zone).filter((each) => hasClass(each, 'cut-off')).length;
  const lost = position({ ...given, axisHolds: ['kalach'] }).open;
  expect([signs(lost, 'kalach'), signs(lost, 'frolovo')]).toEqual([1, 0]);
  const fed = position({ ...given, axisHolds: ['kalach', 'novomoskovsk', 'surovikino', 'oblivskaya'] }).open;
  expect(signs(fed, 'kalach')).toBe(0);
});

test('units that have moved are dimmed once all of their kind have', () => {
  const { open } = position({ axisHolds: ['kalach'], axis: { kalach: { infantry: 2, tank: 2 } } });
  noteMoved(open, 'kalach', 'infantry', 2);
  noteMoved(open, 'kalach', 'tank', 1);
  const spent = unitsIn(draw(open), 'kalach').filter((each) => hasClass(each, 'spent'));
  expect(spent.map(({ props }) => props['data-kind'])).toEqual(['infantry']);
});

test('rivers freeze: first the Don, then the Volga on both boards', () => {
  const { open } = newGame('race');
  const pictures = (frozen: number[]): string[] =>
    draw({ ...open, frozen })
      .filter((each) => hasClass(each, 'picture'))
      .map(({ props }) => String(props.src).replace(/^.*\//, ''));
  expect(pictures([])).toEqual(['region.webp', 'city.webp']);
  expect(pictures([6])).toEqual(['region.webp', 'don-ice.webp', 'city.webp']);
  expect(pictures([6, 7])).toEqual([
    'region.webp',
    'don-ice.webp',
    'volga-ice.webp',
    'city.webp',
    'lower-volga-ice.webp',
  ]);
});

test('only what is lit is a button, and it says in words what it is', () => {
  const { open } = newGame('race');
  const buttons = (lights: Lights) => draw(open, lights).filter(({ props }) => props.role === 'button');
  expect(buttons(NO_LIGHTS)).toEqual([]);
  const lit: Lights['lit'] = new Map([
    ['kalach', { as: 'reach', label: 'Move to Kalach' }],
    ['gray', { as: 'reach', label: 'Load the gray ferry' }],
    ['ambush-2', { as: 'target', label: 'Lie in ambush' }],
  ]);
  expect(buttons({ lit }).map(({ props }) => props['aria-label'])).toEqual([
    'Move to Kalach',
    'Load the gray ferry',
    'Lie in ambush',
  ]);
  const edges = (lights: Lights) =>
    draw(open, lights).flatMap((each) => (hasClass(each, 'edge') ? [each.props.class] : []));
  expect(edges({ lit, chosen: 'pitomnik', battle: 'tinguta' })).toEqual(['edge reach', 'edge chosen', 'edge battle']);
});

test('every sign on the boards is explained in the legend', () => {
  const all = draw(newGame('race').open);
  const legend = all.filter(({ tag }) => tag === 'li').map(({ text }) => text);
  expect(legend).toEqual(['1RP', 'fort', 'airfield', 'factory', 'ambush', 'battle', 'cut off', 'Axis']);
});

test('front and supply can be switched off', () => {
  const { open } = newGame('race');
  const layers = (front: boolean, supply: boolean): number[] => {
    const all = draw(open, NO_LIGHTS, { front, supply });
    return ['front', 'supply'].map((name) => all.filter((each) => each.tag === 'g' && hasClass(each, name)).length);
  };
  expect(layers(true, true)).toEqual([2, 4]);
  expect(layers(false, true)).toEqual([0, 4]);
  expect(layers(true, false)).toEqual([2, 0]);
});

test('with more than 300 units in every zone both boards stay below 3,000 nodes', () => {
  const { open } = newGame('race');
  for (const id of ZONE_IDS) {
    const holder = controlOf(open, id);
    const sides: readonly Side[] = id.length % 5 === 0 ? ['axis', 'allies'] : [holder];
    for (const side of sides)
      for (const kind of LAND_KINDS_OF[side]) addUnits(open, side, id, kind, 1 - countIn(open, side, id, kind));
    setMarker(open, id, sides.length > 1 ? 'battle' : null);
    addTokens(open, holder, id, 1);
  }
  const units = [...open.zones.axis, ...open.zones.allies];
  expect(units.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
  const lit: Lights['lit'] = new Map(ZONE_IDS.map((id) => [id, { as: 'reach', label: id }]));
  expect(draw(open, { lit }).length).toBeLessThan(3000);
});
