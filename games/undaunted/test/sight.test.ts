import { SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { Sight } from '../bot/sight.ts';
import { id } from '../rules/ids.ts';
import { sideOf } from '../rules/state.ts';
import { siege } from './siege.ts';
import { edition, type Siege } from './siege-edition.ts';

const [US] = edition.seats;
const manor = id.tile('13B');

test('a bot surveys the ground anew when a building falls, and only then', () => {
  const state = siege.setup({ scenario: '1', options: {} }, SilentContext.seeded<Siege>('ground'));
  const sight = new Sight(edition);
  const read = () => {
    sight.read(viewOf(state, US), US);
    const { ground } = sight;
    return { ground, cover: ground.roof[ground.place.get(manor) ?? -1] };
  };
  const before = read();
  state.open.round++;
  expect(read().ground).toBe(before.ground);
  state.open.fallen.push(manor);
  expect([before.cover, read().cover]).toEqual([1, 0]);
});

test('a unit that is off the board is reckoned where it would enter now', () => {
  const state = siege.setup({ scenario: '1', options: {} }, SilentContext.seeded<Siege>('entry'));
  const { counters } = sideOf(state.open, US);
  counters[id.unit('scouts-A')] = null;
  counters[id.unit('riflemen-A')] = { at: manor, suppressed: false };
  const sight = new Sight(edition);
  sight.read(viewOf(state, US), US);
  const scouts = sight.own.note.unitOf.get(id.unit('scouts-A'))?.place ?? -1;
  expect(sight.ground.tiles[sight.own.stands(scouts)]).toBe(manor);
});
