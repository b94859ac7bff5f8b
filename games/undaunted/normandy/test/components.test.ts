import { SeededChance, SilentContext } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { ScenarioFacts } from '../../rules/edition.ts';
import { id, type KindId, keysOf } from '../../rules/ids.ts';
import { entry, prepare } from '../../rules/pieces.ts';
import type { Undaunted } from '../../rules/state.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { TILES } from '../data/tiles.ts';
import { SPAWN_MARKERS } from '../data/units.ts';
import { edition, normandyRules } from '../edition.ts';
import { gameOf } from '../game.ts';
import { normandy } from '../tools.ts';
import { SIDES, scene, US } from './scene.ts';

const { cardTypes, cardIds, kinds, kindIds, units, unitIds, scenarios } = edition;

test('UN-COMP-01 each side owns 54 cards, no two alike', () => {
  expect(new Set(cardIds).size).toBe(54);
  for (const { sides } of scenarios) {
    for (const side of SIDES) {
      const { deck, supply } = entry(sides, side);
      for (const kind of new Set([...keysOf(deck), ...keysOf(supply)])) {
        const owned = cardIds.filter((card) => edition.kindOf[card] === kind).length;
        expect((deck[kind] ?? 0) + (supply[kind] ?? 0), kind).toBeLessThanOrEqual(owned);
      }
    }
  }
});

test('UN-COMP-02 UN-COMP-18 UN-R-01 eleven counters with the base defense 4, 5, 4, 6 and 4', () => {
  const defences = unitIds.map((id) => [id, units[id]?.type.defence]);
  expect(Object.fromEntries(defences)).toEqual({
    'riflemen-A': 4,
    'riflemen-B': 4,
    'riflemen-C': 4,
    'scouts-A': 5,
    'scouts-B': 5,
    'scouts-C': 5,
    'gunners-A': 4,
    'gunners-B': 4,
    'gunners-C': 4,
    snipers: 6,
    mortar: 4,
  });
});

test('UN-COMP-03 no scenario needs more than 4 US and 5 German spawn markers', () => {
  for (const { sides } of SCENARIOS) {
    expect(sides.us.spawns.length).toBeLessThanOrEqual(4);
    expect(sides.german.spawns.length).toBeLessThanOrEqual(5);
  }
});

test('UN-COMP-04 a side has one target marker: placing it moves it', () => {
  const game = scene({ scenario: '8', turn: 'german', german: { hand: ['mortar', 'mortar', 'rifleman-A'] } });
  game.play('target mortar 7B');
  expect(game.target('german')).toBe('7B');
  game.play('target mortar 12A');
  expect(game.target('german')).toBe('12A');
  expect(game.all('targeted').map(({ tile }) => tile)).toEqual(['7B', '12A']);
});

test('UN-COMP-05 no board has more than 18 tiles, and the last one can be marked like the first', () => {
  for (const { tiles } of scenarios) expect(tiles.length).toBeLessThanOrEqual(18);
  const board = entry(edition.boards, '10').tiles;
  expect(board).toHaveLength(18);
  const game = scene({
    scenario: '10',
    us: { hand: ['scout-A', 'rifleman-A'], scouted: board.filter((tile) => tile !== '9B') },
  });
  game.play('scout scout-A 9B', 'halt');
  expect(board.every((tile) => game.mark('us', tile) !== null)).toBe(true);
});

test('UN-COMP-06 18 tiles with two faces each, and no roll of more than 4 dice', () => {
  expect(Object.keys(TILES)).toHaveLength(36);
  for (let number = 1; number <= 18; number++) {
    for (const face of ['A', 'B']) expect(TILES[`${number}${face}`]?.number).toBe(number);
  }
  const dice = cardTypes.flatMap(({ actions }) =>
    actions.filter((action) => ['attack', 'suppress', 'blast'].includes(action.do)).map(({ value }) => value),
  );
  expect(Math.max(...dice)).toBe(4);
});

test('UN-COMP-07 UN-COMP-10 every combat card belongs to the one counter of its title and squad', () => {
  const copies = (kind: string) => cardIds.filter((card) => edition.kindOf[card] === kind).length;
  for (const unit of Object.values(units)) {
    const kind = entry(kinds, unit.kind);
    expect(kind.unit).toBe(unit.id);
    expect(kind.squad).toBe(unit.squad);
    expect(copies(kind.id)).toBe(unit.type.id === 'riflemen' ? 5 : 3);
  }
  expect(kinds[id.kind('rifleman-B')]?.unit).toBe('riflemen-B');
  expect(kinds[id.kind('sniper')]?.squad).toBeNull();
  expect(kinds[id.kind('mortar')]?.squad).toBeNull();
  for (const kind of Object.values(kinds)) expect(kind.unit !== null).toBe(kind.type.class === 'combat');
});

test('UN-COMP-11 a soldier has a name, and copies with other names are played for the same', () => {
  for (const side of SIDES) {
    for (const card of cardIds) expect(edition.names[side]?.[card] !== undefined).toBe(!card.startsWith('fog-of-war'));
  }
  const one = scene({ us: { hand: ['rifleman-A', 'rifleman-A', 'rifleman-A'] } });
  const other = scene({
    us: { hand: ['rifleman-A', 'rifleman-A'], discard: ['rifleman-A', 'rifleman-A', 'rifleman-A'] },
  });
  other.state.private[US] = {
    hand: ['rifleman-A-4', 'rifleman-A-5'].map(id.card),
    discard: ['rifleman-A-1', 'rifleman-A-2', 'rifleman-A-3'].map(id.card),
    removed: [],
    bid: null,
  };
  expect(other.legal()).toEqual(one.legal());
  one.play('move rifleman-A 2B');
  other.play('move rifleman-A 2B');
  expect(other.at('us', 'riflemen-A')).toBe(one.at('us', 'riflemen-A'));
});

test('UN-COMP-12 a command card has no counter to place or to rally', () => {
  const game = scene({
    us: { hand: ['squad-leader-A', 'rifleman-B'], counters: { 'riflemen-A': null, 'scouts-A': '17B suppressed' } },
  });
  expect(game.why('rally squad-leader-A')).toBe('UN-SUP-02');
  game.play('inspire squad-leader-A', 'done');
  expect(game.at('us', 'riflemen-A')).toBeNull();
  expect(game.at('us', 'scouts-A')).toBe('17B suppressed');
  expect(kindIds.filter((id) => kinds[id]?.type.class === 'command').every((id) => kinds[id]?.unit === null)).toBe(
    true,
  );
});

test('UN-COMP-13 Squad Leaders have a squad letter, the Sergeant and the Guide have none', () => {
  const command = Object.values(kinds).filter(({ type }) => type.class === 'command');
  expect(command.map(({ id, squad }) => [id, squad])).toEqual([
    ['platoon-sergeant', null],
    ['platoon-guide', null],
    ['squad-leader-A', 'A'],
    ['squad-leader-B', 'B'],
    ['squad-leader-C', 'C'],
  ]);
  for (const { id } of command) expect(cardIds.filter((card) => edition.kindOf[card] === id)).toHaveLength(1);
});

test('UN-COMP-14 UN-FOG-02 Fog of War can be bid, and is good for nothing else', () => {
  const bidding = scene({ turn: 'bid', us: { hand: ['fog-of-war', 'rifleman-A'] }, german: { hand: ['rifleman-A'] } });
  expect(bidding.legal('bid')).toContain('bid fog-of-war');
  const turn = scene({ us: { hand: ['fog-of-war x2'] } });
  expect(turn.legal()).toEqual(['end']);
  expect(kinds[id.kind('fog-of-war')]?.type.actions).toEqual([]);
});

test('UN-COMP-16 UN-R-01 initiative and actions of every kind of card', () => {
  const told = cardTypes.map(({ title, initiative, actions }) => {
    const words = actions.map(({ do: use, value, ownSquad }) => `${use}${value || ''}${ownSquad ? ' own squad' : ''}`);
    return `${title} ${initiative}: ${words.sort().join(', ')}`;
  });
  expect(told).toEqual([
    'Platoon Sergeant 9: bolster3, command2',
    'Platoon Guide 8: bolster1, guide1',
    'Squad Leader 7: bolster2 own squad, inspire1 own squad',
    'Scout 6: attack1, conceal, recon, scout2',
    'Rifleman 5: attack1, control, move1',
    'Sniper 4: attack3, stalk1',
    'Machine Gunner 3: attack2, move1, suppress4',
    'Mortar 2: blast1, move1, target',
    'Fog of War 1: ',
  ]);
});

test('UN-COMP-17 how many cards of each kind', () => {
  const counts: Record<string, number> = {};
  for (const card of cardIds) {
    const { type } = entry(kinds, entry(edition.kindOf, card));
    counts[type.title] = (counts[type.title] ?? 0) + 1;
  }
  expect(counts).toEqual({
    'Platoon Sergeant': 1,
    'Platoon Guide': 1,
    'Squad Leader': 3,
    Scout: 9,
    Rifleman: 15,
    Sniper: 3,
    'Machine Gunner': 9,
    Mortar: 3,
    'Fog of War': 10,
  });
});

test('UN-EX-02 the Scouts of squad B are one counter and three cards', () => {
  expect(units[id.unit('scouts-B')]).toMatchObject({ kind: 'scout-B', squad: 'B', type: { defence: 5 } });
  expect(cardIds.filter((card) => edition.kindOf[card] === 'scout-B')).toHaveLength(3);
});

test('UN-TOK-06 UN-EX-03 a spawn marker admits everybody, its squads, or its kinds of units', () => {
  expect(SPAWN_MARKERS.ALL).toEqual(unitIds);
  const squads = (...letters: string[]) => unitIds.filter((id) => letters.includes(units[id]?.squad ?? ''));
  for (const letters of ['A', 'B', 'C', 'A+B', 'A+B+C']) {
    expect([...(SPAWN_MARKERS[letters] ?? [])].sort(), letters).toEqual(squads(...letters.split('+')).sort());
  }
  expect(SPAWN_MARKERS['A+B']).toHaveLength(6);
  expect(SPAWN_MARKERS['SNIPER+MORTAR']).toEqual(['snipers', 'mortar']);
  expect(SPAWN_MARKERS.SNIPER).toEqual(['snipers']);
  expect(SPAWN_MARKERS.MORTAR).toEqual(['mortar']);
});

test('UN-TOK-06 the marker A lets squad A in, and the marker B squad B', () => {
  const given = { hand: ['rifleman-A', 'rifleman-B', 'scout-A'], counters: { 'riflemen-A': null, 'riflemen-B': null } };
  const game = scene({ scenario: '2', us: given });
  game.play('move rifleman-A 15B', 'move rifleman-B 4A');
  expect([game.at('us', 'riflemen-A'), game.at('us', 'riflemen-B')]).toEqual(['15B', '4A']);
});

test('UN-TOK-10 a counter keeps its base defense on both sides, and Snipers and Mortar have no squad', () => {
  const defence = (state: string) =>
    scene({ us: { hand: ['rifleman-A', 'rifleman-B'] }, german: { counters: { 'scouts-A': `5B${state}` } }, dice: [1] })
      .play('attack rifleman-A scouts-A')
      .all('shot')[0]?.defence.base;
  expect([defence(''), defence(' suppressed')]).toEqual([5, 5]);
  expect([units[id.unit('snipers')]?.squad, units[id.unit('mortar')]?.squad]).toEqual([null, null]);
});

test('UN-TOK-12 UN-EX-01 the two faces of a tile have one number, and no board shows both', () => {
  expect([TILES['14A']?.number, TILES['14B']?.number]).toEqual([14, 14]);
  for (const { id, tiles } of scenarios) {
    const numbers = tiles.map(([tile]) => TILES[tile]?.number);
    expect(new Set(numbers).size, `scenario ${id}`).toBe(tiles.length);
  }
});

test('UN-TOK-13 the same board with another name for a tile plays the same', () => {
  const [laRaye] = scenarios;
  if (laRaye === undefined) throw new Error('there is no scenario 1');
  expect(TILES['15B']?.cover).toBe(TILES['8A']?.cover);
  const rename = (text: string): string => text.replaceAll('8A', '15B');
  const renamed: ScenarioFacts = JSON.parse(rename(JSON.stringify(laRaye)));
  const play = (facts: ScenarioFacts): string => {
    const game = gameOf({ ...prepare({ ...edition, scenarios: [facts] }, normandyRules), judge: () => null });
    const told: string[] = [];
    const context = SilentContext.seeded<Undaunted>('names'); // in a match the names would change the dice
    context.log = (event) => void told.push(game.narrate(event));
    const player = SeededChance.fromSeed('names');
    const state = game.setup({ scenario: '1', options: {} }, context);
    for (let i = 0; i < 300; i++) {
      const [seat = US] = game.waiting(state);
      const legal = game.legal(state, seat);
      game.apply(state, seat, legal[player.below(legal.length)] ?? { do: 'end' }, context);
    }
    return told.join('\n');
  };
  const original = play(laRaye);
  expect(original).toContain('to 8A');
  const label = (tile: string): string => TILES[tile]?.label ?? '';
  expect(play(renamed).replaceAll(label('15B'), label('8A'))).toBe(rename(original));
});

test('UN-TOK-15 cover of the 36 faces', () => {
  const faces = (cover: number | 'hill') =>
    Object.keys(TILES)
      .filter((tile) => TILES[tile]?.cover === cover)
      .sort();
  const list = (text: string) => text.split(' ').sort();
  expect(faces(0)).toEqual(list('1A 3B 4B 9B 10B 11B 12B 13A 14A 15A 17A 18A'));
  expect(faces(1)).toEqual(list('1B 5A 5B 6A 6B 7B 8B 10A 11A 12A 13B 14B'));
  expect(faces(2)).toEqual(list('2B 7A 8A 15B 16B'));
  expect(faces(3)).toEqual(list('3A 4A 17B 18B'));
  expect(faces('hill')).toEqual(list('2A 9A 16A'));
});

test('UN-PLAT-01 UN-PLAT-03 the Sniper has the highest attack value and the highest base defense', () => {
  const sniper = id.kind('sniper');
  const attack = (kind: KindId) => kinds[kind]?.type.actions.find((action) => action.do === 'attack')?.value ?? 0;
  expect(Math.max(...kindIds.filter((kind) => kind !== sniper).map(attack))).toBeLessThan(attack(sniper));
  expect(attack(sniper)).toBe(3);
  const others = unitIds.filter((unit) => unit !== id.unit('snipers')).map((unit) => units[unit]?.type.defence ?? 0);
  expect(Math.max(...others)).toBeLessThan(units[id.unit('snipers')]?.type.defence ?? 0);
});

test('UN-PLAT-04 the Platoon Guide moves any own counter, or fetches any one card', () => {
  const game = scene({ scenario: '5', us: { hand: ['platoon-guide', 'rifleman-A'] } });
  expect(game.legal('guide')).toContain('guide platoon-guide scouts-B 5A');
  expect(game.legal('guide')).toContain('guide platoon-guide riflemen-A 1A');
  game.play('bolster platoon-guide');
  expect(game.legal('take')).toContain('take sniper');
  expect(game.legal('take')).toContain('take machine-gunner-B');
  game.play('take sniper');
  expect(game.step).toBe('turn');
});

test('UN-R-36 no scenario needs more than six ones, seven twos and one three', () => {
  for (const { id, objectives } of scenarios) {
    const count = (value: number) => objectives.filter(([, points]) => points === value).length;
    expect([count(1) <= 6, count(2) <= 7, count(3) <= 1], `scenario ${id}`).toEqual([true, true, true]);
    expect(count(1) + count(2) + count(3)).toBe(objectives.length);
  }
});

test('UN-R-31 scenario 1 is called La Raye', () => {
  expect(normandy.scenarios[0]?.title).toBe('La Raye');
});
