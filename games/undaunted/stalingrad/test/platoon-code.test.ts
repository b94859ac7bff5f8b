import { expectOk, parseSetup, setupProblemText } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { type CardId, id } from '../../rules/ids.ts';
import { SEATS } from '../box.ts';
import { encodePlatoons } from '../campaign/encode-platoons.ts';
import { freshPlatoon } from '../campaign/platoon.ts';
import { decodePlatoon } from '../campaign/platoon-code.ts';
import { stalingrad } from '../tools.ts';
import { bury, campaign, platoon, single } from './campaign-scene.ts';

const codeOf = (game: ReturnType<typeof campaign>): string =>
  encodePlatoons((seat) => game.room(seat === SEATS[0] ? 'soviet' : 'german').available);
const decoded = (code: string): CardId[][] => SEATS.map((seat) => decodePlatoon(code, seat));
const setUp = (options: Readonly<Record<string, unknown>>, scenario = '074') =>
  parseSetup(stalingrad.scenarios, scenario, options);
const begin = (platoons: string, scenario = '074') =>
  single(scenario, { options: expectOk(setUp({ platoons }, scenario), setupProblemText).options });

test('US-DEF-11 the code of two platoons gives them back, through a whole campaign', () => {
  const game = campaign();
  for (let games = 0; games < 12; games++) {
    game.until('turn');
    expect(decoded(codeOf(game))).toEqual([game.room('soviet').available, game.room('german').available]);
    game.won(games % 3 === 0 ? 'german' : 'soviet');
    if (game.open.ended !== null) break;
  }
  expect(game.open.record.length).toBeGreaterThan(8);
});

test('US-DEF-11 a scenario is played with the platoons of a campaign as they stand, the fallen left out', () => {
  const game = campaign({
    at: '7d',
    but: (state) => platoon(state, 'soviet', { gone: ['S-S-004'], come: ['S-U-004'] }),
  });
  bury(game.until('turn'), 'soviet', 'S-S-009').won('german');
  const code = codeOf(game);
  const scenario = begin(code);
  for (const side of ['soviet', 'german'] as const)
    expect(scenario.room(side).available).toEqual(game.room(side).available);
  expect(scenario.room('soviet').available).toEqual(expect.arrayContaining(['S-U-004', 'S-R-009']));
  expect(scenario.until('turn').step).toBe('turn');
});

test('US-R-95 squads are integrated where the scenario has them integrated', () => {
  const game = campaign({ at: '7d' }).until('turn');
  expect(begin(codeOf(game), '121').open.integrated).toBe(true);
  expect(begin(codeOf(game)).open.integrated).toBe(false);
  const riflemen = begin(codeOf(game), '121')
    .room('soviet')
    .available.filter((card) => /^S-.-0(0[4-8]|6)/.test(card));
  expect(riflemen.length).toBeLessThan(game.room('soviet').available.length);
});

test('without a code the platoons are those of a campaign that has come this far', () => {
  expect(setUp({})).toEqual({ ok: true, value: { scenario: '074', options: { platoons: '' } } });
  expect(begin('').room('soviet').available.length).toBeGreaterThan(freshPlatoon(SEATS[0]).available.length);
  expect(setUp({ platoons: '' }, 'campaign').ok).toBe(false);
});

test('a text that is no code, or one of platoons that cannot be, is refused with what is wrong', () => {
  expect(setUp({ platoons: 'my best men' })).toMatchObject({
    error: [{ path: 'options.platoons', expected: 'the code of two platoons of a campaign, or nothing' }],
  });
  const code = (...cards: readonly string[]): string =>
    encodePlatoons((seat) => [...freshPlatoon(seat).available, ...cards.map(id.card)]);
  const refused = (platoons: string, why: string): void =>
    expect(setUp({ platoons })).toMatchObject({
      error: [{ path: 'options.platoons', expected: expect.stringContaining(why) }],
    });
  refused(code('S-U-009'), 'S-S-009 and S-U-009 are the same soldier');
  expect(setUp({ platoons: code('S-R-009') }).ok).toBe(true);
  refused(
    encodePlatoons(() => []),
    'the Soviet platoon has no soldiers',
  );
  const [soviet = '', german = ''] = code().split('.');
  refused(`${soviet}.${german.slice(0, -1)}_`, 'no such German platoon');
});
