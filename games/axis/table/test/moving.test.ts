import { Controller } from '@kurgan/kit';
import { localSession } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import { SITES } from '../../data/places.ts';
import { countIn } from '../../rules/stacks.ts';
import { axis } from '../../tools.ts';
import { AxisModel } from '../model.ts';
import { movesOf, takeBack } from '../moving/moves.ts';
import { type Piece, plansOf } from '../moving/plan.ts';
import { touchPolicy } from '../touch-policy.ts';

/** The Axis at the screen, in its first Movement phase. */
function begin(scenario = 'race') {
  const { session } = localSession(axis, scenario, 'moving', { allies: 'recruit' });
  const model = new AxisModel(new Controller(session, touchPolicy));
  return { model, session };
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
  const { session, host, show } = localSession(axis, 'race', 'ambush', { axis: 'recruit' });
  const model = new AxisModel(new Controller(session, touchPolicy));
  while (session.moment.value.choices.length === 0 || model.frame.value?.step !== 'movement') {
    const { match } = host;
    const [seat] = match.waiting;
    if (seat === undefined) throw new Error('the Allies never move');
    const legal = match.legal(seat);
    match.act(seat, legal.find((action) => action.do === 'done') ?? legal[0] ?? { do: 'done' });
    show();
  }
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
