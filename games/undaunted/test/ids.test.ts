import { expect, expectTypeOf, test } from 'vitest';
import { laRaye } from '../normandy/data/scenarios/01-la-raye.ts';
import { normandy } from '../normandy/tools.ts';
import type { Action } from '../rules/actions.ts';
import { readScenario } from '../rules/board.ts';
import type { EditionFacts, ScenarioFacts } from '../rules/edition.ts';
import {
  type CardId,
  type CounterId,
  type GroupId,
  id,
  type KindId,
  type RuleId,
  type Seat,
  type TileId,
  type UnitId,
  type Written,
} from '../rules/ids.ts';
import type { entry, Pieces } from '../rules/pieces.ts';

test('no plain text passes for an id, not even one that is written in the code', () => {
  type AnyId = Seat | TileId | UnitId | KindId | GroupId | CardId | CounterId;
  expectTypeOf<string>().not.toExtend<AnyId>();
  expectTypeOf<'us'>().not.toExtend<AnyId>();
  expectTypeOf<string>().not.toExtend<RuleId>();
  expectTypeOf<AnyId>().toExtend<string>();
});

test('no id passes for one of another kind', () => {
  expectTypeOf<Exclude<Seat | UnitId | KindId | GroupId | CardId | CounterId | RuleId, TileId>>().toEqualTypeOf<
    Seat | UnitId | KindId | GroupId | CardId | CounterId | RuleId
  >();
  expectTypeOf<KindId>().not.toExtend<GroupId>();
  expectTypeOf<CardId>().not.toExtend<KindId>();
  expectTypeOf<Pieces['fog']>().toExtend<KindId & GroupId>();
});

test('a record of ids is asked by its ids alone', () => {
  expectTypeOf<string>().not.toExtend<keyof EditionFacts['tiles']>();
  expectTypeOf<string>().not.toExtend<Parameters<typeof entry<TileId, number>>[1]>();
});

test('data, actions and positions are where texts become ids', () => {
  expectTypeOf<Written<ScenarioFacts>['tiles'][number][0]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Action, { do: 'go' }>['to']>().toEqualTypeOf<TileId>();
  expect(normandy.notation.parse('go 13B')).toMatchObject({ value: { do: 'go', to: id.tile('13B') } });
  expect(normandy.notation.parse('go 99Z').ok).toBe(false);
  expect(readScenario(laRaye).objectives[0]).toEqual(['2B', 1]);
  expect(() => readScenario({ ...laRaye, objectives: [['9A', 1]] })).toThrow('scenario 1 has no tile 9A');
});
