import { expect, test } from 'vitest';
import { entriesOf, id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { edition } from '../edition.ts';
import { mission } from '../mission.ts';
import { scene, US } from './scene.ts';

test('UN-BOL-01 UN-ACT-01 Bolster 3 takes none to three cards of the supply into the discard pile', () => {
  const us = { hand: ['platoon-sergeant', 'rifleman-B'] };
  const game = scene({ us }).play('bolster platoon-sergeant', 'take rifleman-A', 'take scout-B');
  expect(game.step).toBe('bolster');
  game.play('take rifleman-A');
  expect([game.step, game.discard('us'), game.hand('us')]).toEqual([
    'turn',
    ['scout-B', 'rifleman-A', 'rifleman-A'],
    ['rifleman-B'],
  ]);
  const less = scene({ us }).play('bolster platoon-sergeant', 'take scout-A', 'done');
  expect(less.discard('us')).toEqual(['scout-A']);
  expect(scene({ us }).play('bolster platoon-sergeant').why('take squad-leader-A')).toBe('UN-BOL-01');
});

test('UN-COMP-09 a card lost to a casualty is not found by Bolster', () => {
  const us = { hand: ['platoon-sergeant', 'rifleman-B'], removed: ['rifleman-A x5'] };
  const game = scene({ us }).play('bolster platoon-sergeant');
  expect(game.why('take rifleman-A')).toBe('UN-BOL-01');
  expect(game.legal()).toEqual(['done', 'take scout-A', 'take scout-B', 'take rifleman-B', 'take fog-of-war']);
});

test('UN-BOL-02 UN-ACT-02 with a squad letter Bolster takes cards of that squad only', () => {
  const us = { hand: ['squad-leader-B', 'rifleman-A'] };
  const game = scene({ scenario: '7', us }).play('bolster squad-leader-B');
  expect(game.legal()).toEqual(['done', 'take scout-B', 'take rifleman-B', 'take machine-gunner-B']);
  for (const kind of ['sniper', 'mortar', 'platoon-guide', 'fog-of-war', 'rifleman-C', 'squad-leader-C'])
    expect(game.why(`take ${kind}`), kind).toBe('UN-BOL-02');
  game.play('take scout-B', 'take machine-gunner-B');
  expect(game.step).toBe('turn');
});

test('UN-EX-05 UN-ACT-01 UN-ACT-02 a value, and with a letter the own squad', () => {
  const printed = (kind: string, use: string) =>
    edition.kinds[id.kind(kind)]?.type.actions.find((action) => action.do === use);
  expect(printed('rifleman-A', 'move')).toEqual({ do: 'move', value: 1, ownSquad: false });
  expect(printed('platoon-sergeant', 'bolster')).toEqual({ do: 'bolster', value: 3, ownSquad: false });
  expect(printed('squad-leader-A', 'inspire')).toEqual({ do: 'inspire', value: 1, ownSquad: true });
  const us = { hand: ['platoon-sergeant', 'squad-leader-A', 'rifleman-B'] };
  expect(scene({ us }).play('bolster platoon-sergeant').why('take rifleman-B')).toBeNull();
  expect(scene({ us }).play('bolster squad-leader-A').why('take rifleman-B')).toBe('UN-BOL-02');
});

test('UN-R-35 a Squad Leader could fetch one of the same squad', () => {
  const game = scene({ us: { hand: ['squad-leader-A', 'rifleman-A'] } }).play('bolster squad-leader-A');
  expect(game.why('take squad-leader-A')).toBe('UN-BOL-01');
  expect(game.why('take squad-leader-B')).toBe('UN-BOL-02');
});

test('UN-R-07 Bolster without a letter may take Fog of War', () => {
  const game = scene({ us: { hand: ['platoon-sergeant', 'rifleman-A'] } }).play(
    'bolster platoon-sergeant',
    'take fog-of-war',
  );
  expect([game.discard('us'), game.fog('us')]).toEqual([['fog-of-war'], 7]);
});

test('UN-BOL-03 a bolstered card can be drawn in the same turn', () => {
  const us = { hand: ['platoon-sergeant', 'squad-leader-A', 'rifleman-B'], deck: [], discard: [] };
  const game = scene({ us }).play(
    'bolster squad-leader-A',
    'take rifleman-A',
    'done',
    'command platoon-sergeant',
    'draw',
  );
  expect(game.hand('us')).toEqual(['rifleman-A', 'rifleman-B']);
});

test('UN-CMD-01 UN-R-37 Command 2 draws none, one or two, each looked at before the next', () => {
  const us = { hand: ['platoon-sergeant', 'rifleman-B'], deck: ['scout-A', 'scout-B', 'rifleman-A'] };
  const start = () => scene({ us }).play('command platoon-sergeant');
  expect(start().play('done').hand('us')).toEqual(['rifleman-B']);
  const one = start().play('draw');
  expect([one.hand('us'), one.legal()]).toEqual([
    ['scout-A', 'rifleman-B'],
    ['draw', 'done'],
  ]);
  expect(one.play('done').deck('us')).toEqual(['scout-B', 'rifleman-A']);
  const two = start().play('draw', 'draw');
  expect([two.hand('us'), two.step]).toEqual([['scout-A', 'scout-B', 'rifleman-B'], 'turn']);
  expect(two.all('drew', 'us').map(({ rule, count }) => [rule, count])).toEqual(Array(2).fill(['UN-CMD-01', 1]));
});

test('UN-CMD-02 on an empty deck the discard pile is shuffled, and the Sergeant stays in play', () => {
  const us = { hand: ['platoon-sergeant', 'rifleman-B'], deck: ['scout-A'], discard: ['rifleman-A x5'] };
  const game = scene({ us }).play('command platoon-sergeant', 'draw', 'draw');
  expect([game.hand('us').length, game.deck('us').length, game.discard('us').length]).toEqual([3, 4, 0]);
  expect(game.inPlay('us')).toEqual(['platoon-sergeant']);
});

test('UN-CMD-03 a drawn Fog of War is not playable', () => {
  const us = { hand: ['platoon-sergeant', 'rifleman-B'], deck: ['fog-of-war', 'rifleman-A'] };
  const game = scene({ us }).play('command platoon-sergeant', 'draw', 'draw');
  expect(game.why('hunker fog-of-war')).toBe('UN-HUNK-04');
  expect(game.why('move rifleman-A 2B')).toBeNull();
});

test('UN-CONC-01 UN-QREF-03 Conceal puts one Fog of the opponent into the opponent discard pile', () => {
  const german = { deck: ['fog-of-war x9'] };
  const game = scene({ us: { hand: ['scout-A x2', 'rifleman-A'] }, german }).play('conceal scout-A');
  expect([game.fog('german'), game.discard('german')]).toEqual([0, ['fog-of-war']]);
  expect([game.fog('us'), game.discard('us')]).toEqual([8, []]);
  game.play('conceal scout-A');
  expect(game.discard('german')).toEqual(['fog-of-war']);
  expect(game.all('fogGained')).toMatchObject([{ seat: 'german', by: 'us', rule: 'UN-CONC-01', left: 0 }]);
});

test('UN-CONC-02 with no Fog left Conceal may be played and does nothing', () => {
  const game = scene({ us: { hand: ['scout-A', 'rifleman-A'] }, german: { deck: ['fog-of-war x10'] } });
  expect(game.legal('conceal')).toEqual(['conceal scout-A']);
  game.play('conceal scout-A');
  expect([game.discard('german'), game.inPlay('us')]).toEqual([[], ['scout-A']]);
  expect(game.all('noFogLeft')[0]?.rule).toBe('UN-CONC-02');
});

test('UN-CTRL-01 UN-CTRL-05 Riflemen turn their marker over, with or without an objective', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B', 'scout-A'], counters: { 'riflemen-A': '2B' } };
  const game = scene({ us }).play('control rifleman-A', 'control rifleman-B');
  expect([game.mark('us', '2B'), game.mark('us', '17B'), game.points('us')]).toEqual(['controlled', 'controlled', 1]);
});

test('UN-CTRL-02 an opponent who controlled the tile is turned back to scouted', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '5B' }, scouted: ['5B'] };
  const away = { 'riflemen-A': '8A', 'riflemen-B': '8A', 'scouts-A': '8A', 'scouts-B': '8A' };
  const game = scene({ us, german: { counters: away } });
  expect(game.points('german')).toBe(3);
  game.play('control rifleman-A');
  expect([game.mark('us', '5B'), game.mark('german', '5B')]).toEqual(['controlled', 'scouted']);
  expect([game.points('us'), game.points('german')]).toEqual([3, 0]);
  expect(game.all('controlLost')).toEqual([
    { event: 'controlLost', rule: 'UN-CTRL-02', seat: 'german', tile: '5B', points: 3 },
  ]);
});

test.each(['scouts-A', 'riflemen-B', 'mortar', 'scouts-A suppressed'])(
  'UN-CTRL-03 UN-QREF-02 %s of the enemy on the tile forbid Control',
  (there) => {
    const [unit = '', state = ''] = there.split(' ');
    const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '5A' } };
    const german = { counters: { [unit]: `5A ${state}`.trim() } };
    const game = scene({ scenario: '5', us, german });
    expect(game.why('control rifleman-A')).toBe('UN-CTRL-03');
    expect(game.legal('control')).toEqual(['control rifleman-B']);
  },
);

test('UN-CTRL-04 UN-PLAT-02 only Rifleman cards have Control', () => {
  const kinds = edition.cardTypes.filter(({ actions }) => actions.some((action) => action.do === 'control'));
  expect(kinds.map(({ id }) => id)).toEqual(['rifleman']);
  const us = { hand: ['scout-A', 'squad-leader-A', 'platoon-sergeant'], counters: { 'scouts-A': '2B' } };
  const game = scene({ us });
  expect(game.legal('control')).toEqual([]);
  expect(game.why('control scout-A')).toBe('UN-TURN-03');
});

test('UN-CTRL-06 control stays when the Riflemen leave', () => {
  const us = { hand: ['rifleman-A x2', 'rifleman-B'], counters: { 'riflemen-A': '2B' } };
  const game = scene({ us }).play('control rifleman-A', 'move rifleman-A 17B');
  expect([game.mark('us', '2B'), game.points('us')]).toEqual(['controlled', 1]);
});

test('UN-CTRL-07 an enemy who enters a controlled tile changes nothing about it', () => {
  const german = { hand: ['scout-A', 'rifleman-A'], counters: { 'scouts-A': '12B' } };
  const game = scene({ turn: 'german', us: { controlled: ['13B'] }, german }).play('scout scout-A 13B', 'halt');
  expect([game.mark('us', '13B'), game.mark('german', '13B'), game.points('us')]).toEqual(['controlled', 'scouted', 2]);
});

test('UN-CTRL-08 UN-R-40 without an own marker there is nothing to turn over', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '13B' } };
  expect(scene({ us }).why('control rifleman-A')).toBe('UN-CTRL-08');
  for (const { id: scenario, sides } of edition.scenarios) {
    for (const [seat, { scouted, controlled }] of entriesOf(sides)) {
      const riflemen = entry(edition.boards, scenario).units[seat]?.filter((unit) => unit.startsWith('riflemen')) ?? [];
      for (const unit of riflemen)
        expect([...scouted, ...controlled], `${scenario}: ${seat} ${unit}`).toContain(
          mission({ scenario }).entries[seat]?.[unit]?.[0],
        );
    }
  }
});

test('UN-R-23 Control of an own tile is not allowed', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '2B' }, controlled: ['2B'] };
  const game = scene({ us });
  expect(game.why('control rifleman-A')).toBe('UN-R-23');
  expect(game.legal('control')).toEqual(['control rifleman-B']);
});

test('UN-INSP-01 UN-INSP-04 a card returned from the play area is played again, for anything it can do', () => {
  const us = { hand: ['machine-gunner-C', 'squad-leader-C', 'rifleman-A'], counters: { 'gunners-C': '16B' } };
  const start = () =>
    scene({ scenario: '7', us, dice: [1, 1] }).play(
      'move machine-gunner-C 2B',
      'inspire squad-leader-C',
      'return machine-gunner-C',
    );
  expect(start().hand('us')).toEqual(['rifleman-A', 'machine-gunner-C']);
  expect(start().step).toBe('turn');
  expect(start().play('move machine-gunner-C 16B').at('us', 'gunners-C')).toBe('16B');
  expect(start().play('attack machine-gunner-C riflemen-A').all('shot')).toHaveLength(1);
  expect(start().play('hunker machine-gunner-C').supply('us')).toContain('machine-gunner-C');
});

test('UN-INSP-02 with a squad letter Inspire returns cards of that squad only', () => {
  const us = {
    hand: ['squad-leader-A', 'rifleman-A'],
    play: ['scout-A', 'scout-B', 'sniper', 'mortar', 'platoon-sergeant', 'platoon-guide', 'squad-leader-B'],
  };
  const game = scene({ scenario: '7', us }).play('inspire squad-leader-A');
  expect(game.legal()).toEqual(['done', 'return scout-A']);
  for (const kind of ['scout-B', 'sniper', 'mortar', 'platoon-sergeant', 'platoon-guide', 'squad-leader-B'])
    expect(game.why(`return ${kind}`), kind).toBe('UN-INSP-02');
});

test('UN-INSP-03 what was discarded, hunkered down or bid is not in the play area', () => {
  const us = { hand: ['squad-leader-A', 'scout-A', 'rifleman-B'], discard: ['rifleman-A x5'] };
  const game = scene({ us }).play('hunker scout-A', 'inspire squad-leader-A');
  expect(game.legal()).toEqual(['done']);
  expect(game.why('return scout-A')).toBe('UN-INSP-03');
  expect(game.why('return rifleman-A')).toBe('UN-INSP-03');
});

test('UN-R-08 a Squad Leader does not return himself', () => {
  const game = scene({ us: { hand: ['squad-leader-A', 'rifleman-B'] } }).play('inspire squad-leader-A');
  expect(game.why('return squad-leader-A')).toBe('UN-R-08');
  expect(game.legal()).toEqual(['done']);
});

test('UN-R-08 UN-INSP-01 with a higher value Inspire goes on, and of two copies the one being resolved stays', () => {
  const game = scene({ us: { hand: ['rifleman-B'], play: ['rifleman-A x2', 'scout-A'] } });
  game.state.flow.push({ step: 'inspire', seat: US, squad: 'A', left: 2, by: id.card('rifleman-A-1') });
  game.play('return rifleman-A');
  expect([game.open.sides[US]?.play, game.step]).toEqual([['scout-A-1', 'rifleman-A-1'], 'inspire']);
  expect(game.why('return rifleman-A')).toBe('UN-R-08');
  game.play('return scout-A');
  expect([game.hand('us'), game.step]).toEqual([['scout-A', 'rifleman-A', 'rifleman-B'], 'turn']);
});

test('UN-RECON-01 UN-COMP-15 Recon removes a Fog of the hand and draws a card', () => {
  const us = { hand: ['scout-A', 'fog-of-war x2', 'rifleman-A'], deck: ['rifleman-B', 'scout-B'] };
  const game = scene({ us }).play('recon scout-A');
  expect([game.removed('us'), game.hand('us')]).toEqual([['fog-of-war'], ['rifleman-A', 'rifleman-B', 'fog-of-war']]);
  expect(game.deck('us')).toEqual(['scout-B']);
  expect(game.all('drew', 'us')[0]?.rule).toBe('UN-RECON-01');
  expect(game.open.sides[US]).toMatchObject({ fogRemoved: 1, removed: 1 });
});

test('UN-RECON-02 with an empty deck the discard pile is shuffled first, without the play area', () => {
  const us = { hand: ['scout-A', 'fog-of-war', 'rifleman-A'], play: ['scout-B'], deck: [], discard: ['rifleman-B x3'] };
  const game = scene({ us }).play('recon scout-A');
  expect([game.deck('us'), game.discard('us')]).toEqual([['rifleman-B', 'rifleman-B'], []]);
});

test('UN-RECON-03 without a Fog in hand there is no Recon', () => {
  const us = { hand: ['scout-A', 'rifleman-A'], discard: ['fog-of-war x2'] };
  const game = scene({ us });
  expect([game.why('recon scout-A'), game.legal('recon')]).toEqual(['UN-RECON-03', []]);
});

test('UN-RECON-04 the drawn card can be played next', () => {
  const us = { hand: ['scout-A', 'fog-of-war'], deck: ['rifleman-A'] };
  expect(scene({ us }).play('recon scout-A', 'move rifleman-A 2B').at('us', 'riflemen-A')).toBe('2B');
});
