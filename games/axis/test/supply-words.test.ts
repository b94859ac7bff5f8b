import { expect, test } from 'vitest';
import { type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { other, SIDES } from '../rules/state.ts';
import { isSupplied, supplyLine } from '../rules/supply.ts';
import { explainSupply } from '../tools/supply-words.ts';
import { type Given, newGame, position } from './position.ts';

const why = (given: Given, side: Side, zone: ZoneId): string => explainSupply(position(given).open, side, zone);

test('AA-SUP-04 a supplied force is shown its road and its exit', () => {
  const axisHolds = ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach'] as const;
  expect(why({ axisHolds }, 'axis', 'kalach')).toBe(
    'The Axis force in Kalach is supplied on the road through Novomoskovsk and Surovikino to the western exit at Oblivskaya.',
  );
});

test('AA-SUP-05 a line off the roads is no road', () => {
  expect(why({ axisHolds: ['zimovskii', 'kopania', 'surovikino', 'oblivskaya'] }, 'axis', 'zimovskii')).toBe(
    'The Axis force in Zimovskii is supplied on the way through Kopania and Surovikino to the western exit at Oblivskaya.',
  );
});

test('AA-R-44 two roads that pass without meeting are not one', () => {
  const axisHolds = ['tormosin', 'surovikino', 'novomoskovsk'] as const;
  expect(why({ axisHolds }, 'axis', 'novomoskovsk')).toBe(
    'The Axis force in Novomoskovsk is supplied on the way through Surovikino to the southern exit at Tormosin.',
  );
});

test('AA-SUP-04 a force that is cut off is shown the zone that breaks its line', () => {
  expect(why({ axisHolds: ['oblivskaya', 'novomoskovsk', 'kalach'] }, 'axis', 'kalach')).toBe(
    'The Axis force in Kalach is cut off: the Allies hold Surovikino, on the road through Novomoskovsk to the western exit at Oblivskaya.',
  );
});

test('AA-R-30 the exit itself can break the line', () => {
  expect(why({ axisHolds: ['tinguta'] }, 'axis', 'tinguta')).toBe(
    'The Axis force in Tinguta is cut off: the Allies hold the southern exit at Abganerovo Station.',
  );
  expect(why({}, 'axis', 'lake-sarpa')).toContain('the southern exit at Abganerovo Station');
  expect(why({ axisHolds: ['kalach'] }, 'axis', 'kalach')).toBe(
    'The Axis force in Kalach is cut off: the Allies hold Buzinovka, on the way to the southern exit at Abganerovo Station, and also the exit itself.',
  );
});

test('AA-SUP-07 AA-R-32 exits and the east bank supply whoever stands there', () => {
  expect(why({}, 'axis', 'tormosin')).toBe('The Axis force in Tormosin is supplied: it stands in a supply exit.');
  expect(why({}, 'allies', 'krasnaya-sloboda')).toBe(
    'The Allied force in Krasnaya Sloboda is supplied: it stands on the east bank.',
  );
});

/** Axis zones all around the city. */
const AROUND = ['rynok', 'vertyachii', 'pitomnik'] as const;

test('AA-SUP-12 AA-SUP-16 a city force is told about its crossing', () => {
  expect(why({ axisHolds: AROUND, ferries: ['white'] }, 'allies', 'yelshanka')).toBe(
    'The Allied force in Yelshanka is supplied over the white crossing, through Grain Elevator.',
  );
  expect(why({ axisHolds: AROUND, ferries: ['white'] }, 'allies', 'grain-elevator')).toBe(
    'The Allied force in Grain Elevator is supplied over the white crossing.',
  );
  expect(why({ axisHolds: AROUND, ferries: [] }, 'allies', 'grain-elevator')).toBe(
    'The Allied force in Grain Elevator is cut off: there is no ferry at the white crossing.',
  );
});

test('AA-SUP-15 nobody traces through a lost landing zone', () => {
  const axisHolds = [...AROUND, 'grain-elevator', 'beketovka', 'buzinovka', 'kalach', 'kotluban'] as const;
  expect(why({ axisHolds, ferries: ['white'] }, 'allies', 'yelshanka')).toBe(
    'The Allied force in Yelshanka is cut off: the Axis holds Grain Elevator, where the white crossing lands.',
  );
});

test('AA-TOK-02 a token in reach is named', () => {
  const given: Given = { axisHolds: ['kalach', 'pitomnik'], tokens: { axis: { pitomnik: 1 } } };
  expect(why(given, 'axis', 'kalach')).toMatch(/ A supply token in Pitomnik can feed it for one phase\.$/);
  const fed: Given = { ...given, open: { fed: [{ side: 'axis', zone: 'kalach' }] } };
  expect(why(fed, 'axis', 'kalach')).toMatch(/ A supply token feeds it in this phase\.$/);
});

test('AA-SUP-02 words and rule agree on every zone of both charts', () => {
  for (const scenario of ['race', 'uranus'] as const) {
    const { open } = newGame(scenario);
    for (const side of SIDES)
      for (const zone of ZONE_IDS.filter((id) => ZONES[id].base !== other(side)))
        expect(explainSupply(open, side, zone)).toContain(
          isSupplied(open, side, zone) ? 'is supplied' : 'is cut off: ',
        );
  }
});

test('AA-SUP-10 a city force supplied by an exit is told the exit, not its crossing', () => {
  const { open } = position({ allies: { orlovka: { infantry: 1 } }, ferries: [] });
  expect(supplyLine(open, 'allies', 'orlovka')).toMatchObject({ supplied: true, end: 'dubovka' });
});
