import { Controller } from '@kurgan/kit';
import { localSession } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import { SITES } from '../../data/places.ts';
import { countIn } from '../../rules/stacks.ts';
import { axis } from '../../tools.ts';
import { AxisModel } from '../model.ts';
import { leftToMove } from '../moving/left.ts';
import { movesOf, takeBack } from '../moving/moves.ts';
import { type Piece, plansOf } from '../moving/plan.ts';
import { touchPolicy } from '../touch-policy.ts';

/** The Axis at the screen, in its first Movement phase. */
function begin(scenario = 'race') {
  const { session } = localSession(axis, scenario, 'moving', { allies: 'recruit' });
  const model = new AxisModel(new Controller(session, touchPolicy));
  return { model, session };
}

/** The Allies at the screen, in their first Movement phase. */
function beginAllies(scenario: string) {
  const { session, host, show } = localSession(axis, scenario, 'a', { axis: 'recruit' });
  const model = new AxisModel(new Controller(session, touchPolicy));
  while (session.moment.value.choices.length === 0 || model.frame.value?.step !== 'movement') {
    const { match } = host;
    const [seat] = match.waiting;
    if (seat === undefined) throw new Error('the Allies never move');
    const legal = match.legal(seat);
    match.act(seat, legal.find((action) => action.do === 'done') ?? legal[0] ?? { do: 'done' });
    show();
  }
  return model;
}

const picked = ({ picking }: AxisModel): [Piece, number][] => [...(picking.hand.value?.picked ?? [])];
const click = (model: AxisModel, place: string, kind?: string, isShift = false): Promise<void> =>
  model.picking.touch({ place, side: 'axis', ...(kind && { kind }) } as never, isShift, null);

test('a click on a zone picks all that can move, a click on a chip all of its kind, with Shift one of them', async () => {
  const { model } = begin();
  await click(model, 'zimovskii');
  expect(picked(model)).toEqual([
    ['infantry', 4],
    ['mechanized', 1],
    ['artillery', 1],
    ['tank', 2],
  ]);
  await click(model, 'zimovskii');
  expect(picked(model)).toEqual([]);
  await click(model, 'zimovskii', 'infantry');
  expect(picked(model)).toEqual([['infantry', 4]]);
  await click(model, 'zimovskii', 'tank', true);
  expect(picked(model)).toEqual([
    ['infantry', 4],
    ['tank', 1],
  ]);
  model.picking.setCount(2, 'infantry');
  expect(picked(model)).toEqual([
    ['infantry', 2],
    ['tank', 1],
  ]);
});

test('one click sends everything in hand, and what cannot go there stays in hand', async () => {
  const { model } = begin();
  await click(model, 'zimovskii');
  expect(model.lights.value.lit.get('vertyachii')).toMatchObject({ as: 'target' });
  expect(model.lights.value.lit.get('vertyachii')?.label).toContain('Soviet: 4 infantry');
  await click(model, 'vertyachii');
  const { open } = model.view.value;
  const arrived = (['infantry', 'mechanized', 'artillery', 'tank'] as const).map((kind) =>
    countIn(open, 'axis', 'vertyachii', kind),
  );
  expect(arrived).toEqual([4, 1, 1, 2]);
  expect(picked(model)).toEqual([]);
});

test('aircraft fly where they are sent: against an enemy, or to another airfield', async () => {
  const { model } = begin();
  await click(model, 'tatsinskaya', 'bomber');
  model.picking.setCount(2);
  await click(model, 'vertyachii');
  const { sorties } = model.view.value.open;
  expect(sorties.map(({ kind, at, mission }) => `${kind} ${mission} ${at}`)).toEqual([
    'bomber attack vertyachii',
    'bomber attack vertyachii',
  ]);
});

test('a place that nothing in hand can reach says why', async () => {
  const { model } = begin();
  await click(model, 'petrovka');
  await click(model, 'dubovka');
  expect(model.controller.refused.value).toMatchObject({
    action: 'move 2 minor-infantry dubovka',
    whyNot: { rule: 'AA-MOVE-02' },
  });
});

test('Undo takes back a move, and with it the choice of the zone it came from', async () => {
  const { model, session } = begin();
  const before = session.moment.value.undoable;
  await click(model, 'zimovskii', 'infantry');
  await click(model, 'vertyachii');
  await click(model, 'kopania', 'infantry');
  await click(model, 'kalach');
  await model.controller.undo();
  await model.controller.undo();
  expect(countIn(model.view.value.open, 'axis', 'zimovskii', 'infantry')).toBe(4);
  expect(countIn(model.view.value.open, 'axis', 'kopania', 'infantry')).toBe(4);
  await model.controller.redo();
  expect(countIn(model.view.value.open, 'axis', 'vertyachii', 'infantry')).toBe(4);
  expect(session.moment.value.undoable - before).toBeLessThanOrEqual(3);
});

test('a move in the middle of the list is taken back by itself', async () => {
  const { model, session } = begin();
  for (const [from, to] of [
    ['zimovskii', 'vertyachii'],
    ['kopania', 'kalach'],
    ['kletskaya', 'kremenskaya'],
  ] as const) {
    await click(model, from);
    await click(model, to);
  }
  const moves = movesOf(session.log.value);
  expect(moves.map(({ text }) => text.split(':')[0])).toEqual([
    'Zimovskii → Vertyachii',
    'Kopania → Kalach',
    'Kletskaya → Kremenskaya',
  ]);
  const { controller } = model;
  const [, middle] = moves;
  if (middle === undefined) throw new Error('there is no move');
  await takeBack({ session: controller.session, doAll: (actions) => controller.doAll(actions) }, middle);
  const { open } = model.view.value;
  expect(countIn(open, 'axis', 'kopania', 'infantry')).toBe(4);
  expect(countIn(open, 'axis', 'vertyachii', 'infantry')).toBe(4);
  expect(countIn(open, 'axis', 'kremenskaya', 'infantry')).toBe(3);
  expect(movesOf(session.log.value)).toHaveLength(2);
});

test('clicks that come faster than the stack before is on its way are not lost', async () => {
  const { model } = begin();
  await Promise.all([
    click(model, 'zimovskii'),
    click(model, 'vertyachii'),
    click(model, 'kopania', 'infantry'),
    click(model, 'kalach'),
    model.picking.pick('kletskaya', 'infantry'),
    model.picking.send('kremenskaya', null),
  ]);
  const { open } = model.view.value;
  expect(
    (['vertyachii', 'kalach', 'kremenskaya'] as const).map((zone) => countIn(open, 'axis', zone, 'infantry')),
  ).toEqual([4, 4, 3]);
});

test('while more is sent to a place, a click on a stack is enough', async () => {
  const { model } = begin();
  await click(model, 'zimovskii');
  await click(model, 'vertyachii');
  model.picking.sendingTo.value = model.picking.lastTo.value;
  await click(model, 'kopania', 'infantry');
  expect(countIn(model.view.value.open, 'axis', 'vertyachii', 'infantry')).toBe(8);
});

test('a tank that blitzes opens the way for the others', () => {
  const choice = (company: string) => ({
    text: `blitz ${company} buzinovka pitomnik`,
    verb: 'blitz',
    words: { with: company, through: 'buzinovka', to: 'pitomnik' },
  });
  const plans = plansOf(
    [choice('alone'), choice('mechanized')],
    'novomoskovsk',
    new Map<Piece, number>([
      ['infantry', 2],
      ['mechanized', 1],
      ['tank', 2],
    ]),
    'go',
  );
  expect(plans.get('pitomnik')).toEqual({
    actions: ['blitz mechanized buzinovka pitomnik', 'move 1 tank pitomnik'],
    going: new Map([
      ['tank', 2],
      ['mechanized', 1],
    ]),
    staying: new Map([['infantry', 2]]),
  });
});

test('the phase does not end in silence while aircraft stand idle', async () => {
  const { model, session } = begin();
  await click(model, 'zimovskii');
  await click(model, 'vertyachii');
  await model.controller.do('done');
  expect(model.controller.question.value?.text).toBe('8 aircraft on the ground. End the Movement phase?');
  await model.controller.do('done');
  expect(session.moment.value.now?.step).not.toBe('movement');
});

test('infantry comes out of an ambush even into a zone with units to pick', async () => {
  const model = beginAllies('race');
  const site = 'ambush-1';
  const [zone = 'kalach'] = SITES[site];
  await model.picking.touch({ place: zone, side: 'allies', kind: 'infantry' }, true, null);
  await model.picking.touch({ place: site }, false, null);
  expect(model.open.value.ambushers[site]).not.toBeNull();
  await model.picking.touch({ place: site }, false, null);
  expect(model.lights.value.lit.has(zone)).toBe(true);
  await model.picking.touch({ place: zone }, false, null);
  expect(model.open.value.ambushers[site]).toBeNull();
});

test('the phase does not end while a crossing is loaded, and the button says so', async () => {
  const model = beginAllies('uranus');
  expect(model.isEndBlocked).toBe(true);
  expect(leftToMove(model.open.value, 'allies')[0]).toEqual({ text: '1 crossing to unload', places: ['brown'] });
  model.pressEnd();
  await expect.poll(() => model.controller.refused.value?.whyNot).toMatchObject({ remedy: 'offload brown' });
  await model.picking.touch({ place: 'brown' }, false, null);
  expect(leftToMove(model.open.value, 'allies')[0]?.text).toBe('3 aircraft in the air');
  model.pressEnd();
  await expect.poll(() => model.controller.refused.value?.whyNot).toMatchObject({ remedy: 'from bolshoy' });
});

test('units that can go nowhere block nothing: the loaded crossing is lit, and a touch unloads it', async () => {
  const model = beginAllies('uranus');
  await model.picking.touch({ place: 'krasnaya-sloboda', side: 'allies', kind: 'rocket-launcher' }, false, null);
  expect(model.picking.isStuck).toBe(true);
  expect(model.lights.value).toMatchObject({ chosen: 'krasnaya-sloboda' });
  expect(model.lights.value.lit.get('brown')?.as).toBe('source');
  await model.picking.touch({ place: 'brown' }, false, null);
  expect(model.open.value.crossings.brown.cargo).toBeNull();
  expect(picked(model)).toEqual([]);
});

test('units left behind leave the hand when they can go nowhere', async () => {
  const model = beginAllies('race');
  await model.picking.touch({ place: 'krasnaya-sloboda' }, false, null);
  await model.picking.touch({ place: 'gray' }, false, null);
  expect(picked(model)).toEqual([
    ['infantry', 1],
    ['artillery', 1],
    ['rocket-launcher', 1],
  ]);
  await model.picking.touch({ place: 'brown' }, false, null);
  expect(model.open.value.crossings.brown.cargo).toBe('infantry');
  expect(picked(model)).toEqual([]);
});

test('a crossing takes one of the units in hand', () => {
  const load = (cargo: string) => ({ text: `load ${cargo} brown`, verb: 'load', words: { cargo, crossing: 'brown' } });
  const hand = new Map<Piece, number>([
    ['infantry', 2],
    ['token', 1],
  ]);
  const plans = plansOf([load('infantry'), load('token')], 'krasnaya-sloboda', hand, 'go');
  expect(plans.get('brown')).toEqual({
    actions: ['load infantry brown'],
    going: new Map([['infantry', 1]]),
    staying: hand.set('infantry', 1),
  });
});

test('a phone turns to the board that has every place to choose from', async () => {
  const model = beginAllies('race');
  expect(model.board.value).toBe('region');
  await model.picking.touch({ place: 'krasnaya-sloboda' }, false, null);
  expect([...model.lights.value.lit.keys()]).toEqual(['gray', 'brown', 'white']);
  expect(model.board.value).toBe('city');
});
