import { SeededChance } from '@kurgan/engine';
import { Controller, type Story } from '@kurgan/kit';
import { expect, test } from 'vitest';
import type { AreaId } from '../../data/areas.ts';
import type { UnitId } from '../../data/units.ts';
import type { VolgaEvent } from '../../rules/events.ts';
import { VolgaModel } from '../model.ts';
import { marksOf, recapOf } from '../recap.ts';
import { touchPolicy } from '../touch-policy.ts';
import { localSession } from './local-session.ts';

const HOLES = /undefined|null|NaN|\[object|^\W*$/;

/** A game at random, and what is told after each of its actions. */
function stories(seed: string, actions: number): { readonly model: VolgaModel; readonly told: readonly Story[] } {
  const { host, session, show } = localSession('september', seed);
  const model = new VolgaModel(new Controller(session, touchPolicy));
  const chance = SeededChance.fromSeed(seed);
  const told: Story[] = [];
  for (let i = 0; i < actions && host.match.outcome === null; i++) {
    const legal = host.match.legal('german');
    const action = legal[chance.below(legal.length)];
    if (action !== undefined) host.act('german', host.game.notation.format(action));
    show();
    told.push(recapOf(model, session.log.value));
  }
  expect(marksOf(model, session.log.value).some(({ kind }) => kind === 'moved')).toBe(true);
  return { model, told };
}

test('after an attack the player is told what the defenders did, before it what the night has brought', () => {
  const { told } = stories('a recap', 700);
  const steps = (title: string | undefined) =>
    told.filter((story) => story.title === title).flatMap((story) => story.steps);
  const [nights, attacks] = [steps(undefined), steps('The last attack')];
  for (const { text, marks } of [...nights, ...attacks]) {
    expect(text).not.toMatch(HOLES);
    for (const { to } of marks) expect(to.width).toBeGreaterThan(0);
  }
  const texts = (all: typeof nights): string => all.map(({ text }) => text).join('\n');
  expect(texts(nights)).toMatch(/Supply: \d \+ .*gives \d+ point/);
  expect(texts(nights)).not.toMatch(/you \d+, they \d+/);
  expect(texts(attacks)).toMatch(/is held by \w+ \d/);
  expect(texts(attacks)).toMatch(/you \d+, they \d+\. (Repulse|Stalemate|Success|Overrun)/);
});

test('what follows from a fight is told with it, in few lines', () => {
  const { told } = stories('few lines', 500);
  const attacks = told.filter(({ title }) => title !== undefined);
  expect(attacks.length).toBeGreaterThan(0);
  for (const { steps } of attacks) expect(steps.length).toBeLessThanOrEqual(5);
  expect(attacks.some(({ steps }) => steps.some(({ text }) => /they \d+\..* Morale/.test(text)))).toBe(true);
});

test('units that retreat together share a line and an arrow, from the fight to where they stand', () => {
  const { session } = localSession('september', 'a retreat');
  const model = new VolgaModel(new Controller(session, touchPolicy));
  const line = (after: number, event: VolgaEvent) => ({ after, text: '', rule: event.rule, event });
  const retreat = (unit: UnitId, to: AreaId) =>
    line(2, { event: 'retreated', rule: 'AV-RET-01', unit, from: 18, to } as const);
  const { steps } = recapOf(model, [
    line(1, { event: 'attacked', rule: 'AV-ATK-04', area: 18, units: ['71/191', '71/194', '71/211'] }),
    retreat('71/191', 2),
    retreat('71/194', 2),
    retreat('71/211', 19),
  ]);
  expect(steps.map(({ text }) => text)).toEqual([
    '71/191 and 71/194 retreat to 2 Hill 144.5.',
    '71/211 retreats to 19 Stalingradski Airfield.',
  ]);
  for (const { marks } of steps) expect(marks).toMatchObject([{ kind: 'moved', from: expect.anything() }]);
});
