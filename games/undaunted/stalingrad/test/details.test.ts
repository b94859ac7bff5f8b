import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { wayTo } from '../campaign/city.ts';
import { edition } from '../edition.ts';
import { asKnownTo, rulesFor } from '../effects.ts';
import { narrate } from '../narrate.ts';
import { signs } from '../signs.ts';
import type { StalingradEvent, StalingradOpen } from '../state.ts';
import { stalingrad } from '../tools.ts';
import { campaign } from './campaign-scene.ts';
import { GERMAN, SOVIET, scene } from './scene.ts';

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
  const open = [
    'smoke: 504',
    'tunnels: 403; 405',
    'overwatch: Soviet Gunners A watches 504',
    'mission points: 2 on 504',
  ];
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
  [{ event: 'recorded', winner: SOVIET, area: 'the Ravine' }, 'The Soviet Union takes the Ravine.'],
];

test('US-SMOKE-02 where a unit enters, smoke is in its way as on the tile where it stands', () => {
  const counters = { 'rifleman-A': '504', 'engineer-A': null };
  const why = (smoke: string[]) => scene({ soviet: { hand: ['engineer-A'], counters, smoke } }).why('smoke engineer-A');
  expect([why(['504']), why(['505'])]).toEqual(['US-SMOKE-02', null]);
});

test('US-SUPT-32 of Bombers in hand, discard pile and deck only those in hand can be given up', () => {
  const german = { hand: ['G-L-095', 'G-L-098'], discard: ['G-L-096'], deck: ['G-L-097', 'scout-A'] };
  const game = scene({ soviet: { hand: ['antiair-battery'] }, german }).play('antiair antiair-battery');
  const cards = stalingrad.legal(game.state, GERMAN).map((action) => stalingrad.notation.format(action));
  expect(cards).toEqual(['lose G-L-095', 'lose G-L-098']);
  const pile = { hand: ['scout-A'], discard: ['G-L-095', 'G-L-098'], deck: ['G-L-097'] };
  const next = scene({ soviet: { hand: ['antiair-battery'] }, german: pile }).play('antiair antiair-battery');
  expect(next.why('lose G-L-097')).toBe('US-SUPT-32');
});

test('US-SUPT-31 a Bomber that is shot down in the discard pile is seen there no longer, and others still are', () => {
  const seenAfter = (german: { discard: string[]; deck?: string[] }) => {
    const game = scene({ soviet: { hand: ['antiair-battery'] }, german });
    game.side('german').seen.push(...(game.state.private[GERMAN]?.discard ?? []));
    return game.play('antiair antiair-battery').side('german').seen;
  };
  expect(seenAfter({ discard: ['G-L-095', 'G-S-032'] })).toEqual(['G-S-032']);
  expect(seenAfter({ discard: ['G-S-032'], deck: ['G-L-095'] })).toEqual(['G-S-032']);
});

test('a new ground is one with another city, other smoke, another scenario or another game of the campaign', () => {
  const { open } = scene();
  const first = edition.ground(open);
  const city = { [id.tile('502')]: 'B' } as const;
  const smoke = { [id.tile('502')]: SOVIET };
  const game = { state: '1a', scenario: '011', winner: SOVIET, how: 'routed' };
  const changes: readonly Partial<StalingradOpen>[] = [
    { city },
    { smoke },
    { scenario: '021' },
    { state: '2a' },
    { record: [game] },
  ];
  const others = changes.flatMap((change) => [edition.ground({ ...open, ...change }), edition.ground(open)]);
  expect(new Set(others).size).toBe(changes.length + 1);
  expect(edition.ground({ ...open, round: 5 })).toBe(first);
});

test('US-INFO-10 a side knows its own secret rules, and not those of the other', () => {
  const counts = [asKnownTo(SOVIET, '2a'), asKnownTo(GERMAN, '2a'), '2a'].map(
    (state) => rulesFor(state).of('free-bolster').length,
  );
  expect(counts).toEqual([0, 1, 1]);
});

test('US-VICT-04 the way to a state goes from the first one over those before it', () => {
  const codes = ['1a', '2b', '5c'].map((state) => wayTo(state).map(({ code }) => code));
  expect(codes).toEqual([[], ['1a'], ['1a', '2a', '3a', '4b']]);
  expect(wayTo('5c')).toBe(wayTo('5c'));
});

test('US-SUPT-22 US-R-68 a Fog of War that is set aside was one of the cards that could be one', () => {
  const soviet = { hand: ['S-U-015', 'fog-of-war', 'rifleman-A'], deck: ['rifleman-B'] };
  const game = scene({ soviet });
  game.side('soviet').unseen.push({ zone: 'hand', count: 1, not: [id.group('rifleman-B'), id.group('scout-A')] });
  expect(game.uses('S-U-015')).toContain('explore');
  expect(game.play('explore S-U-015').side('soviet').unseen).toEqual([]);
});

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
