import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { type CardId, cardOf } from '../data/uranus.ts';
import { ZONE_IDS } from '../data/zones.ts';
import { axis } from '../tools.ts';
import { type Given, newGame, position } from './position.ts';

const NW: CardId[] = ['uranus-01', 'uranus-02'];
const SE: CardId[] = ['uranus-03', 'uranus-04'];

/** Round 5, with two cards placed in each area and two more to come. */
const PREPARED: Given = { round: 5, card: 7, cards: { northwest: [...NW], southeast: [...SE] } };

test('AA-URA-01 AA-R-18 two cards a round, one for each area', () => {
  const game = position({ round: 3, card: 7 });
  const drawn = [...game.state.private.allies.drawn];
  expect(game.legal()).toHaveLength(4);
  game.play(`place ${drawn[1]} northwest`);
  expect(game.state.private.allies).toMatchObject({ northwest: [drawn[1]], southeast: [drawn[0]], drawn: [] });
  expect(game.open.uranus).toMatchObject({ northwest: 1, southeast: 1, launched: false });
  expect(game.why('place uranus-14 northwest')).not.toBeNull();
});

test('AA-URA-02 AA-R-18 the Axis sees counts, the Allies their cards', () => {
  const game = position(PREPARED);
  const [card] = game.state.private.allies.drawn;
  game.play(`place ${card} southeast`);
  const hidden = [...NW, ...SE, card!];
  const seen = JSON.stringify([viewOf(game.state, 'axis'), game.heardBy('axis'), game.heardBy()]);
  for (const id of hidden) expect(seen).not.toContain(id);
  expect(viewOf(game.state, 'axis').open.uranus).toMatchObject({ northwest: 3, southeast: 3 });
  const own = JSON.stringify([viewOf(game.state, 'allies'), game.heardBy('allies')]);
  for (const id of hidden) expect(own).toContain(id);
});

test('AA-URA-03 the launch is free until round 7, then forced', () => {
  const game = position(PREPARED);
  game.play(game.legal('place')[0]!);
  expect(game.legal()).toEqual(['launch', 'wait']);
  game.play('wait');
  expect(game.open.uranus.launched).toBe(false);
  const forced = position({ ...PREPARED, round: 7 });
  forced.play(forced.legal('place')[0]!);
  expect([forced.open.uranus.launched, forced.step]).toEqual([true, 'assignment']);
});

test('AA-R-18 AA-R-19 the Allies have learnt the cards they draw, and the shown ones are copied with the game', () => {
  const game = position(PREPARED);
  expect(game.context.learners).toEqual(['allies']);
  game.play(game.legal('place')[0]!, 'launch');
  const copy = axis.clone(game.state);
  expect(copy.open.uranus).toEqual(game.open.uranus);
  game.play(game.legal('assign')[0]!);
  expect(copy.open.uranus.shown.every(({ zone }) => zone === null)).toBe(true);
});

test('AA-URA-10 AA-AIR-11 a bomber in the air takes only tokens that came with its cards', () => {
  const hover = { side: 'allies', kind: 'bomber', at: 'frolovo', mission: 'hover' } as const;
  const game = position({
    card: 10,
    round: 7,
    tokens: { allies: { frolovo: 3 } },
    sorties: [hover, hover],
    open: {
      uranus: { northwest: 0, southeast: 0, launched: true, shown: [], tokens: [{ zone: 'frolovo', count: 1 }] },
    },
  }).play('from frolovo', 'drop kletskaya');
  expect(game.open.uranus.tokens).toEqual([{ zone: 'frolovo', count: 0 }]);
  expect(game.legal('drop')).toEqual([]);
});

const launched = (round: number) => {
  const game = position({ ...PREPARED, round });
  game.play(game.legal('place')[0]!);
  return round < 7 ? game.play('launch') : game;
};

const zonesOf = (game: ReturnType<typeof launched>) => game.legal('assign').map((line) => line.split(' ')[2]);

test('AA-URA-04 AA-ORD-04 AA-EX-03 at the launch all cards are shown and card 7 is gone', () => {
  const game = launched(5);
  expect(game.open.uranus.shown).toHaveLength(6);
  expect(game.state.sealed.deck).toEqual([]);
  expect(game.state.private.allies).toMatchObject({ northwest: [], southeast: [], drawn: [] });
  while (game.step === 'assignment') game.play(game.legal()[0]!);
  const later = position({ round: 6, card: 7, open: { uranus: { ...game.open.uranus, shown: [] } } });
  expect(later.all('card').map(({ card }) => card)[0]).toBe(8);
});

test('AA-URA-05 AA-EX-27 Winter Storm comes three rounds later', () => {
  expect(launched(6).open.winterStorm).toBe(9);
  expect(newGame('uranus').play('all northwest').open.winterStorm).toBe(10);
});

test('AA-URA-06 AA-URA-07 AA-EX-26 AA-R-73 zones open by area and round', () => {
  const area = (game: ReturnType<typeof launched>) => game.open.uranus.shown.find(({ zone }) => zone === null)?.area;
  const four = launched(4);
  expect([area(four), zonesOf(four)]).toEqual(['northwest', ['frolovo']]);
  expect(zonesOf(launched(6)).sort()).toEqual(['frolovo', 'kremenskaya']);
  expect(zonesOf(launched(7)).sort()).toEqual(['bolshoy', 'frolovo', 'kremenskaya']);
  const card = four.open.uranus.shown[0]!.card;
  expect(four.why(`assign ${card} krasnoarmeysk`)).toBe('AA-URA-06');
  expect(four.why(`assign ${card} kremenskaya`)).toBe('AA-URA-07');
});

test('AA-URA-08 AA-URA-09 two cards a zone, and all assigned before any unit appears', () => {
  const game = launched(5);
  const cards = game.open.uranus.shown.map(({ card }) => card);
  game.play(`assign ${cards[0]} frolovo`, `assign ${cards[1]} frolovo`);
  expect(game.why(`assign ${cards[2]} frolovo`)).toBe('AA-URA-08');
  expect(game.why(`assign ${cards[4]} krasnoarmeysk`)).toBe('AA-URA-09');
  expect(game.units('allies', 'frolovo')).toEqual({});
  while (game.step === 'assignment') game.play(game.legal()[0]!);
  const land = (ids: readonly CardId[]) =>
    ids.reduce(
      (sum, id) =>
        sum +
        Object.entries(cardOf(id).units).reduce(
          (n, [kind, count]) => (kind === 'fighter' || kind === 'bomber' ? n : n + count),
          0,
        ),
      0,
    );
  const force = game.zone('frolovo').allies;
  expect(Object.values(force).reduce((sum, n) => sum + n, 0)).toBe(land(cards.slice(0, 2)));
});

/** Deploys one card in a zone. */
const deployed = (card: CardId, zone: 'frolovo' | 'bolshoy', given: Given = {}) =>
  position({
    round: 7,
    card: 7,
    ...given,
    flow: [{ step: 'deployment' }],
    open: {
      ...given.open,
      uranus: { northwest: 0, southeast: 0, launched: true, shown: [{ card, area: 'northwest', zone }], tokens: [] },
    },
  });

test('AA-URA-10 AA-AIR-06 aircraft of a card hang in the air, tokens lie with its units', () => {
  const game = deployed('uranus-13', 'frolovo');
  expect(game.aloft).toEqual(['allies bomber hover frolovo']);
  expect(game.zone('frolovo').tokens.allies).toBe(2);
  expect(game.open.pool.allies).toBe(5);
  expect(game.units('allies', 'frolovo')).toEqual({ infantry: 2, 'rocket-launcher': 1 });
});

test('AA-R-91 AA-R-72 tokens come only as far as the pool reaches', () => {
  const game = deployed('uranus-13', 'frolovo', { open: { pool: { axis: 13, allies: 1 } } });
  expect(game.zone('frolovo').tokens.allies).toBe(1);
});

test('AA-URA-11 a card may overfill a zone', () => {
  const game = deployed('uranus-09', 'frolovo', { allies: { frolovo: { infantry: 7 } } });
  expect(game.units('allies', 'frolovo')).toEqual({ infantry: 7, mechanized: 2, tank: 2 });
});

test('AA-URA-12 AA-R-29 AA-R-72 among enemies an Assault begins, an empty zone falls, a Battle goes on', () => {
  const held = { axisHolds: ['bolshoy'] } as const;
  expect(
    deployed('uranus-01', 'bolshoy', { ...held, axis: { bolshoy: { infantry: 1 } } }).zone('bolshoy'),
  ).toMatchObject({ control: 'axis', marker: 'assault' });
  expect(deployed('uranus-01', 'bolshoy', held).zone('bolshoy')).toMatchObject({ control: 'allies', marker: null });
  const battle = deployed('uranus-01', 'bolshoy', {
    ...held,
    axis: { bolshoy: { infantry: 1 } },
    allies: { bolshoy: { infantry: 1 } },
    battle: ['bolshoy'],
  });
  expect(battle.zone('bolshoy').marker).toBe('battle');
  const markers = ZONE_IDS.filter((id) => id !== 'bolshoy').slice(0, 20);
  const crowded = deployed('uranus-01', 'bolshoy', { ...held, axis: { bolshoy: { infantry: 1 } }, battle: markers });
  expect(crowded.zone('bolshoy').marker).toBe('assault');
});

test('AA-R-27 a unit of a card without a piece is lost', () => {
  const tanks = ZONE_IDS.filter((id) => id !== 'frolovo' && id !== 'tatsinskaya' && id !== 'srednyaya-akhtuba').slice(
    0,
    10,
  );
  const game = deployed('uranus-09', 'frolovo', { allies: Object.fromEntries(tanks.map((id) => [id, { tank: 1 }])) });
  expect(game.units('allies', 'frolovo')).toEqual({ mechanized: 2 });
  expect(game.all('forfeited')).toHaveLength(2);
});

test('AA-COMP-07 no rule reads the number of a card', () => {
  const laid: CardId[] = ['uranus-14', 'uranus-01', 'uranus-08'];
  for (const northwest of [laid, [...laid].reverse()]) {
    const game = position({ card: 7, round: 7, cards: { drawn: [], northwest, southeast: [] } });
    const [card] = game.state.private.allies.drawn;
    game.play(`place ${card} southeast`);
    expect(game.open.uranus.shown.slice(0, 3).map((each) => each.card)).toEqual(northwest); // as laid, not by number
  }
});

test('AA-URA-10 a bomber on the ground may take a token that came with a card', () => {
  const game = position({
    card: 10,
    allies: { frolovo: { bomber: 1 } },
    tokens: { allies: { frolovo: 1 } },
    sorties: [{ side: 'allies', kind: 'fighter', at: 'krasnoarmeysk', mission: 'hover' }],
    open: {
      uranus: { northwest: 0, southeast: 0, launched: true, shown: [], tokens: [{ zone: 'frolovo', count: 1 }] },
    },
  }).play('from frolovo', 'drop pitomnik');
  expect(game.aloft).toEqual(['allies fighter hover krasnoarmeysk', 'allies bomber drop pitomnik']);
  expect(game.units('allies', 'frolovo')).toEqual({});
});
