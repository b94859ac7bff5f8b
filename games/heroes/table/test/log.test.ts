import { expectOk, Match, parseSetup, SeededChance } from '@kurgan/engine';
import type { LogLine } from '@kurgan/kit';
import { expect, test } from 'vitest';
import { squareName } from '../../rules/areas.ts';
import { of, onField, totalOf, unitName } from '../../rules/counters.ts';
import type { HeroesEvent } from '../../rules/events.ts';
import { narrate } from '../../rules/narrate.ts';
import type { Heroes } from '../../rules/state.ts';
import { choose } from '../../test/golden/player.ts';
import { position } from '../../test/position.ts';
import { heroes } from '../../tools.ts';
import { follow, told } from '../told.ts';

const { state: view } = position({
  soviet: [
    { is: 'sov-boris', at: 'I14' },
    { is: 'sov-fire-group', at: 'H14' },
    { is: 'sov-fire-group', at: 'F14' },
  ],
  german: [
    { is: 'ger-fire-group', at: 'I12' },
    { is: 'ger-sniper', at: 'A1', concealed: true },
  ],
});
const bystander = { ...view, private: {} };
const line = (event: HeroesEvent): LogLine => ({ after: 1, text: narrate(event), rule: event.rule, event });
const deployed = (unit: string, type: 'sov-fire-group' | null, at: string): LogLine =>
  line({ event: 'deployed', rule: 'HS-SET-05', unit, type, at });
const moved = (unit: string, from: string, to: string): LogLine =>
  line({ event: 'moved', rule: 'HS-MOVE-01', unit, from, to });
const reduced = (unit: string): LogLine => line({ event: 'reduced', rule: 'HS-HIT-02', unit });
const textsOf = (...lines: readonly LogLine[]): string[] => told(bystander, lines).map(({ text }) => text);

test('the log has names for handles', () => {
  expect(textsOf(deployed('s2', 'sov-fire-group', 'H14'))).toEqual(['Strelki Fire Group deploys at H14.']);
});

test('units that look the same are told apart by the square where they stood then', () => {
  const lines = [deployed('s2', 'sov-fire-group', 'H14'), reduced('s2'), moved('s2', 'H14', 'G14'), reduced('s2')];
  expect(textsOf(...lines).slice(1)).toEqual([
    'Strelki Fire Group at H14 is reduced.',
    'Strelki Fire Group moves from H14 to G14.',
    'Strelki Fire Group at G14 is reduced.',
  ]);
});

test('a name that one unit alone bears needs no square', () => {
  expect(textsOf(moved('s1', 'I14', 'I13'), reduced('s1'))).toEqual([
    'Boris moves from I14 to I13.',
    'Boris is reduced.',
  ]);
});

test('a concealed unit is told by its side, to its owner by its name', () => {
  const lines = [moved('g2', 'A1', 'A2')];
  expect(textsOf(...lines)).toEqual(['Concealed German unit moves from A1 to A2.']);
  expect(told(view, lines)[0]?.text).not.toContain('oncealed');
});

test('moves of one unit, one after the other, are one line, and passing is none', () => {
  const pass = line({ event: 'passed', rule: 'HS-R-134', seat: 'german', window: 'opportunity' });
  expect(textsOf(moved('s2', 'A1', 'A2'), pass, moved('s2', 'A2', 'A3'), moved('s3', 'B1', 'B2'))).toEqual([
    'Strelki Fire Group moves from A1 to A3.',
    'Strelki Fire Group moves from B1 to B2.',
  ]);
});

test.each(['1', '5', '9', 'free'])(
  'a whole game of %s is told without handles, each unit where it stands',
  (scenario) => {
    const match = new Match<Heroes>(heroes, expectOk(parseSetup(heroes.scenarios, scenario, {})), 'told');
    const chance = SeededChance.fromSeed('told');
    const squares = new Map<string, string>();
    let made = -1;
    while (match.outcome === null) {
      for (const { event } of match.wholeLog(made + 1)) if ('rule' in event) follow(squares, event);
      made = match.length;
      const { open } = match.state;
      for (let u = 0; u < totalOf(open); u++)
        if (onField(open, u))
          expect(`${unitName(open, u)} ${squares.get(unitName(open, u))}`).toBe(
            `${unitName(open, u)} ${squareName(open, of(open.units.at, u))}`,
          );
      const [seat] = match.waiting;
      if (seat === undefined) break;
      match.act(seat, choose(match.view(seat), seat, match.legal(seat), chance));
    }
    const lines = match
      .log('german')
      .map(({ after, event }): LogLine => ({ after, text: match.narrate(event), rule: '', event }));
    const texts = told(match.view('german'), lines).slice(-120);
    expect(texts.filter(({ text }) => /\b[sgt]\d+\b/.test(text))).toEqual([]);
  },
);

test('a card whose name ends with an exclamation mark ends its sentence', () => {
  const played: HeroesEvent = { event: 'played', rule: 'HS-CARD-06', seat: 'german', card: 'ac-ger-schnell' };
  expect(textsOf(line(played))).toEqual(['The Germans play Schnell!']);
});
