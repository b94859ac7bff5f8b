import { GAMES, loadEntry } from '@kurgan/games';
import { GAMES as TINY } from '@kurgan/games/testing';
import { expect, test } from 'vitest';
import { catalogueEntry } from '../build/catalogue.ts';
import { forScenario, optionsInUse, readRequest, writeRequest } from '../lobby/match-request.ts';

const volga = (await Promise.all(GAMES.map(loadEntry))).map(catalogueEntry).find(({ id }) => id === 'volga')!;

test('the catalogue tells every scenario and option in the words of the rulebook', () => {
  expect(volga).toMatchObject({ prefix: 'AV', seats: 1 });
  expect(volga.scenarios.map(({ id }) => id)).toEqual(['september', 'factory']);
  for (const { options } of volga.scenarios) {
    expect(options).toHaveLength(8);
    for (const { about } of options) expect(about).toMatch(/\.$/);
  }
});

test('an ordinary game has an empty link', () => {
  const { request, problem } = readRequest(volga, '');
  expect([request.scenario, request.seed, problem]).toEqual(['september', '', null]);
  expect([optionsInUse(request), writeRequest(volga, request)]).toEqual([0, '']);
});

test('a link keeps every wish', () => {
  const link = 'scenario=factory&rubble=on&startMorale=12&moreSupply=10,11&seed=Mamayev+Kurgan';
  const { request, problem } = readRequest(volga, link);
  expect(problem).toBeNull();
  expect(request).toMatchObject({ scenario: 'factory', seed: 'Mamayev Kurgan' });
  expect(request.options).toMatchObject({ rubble: true, startMorale: 12, moreSupply: [10, 11], isolation: false });
  expect(optionsInUse(request)).toBe(3);
  expect(writeRequest(volga, request)).toBe(link);
});

test.each([
  ['scenario=winter', 'scenario'],
  ['rubble=perhaps', 'options.rubble'],
  ['startMorale=99', 'options.startMorale'],
  ['moreSupply=40', 'options.moreSupply'],
  ['tanks=on', 'options.tanks'],
])('a link that asks for %s is told about it and gives an ordinary game', (link, place) => {
  const { request, problem } = readRequest(volga, link);
  expect(problem).toContain(place);
  expect([request.scenario, optionsInUse(request)]).toEqual(['september', 0]);
});

test('options that fit another scenario stay, and turns that it has not are left out', () => {
  const { request } = readRequest(volga, 'rubble=on&moreSupply=1,2&seed=x');
  const factory = forScenario(volga, request, 'factory');
  expect(factory).toMatchObject({ scenario: 'factory', seed: 'x' });
  expect(factory.options).toMatchObject({ rubble: true, moreSupply: [] });
});

const nim = (await Promise.all(TINY.map(loadEntry))).map(catalogueEntry)[0]!;

test.each(['stake=on', 'stake=007', 'stake=a%2C+b', 'without=2,3', 'without=3&stake=x'])(
  'the link %s keeps texts as they stand and lists in their order',
  (link) => {
    const { request, problem } = readRequest(nim, link);
    expect([writeRequest(nim, request), problem]).toEqual([link.replace('%2C', ','), null]);
  },
);

test('options that are filled in stay with another scenario', () => {
  const { request } = readRequest(nim, 'without=3&stake=x');
  expect(forScenario(nim, request, '21')).toMatchObject({ scenario: '21', options: { without: ['3'], stake: 'x' } });
  expect(optionsInUse(request)).toBe(2);
});

test('an option named like a seat has a word of its own beside the player who holds the seat', () => {
  const [seat = ''] = nim.sides;
  const scenarios = nim.scenarios.map((scenario) => ({
    ...scenario,
    options: scenario.options.map((option) => (option.id === 'stake' ? { ...option, id: seat } : option)),
  }));
  const named = { ...nim, scenarios };
  const { request, problem } = readRequest(named, `${seat}=person&option.${seat}=an+army`);
  expect([problem, request.players[seat], request.options[seat]]).toEqual([null, 'person', 'an army']);
  expect(readRequest(named, writeRequest(named, request)).request).toEqual(request);
});
