import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { narrate } from '../narrate.ts';
import { signs } from '../signs.ts';
import type { StalingradEvent } from '../state.ts';
import { stalingrad } from '../tools.ts';
import { campaign } from './campaign-scene.ts';
import { SOVIET, scene } from './scene.ts';

/** What a game seldom comes to: the last of a kind, the second of two, both at once. */

test('US-SPAWN-03 a unit with one entrance does not choose where it enters', () => {
  const counters = { 'rifleman-A': '604', 'rifleman-B': '604', sniper: null };
  const game = scene({ soviet: { hand: ['sniper'], counters } });
  expect([game.legal('enter'), game.why('enter sniper 604')]).toEqual([[], 'US-SPAWN-03']);
});

test('US-CSET-20 US-INTEG-05 one pick is enough to go back to the standard choice', () => {
  const game = campaign({});
  const [pick = ''] = game.legalFor('soviet', 'pick');
  game.play(`soviet: ${pick}`);
  expect(game.why('soviet: standard')).toBeNull();
  expect(game.legalFor('soviet')).toContain('standard');
});

test('US-SUPT-04 Support 2 takes one card and then another', () => {
  const first = { step: 'support', seat: SOVIET, squad: null, left: 2 } as const;
  const game = scene({ soviet: { supply: ['scout-A', 'scout-B', 'sniper'] }, first }).play('take scout-A');
  expect([game.step, game.legal('take')]).toEqual(['support', ['take scout-B', 'take sniper']]);
  expect(game.play('take sniper').step).toBe('turn');
  expect(game.hand('soviet')).toEqual(expect.arrayContaining(['scout-A', 'sniper']));
});

test('US-INFO-16 the board in letters lists smoke, tunnels, watchers, points and mines, hidden ones to their owner', () => {
  const game = scene({
    soviet: {
      hand: ['rifleman-A'],
      mines: ['503-504 antitank A'],
      hidden: ['505-506 antipersonnel'],
      watched: { 'machine-gunner-A': '504' },
      smoke: ['504'],
    },
    tunnels: ['403', '405'],
    laidPoints: { '504': 2 },
  });
  const lines = (seat: 'soviet' | 'german') => signs.lines(game.view(seat) as never);
  const open = ['smoke: 504', 'tunnels: 403; 405', 'overwatch: Soviet Gunners A watch 504', 'mission points: 2 on 504'];
  const mine = 'mines: Soviet antitank mine, squad A, between 503 and 504';
  expect(lines('german')).toEqual([...open, mine]);
  expect(lines('soviet')).toEqual([...open, `${mine}; hidden Soviet antipersonnel mine, between 505 and 506`]);
});

const rule = 'US-R-58';
const WORDS: readonly (readonly [event: object, text: string])[] = [
  [{ event: 'lostForGood' }, 'The Soviet Union buries its dead.'],
  [{ event: 'lostForGood', cards: [] }, 'Nobody is lost for good.'],
  [{ event: 'upgraded' }, 'The Soviet Union learns from the fight.'],
  [{ event: 'upgraded', cards: [] }, 'Nobody is upgraded.'],
  [{ event: 'withdrew' }, 'The Soviet Union withdraws.'],
  [{ event: 'shotDown' }, 'A Soviet Bomber is shot down.'],
  [{ event: 'gained', points: 1, total: 3 }, 'The Soviet Union gains 1 mission point: 3 in all.'],
  [{ event: 'gained', points: 2, total: 3 }, 'The Soviet Union gains 2 mission points: 3 in all.'],
  [{ event: 'recorded', winner: SOVIET, area: null }, 'The Soviet Union wins the game.'],
  [{ event: 'recorded', winner: SOVIET, area: 'Milk House' }, 'The Soviet Union takes the Milk House.'],
];

test('US-R-58 the log of a campaign tells the enemy nothing, and its owner all', () => {
  for (const [event, text] of WORDS) expect(narrate({ rule, seat: SOVIET, ...event } as StalingradEvent)).toBe(text);
});

test('US-CAMP-03 the audit finds a soldier who is in the platoon and gone', () => {
  const game = scene({});
  const room = game.state.private[SOVIET];
  if (room === undefined) throw new Error('there is no room');
  expect(stalingrad.audit(game.state)).toEqual([]);
  const [card = id.card('')] = room.available;
  room.gone.push(card);
  expect(stalingrad.audit(game.state).join()).toContain('a card is in the platoon twice, or in it and gone');
});
