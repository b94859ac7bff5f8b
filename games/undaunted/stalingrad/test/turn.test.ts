import { expect, test } from 'vitest';
import { preparations } from '../campaign/muster.ts';
import { single } from './campaign-scene.ts';
import { SOVIET, scene } from './scene.ts';

const eleven = ['platoon-sergeant', 'squad-leader-A', 'rifleman-A x3', 'scout-A x3', 'machine-gunner-A x3'];
const decks = { soviet: { deck: eleven }, german: { deck: eleven } };

test('US-RND-01 US-DRAW-01 US-INIT-01 US-INIT-04 a round: both draw 4, both bid one of them, and turns follow', () => {
  const game = scene({ ...decks, turn: 'draw' });
  expect([game.hand('soviet').length, game.deck('soviet').length]).toEqual([4, 7]);
  expect([game.step, game.hand('german').length]).toEqual(['bid', 4]);
  game.play('soviet: bid platoon-sergeant');
  expect(game.step).toBe('bid');
  game.play('german: bid platoon-sergeant');
  expect([game.step, game.hand('soviet').length, game.hand('german').length]).toEqual(['turn', 3, 3]);
  expect([game.discard('soviet'), game.discard('german')]).toEqual([['platoon-sergeant'], ['platoon-sergeant']]);
});

test('US-RND-02 US-TURN-01 US-TURN-05 after the second turn the next round begins with its draw, with nothing in hand', () => {
  const cards = { hand: ['scout-B'], deck: eleven };
  const game = scene({ soviet: cards, german: cards }).play('soviet: end');
  expect([game.waiting, game.open.round]).toEqual([['german'], 1]);
  game.play('conceal scout-B', 'end');
  expect([game.step, game.open.round, game.open.marker]).toEqual(['bid', 2, 'soviet']);
  expect([game.hand('soviet').length, game.inPlay('soviet').length]).toEqual([4, 0]);
  expect([game.hand('german').length, game.inPlay('german').length]).toEqual([4, 0]);
});

test('US-DRAW-02 an empty deck is made of the discard pile, and drawing goes on', () => {
  const discard = ['scout-A x3', 'machine-gunner-A x2'];
  const game = scene({ soviet: { deck: ['rifleman-A x2'], discard }, german: { deck: eleven }, turn: 'draw' });
  expect([game.hand('soviet').length, game.deck('soviet').length, game.discard('soviet').length]).toEqual([4, 3, 0]);
  expect(game.hand('soviet').filter((card) => card === 'rifleman-A').length).toBe(2);
});

test('US-DRAW-03 US-SUPT-07 cards in the play area are never shuffled into a deck', () => {
  const soviet = { hand: ['platoon-sergeant'], play: ['rifleman-A x3'], discard: ['scout-A'] };
  const game = scene({ soviet }).play('command platoon-sergeant', 'draw');
  expect([game.hand('soviet'), game.inPlay('soviet').length, game.legal()]).toEqual([['scout-A'], 4, ['done']]);
});

test('US-R-08 with deck and discard pile empty as many cards are drawn as there are', () => {
  const game = scene({ soviet: { deck: ['scout-A x2'] }, german: { deck: eleven }, turn: 'draw' });
  expect([game.hand('soviet').length, game.hand('german').length]).toEqual([2, 4]);
});

const bids = (soviet: string, german: string, marker: 'soviet' | 'german') =>
  scene({ soviet: { hand: [soviet] }, german: { hand: [german] }, turn: 'bid', marker }).play(
    `german: bid ${german}`,
    `soviet: bid ${soviet}`,
  );

test('US-INIT-02 the higher initiative takes the marker and acts first', () => {
  const game = scene({
    soviet: { hand: ['scout-A', 'rifleman-A'] },
    german: { hand: ['machine-gunner-A', 'rifleman-A'] },
    turn: 'bid',
    marker: 'german',
  }).play('german: bid machine-gunner-A', 'soviet: bid scout-A');
  expect([game.open.marker, game.waiting]).toEqual(['soviet', ['soviet']]);
});

test('US-INIT-03 on a tie the marker stays where it is', () => {
  expect(bids('rifleman-A', 'rifleman-B', 'german').open.marker).toBe('german');
  expect(bids('rifleman-A', 'rifleman-B', 'soviet').open.marker).toBe('soviet');
});

test('US-INIT-05 Fog of War can be bid', () => {
  expect(bids('fog-of-war', 'rifleman-A', 'soviet').open.marker).toBe('german');
});

test('US-EX-01 in 011 the higher bid takes the marker, both bids are discarded, and three cards are left', () => {
  const hand = ['scout-A', 'fog-of-war', 'machine-gunner-A', 'squad-leader-A'];
  const german = { hand: ['machine-gunner-A', 'squad-leader-B', 'fog-of-war', 'rifleman-B'] };
  const game = scene({ soviet: { hand }, german, turn: 'bid' }).play(
    'soviet: bid squad-leader-A',
    'german: bid rifleman-B',
  );
  expect([game.open.marker, game.waiting]).toEqual(['soviet', ['soviet']]);
  expect([game.hand('soviet').length, game.hand('german').length]).toEqual([3, 3]);
  expect([game.discard('soviet'), game.discard('german')]).toEqual([['squad-leader-A'], ['rifleman-B']]);
});

test('US-R-09 a single card must be bid, and no card at all counts lower than any', () => {
  const alone = scene({ german: { hand: ['fog-of-war'] }, turn: 'bid', marker: 'soviet' });
  expect([alone.waiting, alone.legal()]).toEqual([['german'], ['bid fog-of-war']]);
  expect(alone.play('bid fog-of-war').open.marker).toBe('german');
  expect(scene({ turn: 'reveal', marker: 'german' }).open.marker).toBe('german');
});

test('US-R-10 a bid is in the discard pile before the first turn: a card can be drawn again in its round', () => {
  const soviet = { hand: ['squad-leader-A', 'platoon-sergeant'] };
  const game = scene({ soviet, german: { hand: ['fog-of-war'] }, turn: 'bid' });
  game.play('soviet: bid squad-leader-A', 'german: bid fog-of-war', 'command platoon-sergeant', 'draw');
  expect(game.hand('soviet')).toEqual(['squad-leader-A']);
});

test('US-R-96 which bid comes first makes no difference', () => {
  const given = { ...decks, turn: 'draw' } as const;
  const one = scene(given).play('soviet: bid rifleman-A', 'german: bid rifleman-A');
  const other = scene(given).play('german: bid rifleman-A', 'soviet: bid rifleman-A');
  expect(one.state).toEqual(other.state);
});

test('US-TURN-02 US-TURN-06 US-TURN-07 cards go to the play area one at a time, each for one action that is resolved first', () => {
  const soviet = { hand: ['scout-A', 'rifleman-A'], scouted: ['603'] };
  const game = scene({ soviet }).play('scout scout-A 603');
  expect([game.step, game.legal().some((text) => text.includes('rifleman-A'))]).toEqual(['march', false]);
  game.play('halt', 'move rifleman-A 504');
  expect([game.inPlay('soviet'), game.hand('soviet')]).toEqual([['rifleman-A', 'scout-A'], []]);
  expect(game.why('control rifleman-A')).toBe('US-TURN-02');
  expect(scene({ soviet }).why('suppress rifleman-A scout-A')).toBe('US-TURN-07');
});

test('US-TURN-03 US-TURN-04 US-FOG-03 you may stop at any time: hand, Fog of War and play area are discarded', () => {
  const soviet = { hand: ['scout-A', 'rifleman-A', 'fog-of-war'], play: ['rifleman-B x2'] };
  const game = scene({ soviet, german: { hand: ['rifleman-A'] } });
  expect(game.legal('end')).toEqual(['end']);
  game.play('end');
  expect(game.discard('soviet')).toEqual(['rifleman-A', 'rifleman-B', 'rifleman-B', 'scout-A', 'fog-of-war']);
  expect([game.hand('soviet'), game.inPlay('soviet')]).toEqual([[], []]);
});

test('US-EX-06 US-EX-10 at the end of a turn the play area is discarded, and a lone Fog of War with it', () => {
  const play = ['scout-A', 'machine-gunner-A', 'rifleman-A'];
  const game = scene({
    soviet: { play, deck: eleven.slice(0, 2) },
    german: { hand: ['fog-of-war'], play: ['rifleman-B'] },
  });
  game.play('soviet: end');
  expect(game.discard('soviet').sort()).toEqual([...play].sort());
  game.play('german: end');
  expect([game.hand('german').sort(), game.open.round]).toEqual([['fog-of-war', 'rifleman-B'], 2]);
});

test('US-TURN-08 US-STAT-01 US-EX-07 a card of a suppressed unit readies it and stays in the play area', () => {
  const soviet = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '604 suppressed' } };
  const game = scene({ soviet });
  expect(game.why('suppress machine-gunner-A scout-A')).toBe('US-STAT-01');
  game.play('rally machine-gunner-A');
  expect([game.at('soviet', 'machine-gunner-A'), game.inPlay('soviet')]).toEqual(['604', ['machine-gunner-A']]);
  expect(scene({ soviet: { hand: ['machine-gunner-A'] } }).why('rally machine-gunner-A')).toBe('US-TURN-08');
});

test('US-TURN-09 US-END-12 withdraw is the first decision of your own turn or none, and the enemy wins', () => {
  const soviet = { hand: ['rifleman-A'] };
  const game = scene({ soviet, german: { hand: ['rifleman-A'] } });
  expect(game.legal('withdraw')).toEqual(['withdraw']);
  game.play('move rifleman-A 604');
  expect([game.legal('withdraw'), game.why('withdraw')]).toEqual([[], 'US-END-12']);
  game.play('end');
  expect([game.waiting, game.legal('withdraw')]).toEqual([['german'], ['withdraw']]);
  game.play('withdraw');
  expect(game.outcome).toEqual({ winner: 'soviet', how: 'withdrawn', rule: 'US-END-12' });
});

test('US-R-22 a player without a card in hand may still withdraw, and nobody withdraws while bidding', () => {
  const game = scene({ soviet: { hand: ['rifleman-A'] } }).play('end');
  expect([game.waiting, game.legal()]).toEqual([['german'], ['end', 'withdraw']]);
  expect(scene({ german: { hand: ['rifleman-A'] }, turn: 'bid' }).legal()).toEqual(['bid rifleman-A']);
});

test('US-FOG-01 US-FOG-04 Fog of War is neither played nor hunkered down', () => {
  const game = scene({ soviet: { hand: ['fog-of-war'] } });
  expect(game.legal()).toEqual(['end', 'withdraw']);
  expect([game.why('hunker fog-of-war'), game.why('recon fog-of-war')]).toEqual(['US-FOG-04', 'US-FOG-01']);
});

test('US-FOG-02 only Recon takes a Fog of War out of hand, deck and discard pile', () => {
  const soviet = { hand: ['scout-A', 'fog-of-war'], deck: ['fog-of-war', 'rifleman-A'], discard: ['fog-of-war'] };
  const count = (game: ReturnType<typeof scene>): number =>
    game.cycling('soviet').filter((card) => card === 'fog-of-war').length;
  expect(count(scene({ soviet }).play('recon scout-A'))).toBe(2);
  expect(count(scene({ soviet }).play('scout scout-A 603', 'halt', 'end'))).toBe(4);
  expect(count(scene({ soviet }).play('hunker scout-A', 'end'))).toBe(3);
});

test('US-STAT-02 US-STAT-03 a card of a suppressed unit readies it or hunkers down, and hunkering does not ready it', () => {
  const soviet = { hand: ['scout-A'], counters: { 'scout-A': '604 suppressed' } };
  const game = scene({ soviet });
  expect(game.uses('scout-A')).toEqual(['hunker', 'rally']);
  expect(game.play('hunker scout-A').at('soviet', 'scout-A')).toBe('604 suppressed');
});

test('US-STAT-04 a routed unit does not act and is not guided, and neither blocks Control nor occupies', () => {
  const soviet = { hand: ['rifleman-A', 'platoon-guide'], counters: { 'rifleman-A': '604 routed' } };
  const game = scene({ soviet });
  expect([game.uses('rifleman-A'), game.why('move rifleman-A 504')]).toEqual([['hunker'], 'US-STAT-04']);
  expect(game.why('guide platoon-guide rifleman-A 504')).toBe('US-MOVE-13');
});

test('US-R-81 a card of a routed unit readies it where it is suppressed, and the unit stays routed', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '604 suppressed routed' } };
  expect(scene({ soviet }).play('rally rifleman-A').at('soviet', 'rifleman-A')).toBe('604 routed');
});

test('US-HUNK-01 US-HUNK-02 US-HUNK-03 any card but Fog of War hunkers down into the supply, the last Bolster too', () => {
  const soviet = { hand: ['platoon-sergeant', 'machine-gunner-A', 'sniper'], supply: [] };
  const game = scene({ soviet: { ...soviet, counters: { 'machine-gunner-A': '604 suppressed' } } });
  game.play('hunker platoon-sergeant', 'hunker machine-gunner-A', 'hunker sniper');
  expect(game.supply('soviet')).toEqual(['platoon-sergeant', 'machine-gunner-A', 'sniper']);
  expect([game.inPlay('soviet'), game.at('soviet', 'sniper')]).toEqual([[], null]);
});

test('US-R-79 a hand held in the enemy turn can lose cards, and nothing is drawn for them', () => {
  const german = { hand: ['scout-A', 'rifleman-A'], deck: ['rifleman-B x4'] };
  const game = scene({ soviet: { hand: ['machine-gunner-A'] }, german, dice: [0, 0] });
  game.play('attack machine-gunner-A scout-A');
  expect([game.hand('german'), game.deck('german').length]).toEqual([['rifleman-A'], 4]);
});

test('US-R-98 a rule of the scenario goes before the rules of the campaign', () => {
  const soviet = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '508' } };
  const far = { counters: { 'rifleman-A': '606' } };
  const game = scene({ scenario: '042', soviet, german: far });
  expect(game.why('attack machine-gunner-A rifleman-A')).toBeNull();
  const further = scene({ scenario: '042', soviet, german: { counters: { 'rifleman-A': '706' } } });
  expect(further.why('attack machine-gunner-A rifleman-A')).toBe('US-R-70');
});

test('US-R-86 before the first round: decks, free Bolster, the shuffle, free Scout, bombardment', () => {
  const steps = (scenario: string, integrates = false): string[] =>
    preparations(scene({ scenario }).open, integrates)
      .map(({ step }) => step)
      .reverse();
  expect(steps('021')).toEqual(['muster', 'decks', 'shuffle', 'roundStart']);
  expect(single('021').until('freeBolster').state.flow.at(-2)?.step).toBe('shuffle');
  expect(steps('031')).toEqual(['muster', 'decks', 'shuffle', 'freeScout', 'roundStart']);
  expect(steps('074', true)).toEqual(['integrate', 'muster', 'decks', 'shuffle', 'bombard', 'roundStart']);
});

test('US-R-68 of a discard pile the enemy knows its size and what was put there openly, and play areas are open', () => {
  const soviet = { hand: ['squad-leader-A', 'scout-A', 'rifleman-A'], supply: ['rifleman-B'] };
  const game = scene({ soviet, german: { hand: ['rifleman-A'] } }).play(
    'bolster squad-leader-A',
    'done',
    'conceal scout-A',
  );
  const seen = () => game.view('german').open.sides[SOVIET];
  expect(seen()?.play).toEqual(['S-S-002', 'S-S-014']);
  game.play('end');
  expect([seen()?.discard, seen()?.seen]).toEqual([3, ['S-S-002', 'S-S-014']]);
  expect(game.view('german').private[SOVIET]).toBeUndefined();
  expect(game.view('soviet').private[SOVIET]?.discard.length).toBe(3);
});
