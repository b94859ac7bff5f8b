import {
  expectOk,
  Match,
  parseSetup,
  readStoredGame,
  setupProblemText,
  storedGameErrorText,
  writeMatch,
} from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import type { BoardFace } from '../data/boards.ts';
import { FREE_BATTLE } from '../data/free-battle.ts';
import { fieldFor, isInArea, isInZone, squareCalled, zoneNumber } from '../rules/areas.ts';
import { countLoss } from '../rules/army.ts';
import { battleFacts } from '../rules/battlefield.ts';
import { isByObjective } from '../rules/objectives.ts';
import { kindNumber } from '../rules/profiles.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { WHERE } from '../rules/state.ts';
import { victoryCheck } from '../rules/victory.ts';
import { type Given, heroes, newGame, type Position, position } from './position.ts';

const ARMIES = { soviet: 'soviet:volga.maxim.ammo', german: 'german:panzergrenadiere.at.ammo' };
const battle = (options: Readonly<Record<string, unknown>> = ARMIES): Position => newGame(options, 'free');
/** The battlefield is laid and the edge taken. */
const laid = (...lines: string[]): Position => battle().play('lay A2', 'lay F2', 'edge south', ...lines);

describe('building armies', () => {
  test('HS-SCN-16: both build at once, in secret, and show their armies together', () => {
    const at = battle({});
    expect([at.step, at.waiting]).toEqual(['muster', ['soviet', 'german']]);
    at.play('soviet: recruit rt-sov-volga');
    expect(at.game.legal(at.state, 'german').length).toBeGreaterThan(0);
    at.play('soviet: equip t1 s1 op-sov-maxim', 'soviet: muster');
    expect(at.waiting).toEqual(['german']);
    expect(at.open.army.soviet).toEqual([]);
    expect(at.all('army')).toEqual([]);
    at.play('recruit rt-ger-pio', 'muster');
    expect(at.all('army').map(({ text }) => text)).toEqual(['soviet:volga.maxim', 'german:pio']);
    expect(at.open.army.german[0]?.tile).toBe('rt-ger-pio');
  });
  test('HS-SCN-16: the file of a running battle shows nobody the army that a side brings', () => {
    const setup = expectOk(parseSetup(heroes.scenarios, 'free', { ...ARMIES, drawn: true }), setupProblemText);
    const text = writeMatch(new Match(heroes, setup, 'seed'));
    expect(text).toContain('"drawn": true');
    expect(text).not.toContain('maxim');
    const stored = expectOk(readStoredGame(text, [heroes as never]), storedGameErrorText);
    expect(stored.kind === 'match' ? stored.journal.setup : null).toEqual(setup);
  });
  test('HS-SCN-16 HS-REC-07: refusals name the limit', () => {
    const at = battle({});
    expect(at.why('soviet: muster')).toBe('HS-SCN-16');
    at.play('soviet: recruit rt-sov-volga', 'soviet: equip t1 s1 op-sov-kv1');
    expect(at.why('soviet: recruit rt-sov-storm')).toBe('HS-REC-07');
    expect(at.why('soviet: equip t1 s2 op-sov-maxim')).toBe('HS-REC-11');
    at.play('soviet: unequip t1 s1');
    expect(at.why('soviet: unequip t1 s1')).toBe('HS-REC-02');
    at.play('soviet: dismiss t1');
    expect(at.why('soviet: dismiss t1')).toBe('HS-SET-04');
  });
  test('HS-SCN-16: armies brought as text are shown at once; one too large has to be changed', () => {
    expect(battle().step).toBe('laying');
    const at = battle({ ...ARMIES, german: 'german:panzergrenadiere.at.ammo,pio' });
    expect([at.step, at.waiting]).toEqual(['muster', ['german']]);
    expect(at.why('muster')).toBe('HS-REC-07');
    expect(at.play('dismiss t2', 'muster').step).toBe('laying');
  });
  test('HS-SCN-16 HS-SCN-17: armies, size and battlefield are chosen before the table, the way tokens are placed at it', () => {
    const { options = [] } = heroes.scenarios.find(({ id }) => id === 'free') ?? {};
    expect(options.map(({ id, prepared = false }) => [id, prepared])).toEqual([
      ['size', true],
      ['soviet', true],
      ['german', true],
      ['drawn', true],
      ['simultaneous', false],
    ]);
  });
  test('HS-SCN-16: a battle has one size', () => {
    const sizes = (...size: string[]) => parseSetup(heroes.scenarios, 'free', { size }).ok;
    expect([sizes('battle'), sizes('battle', 'grand')]).toEqual([true, false]);
  });
  test.each(['german:volga', 'soviet:pio', 'soviet:volga.ammo'])('%s is no Soviet army', (soviet) => {
    const setup = parseSetup(heroes.scenarios, 'free', { soviet });
    expect(setup.ok ? '' : setupProblemText(setup.error)).toContain('an army such as soviet:');
  });
});

describe('the battlefield', () => {
  test('HS-SCN-17: the holder of the Initiative begins; river boards lie in the last row only', () => {
    const at = battle();
    expect(at.waiting).toEqual([at.open.initiative]);
    expect(at.why('lay D1')).toBe('HS-SCN-17');
    expect(at.why('lay D2')).toBeNull();
    at.play('lay A2');
    expect(at.waiting).not.toEqual([at.open.initiative]);
    expect(at.why('lay A1')).toBe('HS-SCN-17');
    expect(at.play('lay D1').step).toBe('edges');
  });
  test('HS-SCN-17: a battle has four boards, 20 columns by 16 rows', () => {
    const at = battle({ ...ARMIES, size: ['battle'] }).play('lay A1', 'lay B1', 'lay C1', 'lay D1', 'edge north');
    expect(fieldFor(at.open)).toMatchObject({ columns: 20, rows: 16 });
    expect(scenarioOf(at.open)).toMatchObject({ turns: 7, handSize: 4 });
  });
  test('HS-SCN-17: drawn by chance, it keeps the same rules', () => {
    const at = battle({ ...ARMIES, size: ['grand'], drawn: true });
    expect(at.step).toBe('edges');
    const { boards } = at.open.battle ?? { boards: [] };
    expect(new Set(boards.map((face) => face[0])).size).toBe(6);
    expect(boards.slice(0, 3).some((face) => face === 'D1' || face === 'G1')).toBe(false);
  });
  test('HS-SCN-17 HS-R-95: three rows at the edge, offset squares with them; the other side deploys first', () => {
    const at = laid();
    const holder = at.open.initiative;
    const other = holder === 'soviet' ? 'german' : 'soviet';
    expect(at.waiting).toEqual([other]);
    const isIn = (seat: 'soviet' | 'german', name: string) =>
      isInArea(at.open, seat, seat === 'soviet' ? 0 : at.open.counts.soviet, squareCalled(at.open, name));
    expect([isIn(other, 'A1'), isIn(other, 'A3'), isIn(other, 'A4')]).toEqual([true, true, false]);
    expect([isIn(holder, 'A14'), isIn(holder, 'A13')]).toEqual([true, false]);
    expect([isIn(other, 'J1'), isIn(holder, 'J14'), isIn(holder, 'J16'), isIn(holder, 'A16')]).toEqual(
      Array(4).fill(true),
    );
    expect([isIn(other, 'B2+'), isIn(other, 'B3+')]).toEqual([true, false]); // on the third row's far side
  });
  test('HS-SCN-17: there is none before every board lies', () => {
    const facts = (boards: readonly BoardFace[]) =>
      battleFacts({ size: 'skirmish', boards: [...boards], north: null }).layout.flat();
    const { columns, rows } = FREE_BATTLE.sizes.skirmish;
    const all = (['A1', 'B1', 'C1', 'D1'] as const).slice(0, columns * rows);
    expect([facts([]), facts(all.slice(1)), facts(all)]).toEqual([[], [], [...all]]);
  });
});

test('HS-SET-05: one counter is put after the other', () => {
  const at = laid();
  const [first = '', second = ''] = at.legal('pick');
  expect(at.why(second)).toBeNull();
  expect(at.play(first).why(second)).toBe('HS-SET-05');
});

describe('objectives', () => {
  test('HS-SCN-18: home zones in columns 3 to 5, the center in the middle', () => {
    const { open } = laid();
    const isIn = (zone: string, name: string) => isInZone(open, zoneNumber(open, zone), squareCalled(open, name));
    expect(['F1', 'F4', 'G1'].map((name) => isIn('home-north', name))).toEqual([true, false, false]);
    expect(['D2+', 'E2+'].map((name) => isIn('home-north', name))).toEqual([true, false]);
    expect(['D14', 'F16', 'F13'].map((name) => isIn('home-south', name))).toEqual([true, true, false]);
    expect(['E8', 'F8', 'E9', 'F9'].every((name) => isIn('center', name))).toBe(true);
    expect(['D8', 'G8', 'E7', 'E10', 'F10', 'G9'].some((name) => isIn('center', name))).toBe(false);
  });
  test('HS-SCN-05: they are objectives', () => {
    const { open } = laid();
    expect(isByObjective(open, squareCalled(open, 'G9'))).toBe(true);
  });
  test('HS-SCN-18 HS-SCN-19: a home zone is worth 3 to the side from the other edge, the center 2 to either', () => {
    const at = laid();
    const south = at.open.initiative;
    const north = south === 'soviet' ? 'german' : 'soviet';
    at.open.units.where.fill(WHERE.destroyed);
    at.open.turn = 6;
    at.open.control = [south, south, north];
    victoryCheck(at.state, at.context);
    expect(at.all('scored')[0]).toMatchObject({ [south]: 3, [north]: 2 });
    expect(at.open.outcome?.winner).toBe(south);
  });
});

describe('a tie', () => {
  const tie = (change: (at: Position) => void) => {
    const at = laid();
    at.open.turn = 6;
    change(at);
    victoryCheck(at.state, at.context);
    return at.open.outcome?.winner;
  };
  test('HS-SCN-19: more enemy tiles broken, then fewer units lost, then a draw', () => {
    expect(tie(() => {})).toBeNull();
    const breakGerman = (at: Position) => {
      for (const tile of at.open.army.german) tile.broken = true;
    };
    expect(tie(breakGerman)).toBe('soviet');
    const lose = (u: (at: Position) => number) => (at: Position) => {
      at.open.units.where[u(at)] = WHERE.destroyed;
    };
    expect(tie(lose(() => 0))).toBe('german');
    expect(tie(lose((at) => at.open.counts.soviet))).toBe('soviet');
  });
});

test('HS-R-153: of two tiles with the same concealed units, losses count for one after the other', () => {
  const at = battle({ size: ['battle'], soviet: 'soviet:recon,recon', german: ARMIES.german });
  at.play('lay A1', 'lay B1', 'lay C1', 'lay D1', 'edge south');
  const kind = kindNumber('sov-razvedka');
  const scouts = at.open.units.kind.flatMap((each, u) => (each === -1 && u < at.open.counts.soviet ? [u] : []));
  expect(scouts).toHaveLength(4);
  for (const u of scouts) {
    at.open.units.kind[u] = kind;
    at.open.units.where[u] = WHERE.destroyed;
    at.state.private.soviet.faces[u] = -1;
    countLoss(at.state, u, at.context);
  }
  expect(at.open.army.soviet.map(({ lost }) => lost)).toEqual([2, 2]);
});

test('HS-R-153: an extra unit of the scenario counts for no tile', () => {
  const lost = (tile: number) => {
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'A13' }] });
    Object.assign(at.open.roster[0] ?? {}, { tile });
    countLoss(at.state, 0, at.context);
    return at.open.army.soviet.reduce((sum, each) => sum + each.lost, 0);
  };
  expect([lost(0), lost(-1)]).toEqual([1, 0]);
});

describe('useless cards', () => {
  const german = [{ is: 'ger-fire-group', at: 'A1' }] as const;
  const tank = { is: 'ger-pz3', at: 'E1', rear: 'D1', facing: 'E' } as const;
  const drawn = (units: Given['german'], fresh: number) =>
    position({
      soviet: [{ is: 'sov-boris', at: 'A13' }],
      german: units ?? [],
      hands: { german: ['ac-ger-burst', 'ac-ger-repair'] },
      open: { options: { simultaneous: false, replace: true } },
      flow: [{ step: 'exchange', seat: 'german', fresh }],
    });
  test('HS-R-94: without a tank Field Repair is shown and replaced', () => {
    const at = drawn(german, 1);
    expect(at.legal()).toEqual(['pass', 'replace ac-ger-repair']);
    expect(at.why('replace ac-ger-burst')).toBe('HS-R-94');
    at.play('replace ac-ger-repair');
    expect(at.open.discards.german).toEqual(['ac-ger-repair']);
    expect(at.state.private.german.hand).toHaveLength(2);
    expect(at.all('replaced', 'soviet')).toMatchObject([{ card: 'ac-ger-repair' }]);
  });
  test('HS-R-94: not with a tank, and not later than it is drawn', () => {
    expect(drawn([...german, tank], 1).legal()).toEqual(['pass']);
    const old = drawn(german, 1);
    old.state.private.german.hand.reverse();
    expect(old.why('replace ac-ger-repair')).toBe('HS-R-94');
  });
  test('HS-R-94: cards for infantry are of use, even if all of it is concealed', () => {
    const hidden = [{ is: 'ger-aufklaerer', at: 'A1', concealed: true }] as const;
    const at = drawn(hidden, 2);
    at.state.private.german.hand[0] = 'ac-ger-surprise';
    expect(at.legal()).toEqual(['pass', 'replace ac-ger-repair']);
  });
  test('HS-R-94: asked after every draw in Free Battle, in scenarios by option only', () => {
    const deployAll = (at: Position): Position => {
      while (at.step === 'deploy' || at.step === 'deployFacing') at.play(at.legal()[0] ?? '');
      return at;
    };
    expect(deployAll(laid()).step).toBe('exchange');
    expect(deployAll(newGame({ replace: true })).step).toBe('exchange');
    expect(deployAll(newGame()).step).not.toBe('exchange');
  });
  test('HS-R-94: what comes instead may be replaced as well', () => {
    const at = drawn(german, 1);
    const deck = at.state.sealed.decks.german;
    for (const _ of [1, 2]) deck.push(...deck.splice(deck.indexOf('ac-ger-panzervor'), 1));
    at.play('replace ac-ger-repair');
    expect(at.legal()).toEqual(['pass', 'replace ac-ger-panzervor']);
    at.play('replace ac-ger-panzervor');
    expect(at.step).toBe('exchange');
    expect(at.play('replace ac-ger-panzervor').step).not.toBe('exchange'); // there is no other
  });
});
