import { expect, test } from 'vitest';
import { narrate } from '../narrate.ts';
import { scene } from './scene.ts';

/* Cases that a reading of the rules beside the code found wanting. */

const told = (game: ReturnType<typeof scene>): string[] => game.events().map(narrate);

test('US-CARD-09 an action that a reserve shows and cannot take is refused as such', () => {
  const game = scene({ soviet: { hand: ['S-R-022', 'S-R-013'] } });
  expect([game.why('move S-R-022 504'), game.why('control S-R-013')]).toEqual(['US-CARD-09', 'US-CARD-09']);
  expect(game.why('smoke S-R-013')).toBe('US-TURN-07');
});

test('US-TURN-07 US-SPAWN-03 entering does not help to an action that the card does not have', () => {
  const game = scene({ soviet: { hand: ['sniper'], counters: { sniper: null } } });
  expect([game.why('conceal sniper'), game.why('stalk sniper 504')]).toEqual(['US-TURN-07', 'US-SPAWN-03']);
  const counters = { 't-34-A': null, 'rifleman-A': '502', 'rifleman-B': '502' };
  const tank = scene({ soviet: { hand: ['t-34-A'], counters } });
  expect([tank.why('conceal t-34-A'), tank.why('move t-34-A 502')]).toEqual(['US-TURN-07', 'US-SPAWN-07']);
});

test('US-R-72 an own vehicle is on the board and still no target', () => {
  const counters = { 'antitank-gun': '604', 't-34-A': '605' };
  const game = scene({ soviet: { hand: ['antitank-gun', 't-34-A'], counters } });
  expect(game.why('antitank antitank-gun t-34-A')).toBe('US-R-72');
  expect(game.why('antitank antitank-gun panzer-iii-A')).toBe('US-CMBT-03');
});

test('US-CMBT-05 a tile beside the board is no target of a Grenade', () => {
  const game = scene({ soviet: { hand: ['mortar', 'bomber'], counters: { mortar: '604' } } });
  expect([game.why('grenade mortar 101'), game.why('bomb bomber 101')]).toEqual(['US-CMBT-05', 'US-CMBT-04']);
});

test('US-CMBT-24 odds of a Suppress on a suppressed counter promise nothing', () => {
  const soviet = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '504' } };
  const names = (at: string) =>
    scene({ soviet, german: { counters: { 'rifleman-A': at } } })
      .odds('suppress machine-gunner-A rifleman-A')
      ?.outcomes.map(({ name }) => name);
  expect([names('504'), names('504 suppressed')]).toEqual([
    ['Suppressed', 'Miss'],
    ['No effect', 'Miss'],
  ]);
});

test('US-CMBT-25 odds of a Flame say that a hit may push, whether it routs or not', () => {
  const soviet = { hand: ['flamethrower'], counters: { flamethrower: '504' } };
  const names = (german: object) =>
    scene({ soviet, german: { counters: { 'rifleman-A': '504' }, ...german } })
      .odds('flame flamethrower rifleman-A')
      ?.outcomes.map(({ name }) => name);
  const discard = ['rifleman-A'];
  expect(names({ discard, scouted: ['503'] })).toEqual(['A card from the discard pile, and may be pushed', 'Miss']);
  expect(names({ discard, unmarked: ['403', '503', '504'] })).toEqual(['A card from the discard pile', 'Miss']);
  expect(names({ scouted: ['503'] })).toEqual(['Routed, and may be pushed', 'Miss']);
});

test('US-MINE-05 US-CMBT-13 odds say by which rule range does not count: of a mine, of a Bomb', () => {
  const ruleOf = (game: ReturnType<typeof scene>, line: string) =>
    game.odds(line)?.sums[0]?.lines.find(({ label }) => label.startsWith('Range'))?.rule;
  const mined = scene({ soviet: { hand: ['rifleman-A'] }, german: { mines: ['504-604'] } });
  expect(ruleOf(mined, 'move rifleman-A 504')).toBe('US-MINE-05');
  const bombed = scene({ soviet: { hand: ['bomber'] }, german: { counters: { 'rifleman-A': '504' } } });
  expect(ruleOf(bombed, 'bomb bomber 504')).toBe('US-CMBT-13');
});

test('US-VEH-03 US-R-28 nobody says that a forced vehicle pays for it', () => {
  const soviet = { hand: ['commissar'], play: ['t-34-A'], counters: { 't-34-A': '605' } };
  const game = scene({ soviet }).play('force commissar', 'take t-34-A', 'move t-34-A 605');
  expect([game.step, game.all('forced')]).toEqual(['turn', []]);
});

test('US-R-76 a card that guides places its own counter first, and may guide that one', () => {
  const counters = { 'half-track-C': null, 'rifleman-A': '503', 'rifleman-B': '503', 'rifleman-C': null };
  const german = { hand: ['half-track-C'], counters, scouted: ['403', '503'] };
  const game = scene({ turn: 'german', german });
  expect(game.legal('guide half-track-C half-track-C')).toContain('guide half-track-C half-track-C 403');
  expect(game.why('guide half-track-C half-track-C 505')).not.toBeNull();
  game.play('guide half-track-C half-track-C 403');
  expect(game.at('german', 'half-track-C')).toBe('403');
  expect(told(game)).toContain('German Half-track C is guided from 503 to 403.');
});

test('US-R-70 US-INIT-02 the log says what a scenario adds to a bid', () => {
  const given = {
    turn: 'bid',
    marker: 'soviet',
    soviet: { hand: ['scout-A'] },
    german: { hand: ['scout-A'] },
  } as const;
  const bids = (scenario: string) =>
    told(scene({ ...given, scenario }).play('soviet: bid scout-A', 'german: bid scout-A')).find((line) =>
      line.includes('initiative'),
    );
  expect(bids('021')).toBe(
    'The Soviet Union bids Scout A, 6. Germany bids Scout A, 6 + 1. Germany has the initiative.',
  );
  expect(bids('011')).toBe(
    'The Soviet Union bids Scout A, 6. Germany bids Scout A, 6. The Soviet Union has the initiative.',
  );
});

test('US-MINE-04 a mine rolls one die, not dice', () => {
  const game = scene({ soviet: { hand: ['rifleman-A'] }, german: { mines: ['504-604'] }, dice: [1] });
  expect(told(game.play('move rifleman-A 504'))).toContain(
    'A mine goes off under Soviet Riflemen A: defense 4, die 1. Miss.',
  );
});

test('US-R-54 US-SUPT-32 the enemy asked to choose shows that Bombers lie together: the shot is not taken back', () => {
  const soviet = { hand: ['antiair-battery'] };
  const learners = (discard: string[]) => {
    const game = scene({ soviet, german: { hand: [], discard } }).play('antiair antiair-battery');
    return [game.step, game.context.learners.includes('everybody')];
  };
  expect(learners(['G-L-095', 'G-L-098'])).toEqual(['shotDown', true]);
  expect(learners([])).toEqual(['stow', false]);
});
