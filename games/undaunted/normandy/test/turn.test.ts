import { expect, test } from 'vitest';
import { scene, US } from './scene.ts';

test('UN-TURN-01 the second player acts when the first has ended the turn, not before', () => {
  const game = scene({ us: { hand: ['rifleman-A x2'] }, german: { hand: ['rifleman-A x2'] } });
  expect(game.why('german: move rifleman-A 5B')).toBe('UN-TURN-01');
  game.play('move rifleman-A 2B', 'end');
  expect(game.why('us: end')).toBe('UN-TURN-01');
  expect(game.why('german: move rifleman-A 5B')).toBeNull();
});

test('UN-TURN-02 UN-R-09 a card goes to the play area at once and is resolved before the next', () => {
  const game = scene({ us: { hand: ['scout-A', 'rifleman-A'] } }).play('scout scout-A 12B');
  expect(game.inPlay('us')).toEqual(['scout-A']);
  expect(game.why('move rifleman-A 2B')).toBe('UN-R-29');
  expect(game.why('end')).toBe('UN-R-29');
  game.play('halt');
  expect(game.why('move rifleman-A 2B')).toBeNull();
  expect(game.why('move rifleman-B 2B')).toBe('UN-TURN-02');
});

test('UN-TURN-03 a Rifleman card is played for one of its actions or to hunker down', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '2B' } };
  const game = scene({ us });
  const verbs = new Set(
    game
      .legal()
      .filter((text) => text.includes('rifleman-A'))
      .map((text) => text.split(' ')[0]),
  );
  expect([...verbs].sort()).toEqual(['attack', 'control', 'hunker', 'move']);
  expect(game.why('conceal rifleman-A')).toBe('UN-TURN-03');
  expect(game.why('suppress rifleman-A riflemen-A')).toBe('UN-TURN-03');
  game.play('control rifleman-A');
  expect(game.at('us', 'riflemen-A')).toBe('2B');
  expect(game.hand('us')).toEqual(['rifleman-B']);
});

test('UN-TURN-04 UN-R-04 what is told as up to may be done for nothing, the rest must be done', () => {
  const hand = ['platoon-sergeant', 'squad-leader-A', 'rifleman-A', 'scout-A', 'fog-of-war'];
  const game = scene({ us: { hand, deck: ['rifleman-B x3'] }, dice: [1] });
  game.play('move rifleman-A 17B', 'bolster platoon-sergeant', 'done', 'inspire squad-leader-A', 'done');
  expect(game.hand('us')).toEqual(['scout-A', 'fog-of-war']);
  game.play('recon scout-A');
  expect(game.hand('us')).toEqual(['rifleman-B']);
  game.play('attack rifleman-B scouts-A');
  expect(game.diceLeft).toBe(0);
});

test('UN-R-04 Guide 0 still names a ready counter of the own side', () => {
  const given = { hand: ['platoon-guide', 'rifleman-A'], counters: { 'riflemen-A': '5A suppressed' } };
  const game = scene({ scenario: '5', us: given });
  expect(game.why('guide platoon-guide riflemen-B 1A')).toBeNull();
  expect(game.why('guide platoon-guide riflemen-A 5A')).toBe('UN-GUIDE-04');
  const { hand } = game.play('guide platoon-guide riflemen-B 1A');
  expect(hand('us')).toEqual(['rifleman-A']);
  expect(game.at('us', 'riflemen-B')).toBe('1A');
});

test('UN-R-04 UN-SPAWN-02 a movement of nothing puts a missing counter on its spawn tile', () => {
  const us = { hand: ['scout-A', 'rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': null, 'scouts-A': null } };
  const game = scene({ us }).play('move rifleman-A 17B', 'scout scout-A 17B');
  expect([game.at('us', 'riflemen-A'), game.at('us', 'scouts-A'), game.step]).toEqual(['17B', '17B', 'turn']);
});

test('UN-TURN-05 a turn can be ended with playable cards in hand, or begun and ended at once', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] }, german: { hand: ['rifleman-A'] } });
  expect(game.legal('end')).toEqual(['end']);
  expect(game.play('end').waiting).toEqual(['german']);
});

test('UN-TURN-06 UN-TURN-07 UN-FOG-04 at the end of a turn hand and play area are discarded', () => {
  const us = {
    hand: ['rifleman-A', 'fog-of-war'],
    play: ['scout-A', 'scout-B', 'squad-leader-A'],
    discard: ['rifleman-A x2', 'rifleman-B x2'],
  };
  const game = scene({ us, german: { hand: ['fog-of-war'] } }).play('end');
  expect([game.hand('us'), game.inPlay('us'), game.discard('us').length]).toEqual([[], [], 9]);
  expect(game.all('turnOver')).toEqual([{ event: 'turnOver', rule: 'UN-TURN-06', seat: 'us' }]);
  expect(game.discard('us')).toContain('fog-of-war');
});

test('UN-TURN-07 after both turns both hands have been discarded', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] }, german: { hand: ['rifleman-A', 'scout-B'] } });
  game.play('us: end', 'german: end');
  expect([game.discard('us'), game.discard('german')]).toEqual([
    ['scout-A', 'rifleman-A'],
    ['scout-B', 'rifleman-A'],
  ]);
});

test('UN-TURN-08 with nothing but Fog in hand only the end of the turn is left, and it looks like any other', () => {
  const fog = scene({ us: { hand: ['fog-of-war x2'] }, german: { hand: ['rifleman-A'] } });
  expect(fog.legal()).toEqual(['end']);
  const choice = scene({ us: { hand: ['rifleman-A', 'scout-B'] }, german: { hand: ['rifleman-A'] } });
  const seen = (game: typeof fog) => game.play('end').events('german');
  expect(seen(fog)).toEqual(seen(choice));
});

test('UN-TURN-08 the last card of the hand can still be taken back: the player ends the turn', () => {
  const game = scene({ us: { hand: ['rifleman-A'] }, german: { hand: ['rifleman-A'] } }).play('move rifleman-A 2B');
  expect([game.waiting, game.legal(), game.inPlay('us')]).toEqual([['us'], ['end'], ['rifleman-A']]);
  game.play('end');
  expect([game.waiting, game.discard('us')]).toEqual([['german'], ['rifleman-A']]);
});

test('UN-TURN-09 UN-CMD-03 UN-RECON-04 a card gained into the hand can be played in the same turn', () => {
  const us = { hand: ['platoon-sergeant', 'scout-A', 'fog-of-war'], deck: ['rifleman-A', 'rifleman-B', 'fog-of-war'] };
  const game = scene({ us }).play('command platoon-sergeant', 'draw', 'done');
  expect(game.why('move rifleman-A 2B')).toBeNull();
  game.play('recon scout-A');
  expect(game.why('move rifleman-B 2B')).toBeNull();
  game.play('move rifleman-A 2B', 'move rifleman-B 2B');
  expect([game.at('us', 'riflemen-A'), game.at('us', 'riflemen-B')]).toEqual(['2B', '2B']);
});

test('UN-TURN-10 UN-CAS-06 the other side is asked nothing, not even about its losses', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '5B' } };
  const german = { hand: ['scout-A', 'rifleman-A'], discard: ['scout-A'], counters: { 'scouts-A': '5B' } };
  const game = scene({ us, german, dice: [10] }).play('attack rifleman-A scouts-A');
  expect(game.waiting).toEqual(['us']);
  expect(game.removed('german')).toEqual(['scout-A']);
});

test('UN-TURN-11 cards are played in any order', () => {
  for (const order of [
    ['move rifleman-A 2B', 'hunker scout-B', 'move rifleman-B 2B'],
    ['move rifleman-B 2B', 'move rifleman-A 2B', 'hunker scout-B'],
    ['hunker scout-B', 'move rifleman-B 2B', 'move rifleman-A 2B'],
  ]) {
    const game = scene({ us: { hand: ['rifleman-A', 'rifleman-B', 'scout-B'] }, german: { hand: ['scout-A'] } }).play(
      ...order,
    );
    expect([game.at('us', 'riflemen-A'), game.at('us', 'riflemen-B')]).toEqual(['2B', '2B']);
  }
});

test('UN-TURN-12 several cards of one unit are played in one turn', () => {
  const game = scene({ us: { hand: ['rifleman-A x3', 'scout-A'] }, dice: [1] });
  game.play('move rifleman-A 2B', 'control rifleman-A', 'attack rifleman-A scouts-A');
  expect(game.at('us', 'riflemen-A')).toBe('2B');
  expect(game.mark('us', '2B')).toBe('controlled');
  expect(game.all('shot')).toHaveLength(1);
});

test('UN-TURN-13 in the second turn the first player has neither hand nor play area to lose cards from', () => {
  const game = scene({
    us: { hand: ['rifleman-A', 'scout-A'], counters: { 'riflemen-A': '5B' }, scouted: ['5B'] },
    german: { hand: ['rifleman-A', 'rifleman-B'] },
    dice: [10],
  });
  game.play('us: move rifleman-A 5B', 'us: end', 'german: attack rifleman-A riflemen-A');
  expect(game.all('casualty')[0]).toMatchObject({ zone: 'discard', rule: 'UN-CAS-03' });
  expect(game.removed('us')).toEqual(['rifleman-A']);
});

test('UN-FOG-01 UN-HUNK-04 a Fog of War can be played neither for an action nor to hunker down', () => {
  const game = scene({ us: { hand: ['fog-of-war', 'rifleman-A'] } });
  expect(game.why('hunker fog-of-war')).toBe('UN-HUNK-04');
  expect(game.why('move fog-of-war 2B')).toBe('UN-FOG-01');
  expect(game.why('rally fog-of-war')).toBe('UN-FOG-01');
  expect(game.legal().filter((text) => text.includes('fog'))).toEqual([]);
});

test('UN-HUNK-01 UN-HUNK-05 a card that hunkers down goes to the open supply', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] } });
  const before = game.supply('us').filter((kind) => kind === 'rifleman-A').length;
  game.play('hunker rifleman-A');
  expect([game.inPlay('us'), game.discard('us'), game.hand('us')]).toEqual([[], [], ['scout-A']]);
  const seen = game.view('german').open.sides[US]?.supply ?? [];
  expect(seen.filter((card) => card.startsWith('rifleman-A'))).toHaveLength(before + 1);
  expect(game.all('played', 'german').at(-1)).toMatchObject({ for: 'hunker', rule: 'UN-HUNK-01' });
});

test('UN-HUNK-02 a card that hunkered down comes back by Bolster alone', () => {
  const us = { hand: ['scout-A', 'squad-leader-A', 'rifleman-B'], supply: [] };
  const game = scene({ us }).play('hunker scout-A');
  expect(game.supply('us')).toEqual(['scout-A']);
  game.play('bolster squad-leader-A');
  expect(game.legal()).toEqual(['done', 'take scout-A']);
  game.play('take scout-A');
  expect(game.discard('us')).toContain('scout-A');
});

test('UN-HUNK-03 any combat or command card may hunker down, even the Sergeant', () => {
  const game = scene({ us: { hand: ['platoon-sergeant', 'squad-leader-A', 'rifleman-A', 'scout-B'] } });
  expect(game.legal('hunker')).toHaveLength(4);
  expect(game.play('hunker platoon-sergeant').supply('us')).toContain('platoon-sergeant');
});
