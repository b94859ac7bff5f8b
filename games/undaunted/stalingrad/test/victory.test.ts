import { expect, test } from 'vitest';
import { id, type Seat } from '../../rules/ids.ts';
import { setMark } from '../../rules/state.ts';
import { judge } from '../victory.ts';
import { GERMAN, SOVIET, scene } from './scene.ts';

const won = (game: ReturnType<typeof scene>) => game.outcome && [game.winner, game.outcome.how];
const holder = { hand: ['rifleman-A', 'scout-A'], counters: { 'rifleman-A': '504' } };

test('US-END-03 US-DEF-04 US-R-57 US-R-101 the Control that completes the points wins at once; scouted tiles give none', () => {
  const game = scene({ soviet: { ...holder, controlled: ['503', '505'] } }).play('control rifleman-A');
  expect([won(game), game.step, game.hand('soviet')]).toEqual([['soviet', 'objectives'], null, ['scout-A']]);
  expect(
    won(scene({ soviet: { ...holder, controlled: ['505'], scouted: ['503'] } }).play('control rifleman-A')),
  ).toBeNull();
  const more = scene({ soviet: { ...holder, controlled: ['505'] }, points: { '504': 9 } });
  expect(won(more.play('control rifleman-A'))).toEqual(['soviet', 'objectives']);
});

test('US-END-01 US-DEF-15 US-R-94 nothing else ends a game, and it has no limit of rounds', () => {
  const game = scene({ round: 40, soviet: { hand: ['rifleman-A'], deck: ['scout-A'] } }).play('end', 'end');
  expect([won(game), game.open.round]).toEqual([null, 41]);
});

test('US-R-70 a scenario with a limit of rounds is decided at the end of the last one', () => {
  const given = { scenario: '142', soviet: { hand: ['rifleman-A'] }, german: { hand: ['rifleman-A'] } };
  expect(won(scene({ ...given, round: 14 }).play('end', 'end'))).toBeNull();
  expect(won(scene({ ...given, round: 15 }).play('end', 'end'))).toEqual(['soviet', 'outlasted']);
});

/** 061: the Soviets must rout five units. */
const four = { 'rifleman-A': '302 routed', 'scout-A': '302 routed', 'scout-B': '501 routed', 'scout-C': '401 routed' };
const shooter = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '403' } };

test('US-END-04 US-R-18 US-R-101 the last of the units to be routed wins at once, before it is pushed', () => {
  const german = { counters: { ...four, 'machine-gunner-A': '303' } };
  const game = scene({ scenario: '061', soviet: shooter, german, dice: [0, 0] }).play(
    'attack machine-gunner-A machine-gunner-A',
  );
  expect([won(game), game.step]).toEqual([['soviet', 'routed'], null]);
  const panzer = { hand: ['antitank-rifle'], counters: { 'antitank-rifle': '406' } };
  const tank = { counters: { 'panzer-iii-A': '406' } };
  const named = scene({ scenario: '062', soviet: panzer, german: tank, dice: [0, 0] });
  expect(won(named.play('antitank antitank-rifle panzer-iii-A'))).toEqual(['soviet', 'routed']);
});

test('US-END-05 a unit that was bolstered in between no longer counts', () => {
  const german = { hand: ['platoon-sergeant'], counters: { ...four, 'machine-gunner-A': '303' } };
  const game = scene({ scenario: '061', turn: 'german', soviet: shooter, german, dice: [0, 0] });
  game.play(
    'bolster platoon-sergeant',
    'take scout-B',
    'done',
    'end',
    'attack machine-gunner-A machine-gunner-A',
    'stay',
  );
  expect([won(game), game.open.routed.length]).toEqual([null, 4]);
});

/** 022: Germany gains a point for each casualty and each rout, and needs 13. */
const hunter = { hand: ['machine-gunner-A', 'machine-gunner-B'] };
const prey = { counters: { 'scout-A': '305' }, unmarked: ['404', '405'] };

test('US-END-06 US-R-87 US-R-13 points for casualties and routs: a hit that routs scores for both, one on a routed unit for none', () => {
  const german = { hand: ['machine-gunner-A x2'], counters: { 'machine-gunner-A': '305' } };
  const shot = (soviet: object) =>
    scene({ scenario: '022', turn: 'german', german, soviet: { ...prey, ...soviet }, dice: [0, 0, 0, 0] }).play(
      'attack machine-gunner-A scout-A',
    );
  expect(shot({ discard: ['scout-A'] }).open.gained).toMatchObject({ german: 1 });
  const routed = shot({});
  expect(routed.open.gained).toMatchObject({ german: 2, soviet: 0 });
  expect(routed.play('attack machine-gunner-A scout-A').open.gained).toMatchObject({ german: 2 });
});

test('US-END-06 the point that completes the number wins at once', () => {
  const german = { ...hunter, counters: { 'machine-gunner-A': '305' }, gained: 12 };
  const game = scene({
    scenario: '022',
    turn: 'german',
    german,
    soviet: { ...prey, discard: ['scout-A'] },
    dice: [0, 0],
  });
  expect(won(game.play('attack machine-gunner-A scout-A'))).toEqual(['german', 'gained']);
});

test('US-R-87 of several sources for one kind of event the first that fits scores, and own units score for nobody', () => {
  const soviet = { hand: ['machine-gunner-A', 'bomber'], counters: { 'machine-gunner-A': '404', 'scout-A': '403' } };
  const german = { counters: { sniper: '404' }, discard: ['sniper'] };
  const game = scene({ scenario: '041', soviet, german, dice: [0, 0, 0] }).play('attack machine-gunner-A sniper');
  expect(game.open.gained).toMatchObject({ soviet: 2 });
  game.play('bomb bomber 403');
  if (game.step === 'targets') game.play('strike soviet/scout-A');
  expect(game.open.gained).toMatchObject({ soviet: 2, german: 0 });
});

test('US-END-07 US-END-08 mission points on controlled tiles win when they reach the number', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '609' } };
  const given = { scenario: '042', soviet, laidPoints: { '609': 6, '709': 5 } };
  const lost = scene({ ...given, soviet: { ...soviet, scouted: ['609'] } });
  expect(won(lost.play('control rifleman-A'))).toEqual(['soviet', 'held']);
  const few = scene({ ...given, laidPoints: { '609': 5, '709': 5 }, soviet: { ...soviet, scouted: ['609'] } });
  expect(won(few.play('control rifleman-A'))).toBeNull();
});

test('US-END-08 US-R-86 at the end of a round a marker is placed, on one tile in odd and on the other in even rounds', () => {
  const odd = scene({ scenario: '042', turn: 'roundEnd', round: 3, soviet: { deck: ['scout-A'] } });
  expect(odd.open.laidPoints).toEqual({ '709': 1 });
  const even = scene({ scenario: '042', turn: 'roundEnd', round: 4, soviet: { deck: ['scout-A'] } });
  expect(even.open.laidPoints).toEqual({ '609': 1 });
});

test('US-R-48 there are 14 mission point markers', () => {
  const soviet = { deck: ['scout-A'], unmarked: ['609', '709'] };
  const game = scene({ scenario: '042', turn: 'roundEnd', round: 3, soviet, laidPoints: { '609': 7, '709': 7 } });
  expect(game.open.laidPoints).toEqual({ '609': 7, '709': 7 });
});

test('US-END-09 US-END-10 US-R-56 the units must be on their tiles at the same time; suppressed they count, routed they do not', () => {
  const arrives = (other: string) =>
    scene({
      scenario: '042',
      turn: 'german',
      german: { hand: ['rifleman-A'], counters: { 'rifleman-A': '608', 'rifleman-B': other }, scouted: ['609'] },
    }).play('move rifleman-A 609');
  expect(won(arrives('709'))).toEqual(['german', 'occupied']);
  expect(won(arrives('709 suppressed'))).toEqual(['german', 'occupied']);
  expect([won(arrives('709 routed')), won(arrives('808'))]).toEqual([null, null]);
});

/** 042: Germany must have Riflemen A on 609 and B on 709. */
const waiting = { counters: { 'rifleman-A': '609 routed', 'rifleman-B': '709' } };

test('US-R-21 US-END-10 US-SUPT-03 US-SUPT-05 a routed unit that recovers on its tile completes the objective at once', () => {
  const back = (leader: string, ...play: string[]) =>
    scene({ scenario: '042', turn: 'german', german: { hand: [leader], ...waiting } }).play(...play);
  const bolstered = back('platoon-sergeant', 'bolster platoon-sergeant', 'take rifleman-A');
  expect([won(bolstered), bolstered.step]).toEqual([['german', 'occupied'], null]);
  const supported = back('platoon-leader', 'support platoon-leader', 'take rifleman-A');
  expect([won(supported), supported.step]).toEqual([['german', 'occupied'], null]);
  expect(won(back('platoon-sergeant', 'bolster platoon-sergeant', 'take rifleman-B'))).toBeNull();
});

test('US-R-21 US-CMBT-25 a unit that flames push onto its tile completes the objective; a routed one does not', () => {
  const burnt = (german: object) =>
    scene({
      scenario: '042',
      soviet: { hand: ['flamethrower'], counters: { flamethrower: '608' } },
      german: { counters: { 'rifleman-A': '608', 'rifleman-B': '709' }, scouted: ['609'], ...german },
      dice: [0, 0, 0],
    }).play('flame flamethrower rifleman-A', 'push 609');
  expect(won(burnt({ discard: ['rifleman-A'] }))).toEqual(['german', 'occupied']);
  expect(won(burnt({}))).toBeNull();
});

test('US-R-21 US-SPAWN-01 a counter that enters on its tile completes the objective before its card acts', () => {
  const german = {
    hand: ['panzer-iii-A'],
    counters: { 'panzer-iii-A': null, 'rifleman-A': '507', 'rifleman-B': '506', 'rifleman-C': '506' },
  };
  const game = scene({ scenario: '062', turn: 'german', german }).play('move panzer-iii-A 507');
  expect([won(game), game.step, game.all('stayed')]).toEqual([['german', 'occupied'], null, []]);
});

test('US-END-11 US-R-18 US-R-20 with all Riflemen on the board routed the other side wins before anything else', () => {
  const german = { counters: { 'rifleman-A': '504', 'rifleman-B': '403 routed' }, scouted: ['503'] };
  const soviet = { hand: ['machine-gunner-A'] };
  const game = scene({ soviet, german, dice: [0, 0] }).play('attack machine-gunner-A rifleman-A');
  expect([won(game), game.step]).toEqual([['soviet', 'fullRout'], null]);
});

test('US-END-11 US-R-19 the only Riflemen on the board lose the game when they rout', () => {
  const counters = { 'rifleman-A': '504', 'rifleman-B': null, 'rifleman-C': null };
  const game = scene({ soviet: { hand: ['machine-gunner-A'] }, german: { counters }, dice: [0, 0] });
  expect(won(game.play('attack machine-gunner-A rifleman-A'))).toEqual(['soviet', 'fullRout']);
});

test('US-R-19 all three Riflemen count where there are three, and own Bombs rout as well as any', () => {
  const counters = { 'rifleman-A': '504', 'rifleman-B': '403 routed', 'rifleman-C': '403' };
  const soviet = { hand: ['machine-gunner-A'] };
  const three = scene({ soviet, german: { counters, supply: ['rifleman-C'] }, dice: [0, 0] });
  expect(won(three.play('attack machine-gunner-A rifleman-A', 'stay'))).toBeNull();
  const bombed = { hand: ['bomber'], counters: { 'rifleman-A': '504', 'rifleman-B': '506 routed' } };
  const own = scene({ soviet: bombed, dice: [0] }).play('bomb bomber 504');
  expect(won(own)).toEqual(['german', 'fullRout']);
});

test('US-END-11 US-R-70 a scenario may say that a side does not lose by a full rout', () => {
  const soviet = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '702' } };
  const shot = (scenario: string, at: string, other: string) =>
    scene({
      scenario,
      soviet: { ...soviet, counters: { 'machine-gunner-A': at } },
      german: { counters: { 'rifleman-A': at, 'rifleman-B': `${other} routed` } },
      dice: [0, 0],
    }).play('attack machine-gunner-A rifleman-A');
  expect(won(shot('112', '602', '602'))).toEqual(['soviet', 'fullRout']);
  expect(won(shot('111', '702', '702'))).toBeNull();
});

test('US-END-13 US-CSET-11 each side has an objective of its own', () => {
  const german = { counters: { ...four, 'machine-gunner-A': '303' }, controlled: ['402', '403', '303'] };
  const game = scene({ scenario: '061', soviet: shooter, german, dice: [0, 0] });
  expect(won(game.play('attack machine-gunner-A machine-gunner-A'))).toEqual(['soviet', 'routed']);
});

test('US-END-14 a mission marker changes neither movement nor combat', () => {
  const german = { hand: ['rifleman-A'], counters: { 'rifleman-A': '608' }, scouted: ['609'] };
  const game = scene({ scenario: '042', turn: 'german', german }).play('move rifleman-A 609');
  expect([game.at('german', 'rifleman-A'), won(game)]).toEqual(['609', null]);
});

test('US-R-21 where one change wins for both, the side whose turn it is has won', () => {
  const state = { counters: { 'rifleman-A': '504 routed', 'rifleman-B': '403 routed' } };
  const judged = (active: Seat) => judge(scene({ soviet: state, german: state }).open, active)?.winner;
  expect([judged(SOVIET), judged(GERMAN)]).toEqual([SOVIET, GERMAN]);
});

test('US-EX-29 US-R-86 where both gain their last point when the round ends, the side with the marker has won', () => {
  const end = (marker: 'soviet' | 'german') =>
    won(
      scene({
        scenario: '081',
        turn: 'roundEnd',
        marker,
        soviet: { gained: 2, counters: { 'rifleman-A': '202' } },
        german: { gained: 9 },
      }),
    );
  expect([end('german'), end('soviet')]).toEqual([
    ['german', 'gained'],
    ['soviet', 'gained'],
  ]);
});

test('US-R-86 when a round ends it is nobody’s turn: the marker decides, not who played last', () => {
  const soviet = { gained: 2, counters: { 'rifleman-A': '202' }, deck: ['scout-A x3'] };
  const game = scene({ scenario: '081', turn: 'german', marker: 'soviet', soviet, german: { gained: 9 } });
  expect(won(game.play('end'))).toEqual(['soviet', 'gained']);
});

test('US-R-87 a source scores for its own kind of event: a casualty is no tunnel and no rout', () => {
  const german = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '305' } };
  const soviet = { counters: { 'rifleman-A': '305' }, discard: ['rifleman-A'] };
  const game = scene({ scenario: '101', turn: 'german', german, soviet, dice: [0, 0] });
  game.play('attack machine-gunner-A rifleman-A');
  expect(game.all('gained')).toMatchObject([{ seat: GERMAN, points: 1, total: 1 }]);
});

test('US-END-02 after a single scenario nothing follows', () => {
  const game = scene({ soviet: { ...holder, controlled: ['503', '505'] } }).play('control rifleman-A');
  expect([game.waiting, game.open.record]).toEqual([[], []]);
});

test('US-END-06 points for who stands on a tile when a round ends, only the first time; routed units gain none', () => {
  const end = (at: string) =>
    scene({ scenario: '081', turn: 'roundEnd', soviet: { counters: { 'rifleman-A': at }, deck: ['scout-A'] } });
  const game = end('102').play('soviet: bid scout-A', 'end', 'end');
  expect([game.open.gained, game.open.round]).toMatchObject([{ soviet: 2 }, 3]);
  expect([end('102 routed').open.gained, end('103').open.gained]).toMatchObject([{ soviet: 0 }, { soviet: 0 }]);
});

test('US-END-06 points for damaging certain buildings', () => {
  const demo = (at: string) =>
    scene({
      scenario: '081',
      soviet: { hand: ['engineer-A'], counters: { 'engineer-A': at } },
      dice: [9, 1, 1, 1],
    }).play(`demo engineer-A ${at}`).open.gained;
  expect([demo('202'), demo('204')]).toMatchObject([{ soviet: 1 }, { soviet: 0 }]);
});

test('US-END-06 US-R-21 the building that completes the points wins at once', () => {
  const soviet = { hand: ['engineer-A'], counters: { 'engineer-A': '202' }, gained: 4 };
  const game = scene({ scenario: '081', soviet, dice: [9, 1, 1, 1] }).play('demo engineer-A 202');
  expect([won(game), game.step]).toEqual([['soviet', 'gained'], null]);
});

test('US-END-06 points for destroying a tunnel', () => {
  const german = { hand: ['antitank-gun'], counters: { 'antitank-gun': '305' } };
  const game = scene({ scenario: '101', turn: 'german', german, dice: [0, 0] }).play(
    'antitank antitank-gun tunnel-305',
  );
  expect(game.open.gained).toMatchObject({ german: 1 });
});

test('US-END-06 points for Bombers shot down, for control when a round ends, and a win by the last of them', () => {
  const soviet = { hand: ['antiair-battery'], gained: 6 };
  const game = scene({ scenario: '082', soviet, german: { hand: ['bomber'] } }).play('antiair antiair-battery');
  expect(won(game)).toEqual(['soviet', 'gained']);
  const end = (controlled: string[]) =>
    scene({ scenario: '082', turn: 'roundEnd', soviet: { controlled, unmarked: ['409'], deck: ['scout-A'] } }).open
      .gained;
  expect([end(['409']), end([])]).toMatchObject([{ soviet: 1 }, { soviet: 0 }]);
});

test('US-END-08 a marker may need an unrouted unit of a title on its tile, and a tile may hold only so many', () => {
  const end = (at: string, there: number) =>
    scene({
      scenario: '021',
      turn: 'roundEnd',
      soviet: { counters: { 'engineer-A': at }, deck: ['scout-A'] },
      laidPoints: { '503': there },
    }).open.laidPoints[id.tile('503')];
  expect([end('503', 1), end('503 routed', 1), end('504', 1), end('503', 2)]).toEqual([2, 1, 1, 2]);
});

test('US-R-70 a tile answers only the first Control of a side', () => {
  const soviet = {
    hand: ['rifleman-A', 'rifleman-B'],
    counters: { 'rifleman-A': '602', 'rifleman-B': '602' },
    scouted: ['602'],
  };
  const game = scene({ scenario: '112', soviet }).play('control rifleman-A', 'done');
  setMark(game.open, SOVIET, id.tile('602'), 'scouted');
  expect(game.play('control rifleman-B').step).toBe('turn');
});

test('US-R-86 US-R-70 when the last round ends points come first: who gains the last one has not been outlasted', () => {
  const deck = ['scout-A', 'scout-B', 'rifleman-A', 'rifleman-B'];
  const end = (marker: 'soviet' | 'german', gained: number, round: number) => {
    const soviet = { gained, controlled: ['409'], deck };
    return scene({ scenario: '082', turn: 'roundEnd', marker, round, soviet, german: { deck } });
  };
  for (const marker of ['soviet', 'german'] as const) {
    const last = end(marker, 6, 12);
    expect([won(last), last.all('gameOver').length, last.step, last.open.active]).toEqual([
      ['soviet', 'gained'],
      1,
      null,
      null,
    ]);
    expect(won(end(marker, 5, 12))).toEqual(['soviet', 'outlasted']);
    expect([won(end(marker, 5, 11)), end(marker, 5, 11).open.round]).toEqual([null, 12]);
  }
  expect(won(end('soviet', 0, 13))).toEqual(['soviet', 'outlasted']);
});
