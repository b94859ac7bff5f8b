import { type GameTypes, Match, parseSetup, parseShape, SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { GAMES, loadEntry } from '../index.ts';

interface Found {
  /** Alike for all items of a list, and for all frames of a step. */
  readonly name: string;
  readonly holder: object;
  readonly key: string;
}

function* numbersIn(value: object, path = ''): Iterable<Found> {
  for (const [key, item] of Object.entries(value)) {
    const { step = '*' }: { readonly step?: string } = Object(item);
    const here = `${path}.${Array.isArray(value) ? step : key}`;
    if (typeof item === 'number') yield { name: here, holder: value, key };
    if (typeof item === 'object' && item !== null) yield* numbersIn(item, here);
  }
}

test.each(GAMES.map(({ id }) => id))(
  'no number in a position of %s is so large that counting up to it would take forever',
  async (id) => {
    const manifest = GAMES.find((each) => each.id === id);
    if (manifest === undefined) throw new Error(`there is no ${id}`);
    const { game } = await loadEntry(manifest);
    const chance = SeededChance.fromSeed('bounds');
    const known = new Set<string>();
    const endless: string[] = [];
    for (const scenario of game.scenarios.slice(-4)) {
      const setup = parseSetup(game.scenarios, scenario.id);
      if (!setup.ok) throw new Error(`${scenario.id} needs options`);
      const match = new Match<GameTypes>(game, setup.value, 'bounds');
      for (let made = 0; made < 150 && match.outcome === null; made++) {
        const [seat = ''] = match.waiting;
        const legal = match.legal(seat);
        match.act(seat, legal[chance.below(legal.length)] ?? { do: '' });
        const state: object = JSON.parse(JSON.stringify(match.state));
        for (const { name, holder, key } of numbersIn(state)) {
          if (known.has(name)) continue;
          known.add(name);
          const before: unknown = Reflect.get(holder, key);
          Reflect.set(holder, key, Number.MAX_SAFE_INTEGER);
          if (parseShape(game.shape, state).ok) endless.push(name);
          Reflect.set(holder, key, before);
        }
      }
    }
    expect(known.size).toBeGreaterThan(10);
    expect(endless).toEqual([]);
  },
);
