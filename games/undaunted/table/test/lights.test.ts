import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { counterParts } from '../../rules/state.ts';
import { chosenThings, litThings, tilesToLookAt } from '../lights.ts';
import { LESSON } from '../normandy/lesson.ts';
import { chanceOf, playAtRandom, seated, untilAction } from './play.ts';

test('before a card is chosen only counters are lit that a card of the hand lets act', () => {
  const { model, play } = seated(LESSON.scenario, LESSON.seed);
  play(...untilAction('attack rifleman-B riflemen-B'));
  const { tiles, counters } = litThings(model);
  expect([...tiles]).toEqual([]);
  expect([...counters].sort()).toEqual(['us/riflemen-A', 'us/riflemen-B']);
});

test('a chosen card lights where its unit can go and whom it can hit', async () => {
  const { model, play, touching } = seated(LESSON.scenario, LESSON.seed);
  play(...untilAction('attack rifleman-B riflemen-B'));
  await touching.card(id.kind('rifleman-B'), null);
  const { tiles, counters } = litThings(model);
  expect([...tiles].sort()).toEqual(['12B', '17B', '2B']);
  expect([...counters]).toHaveLength(4);
  expect([...counters].every((counter) => counter.startsWith('german/'))).toBe(true);
  expect([...chosenThings(model).counters]).toEqual(['us/riflemen-B']);
});

test('who only looks on lights nothing', () => {
  const { model, host, show } = seated('1', 'lights');
  host.act('german', 'bid fog-of-war');
  playAtRandom({ host, show }, chanceOf('lights'), () => host.match.waiting[0] === 'german');
  expect(litThings(model)).toEqual({ tiles: new Set(), counters: new Set() });
});

test('a Blast lights every counter on the target, friend or foe, and waits for the button', async () => {
  const table = seated('5', 'blast', 'german');
  const { model, host, touching, controller } = table;
  const stepNow = (): string => host.match.view('german').flow.at(-1)?.step ?? '';
  while (stepNow() !== 'blast') {
    const [seat = ''] = host.match.waiting;
    const texts = host.match.legal(seat).map((action) => host.game.notation.format(action));
    const aimed = texts.find((text) => /^(blast|target) /.test(text));
    host.act(seat, aimed ?? texts.find((text) => !text.startsWith('hunker')) ?? 'end');
  }
  table.show();
  const { counters } = litThings(model);
  expect(counters.size).toBe(controller.session.moment.value.choices.length);
  const [first] = counters;
  if (first === undefined) throw new Error('the Blast hits nobody');
  expect(tilesToLookAt(model)[0], 'the view goes there').toBe(model.tileOf(...counterParts(first)));
  await touching.counter(first, null);
  expect(controller.proposed.value?.text).toBe(`shell ${first}`);
});
