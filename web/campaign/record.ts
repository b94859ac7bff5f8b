import { parseShape, shape, type TypeOf } from '@kurgan/engine';
import { ask, openDatabase } from '../session/database.ts';
import type { MatchInfo } from '../session/match-info.ts';

/** The names of those who stood out are written by hand: longer ones are cut. */
export const LONGEST_NAME = 80;

const recordShape = shape.object({
  game: shape.text,
  /** Consecutive, in the order of play. */
  scenarios: shape.list(shape.text),
  players: shape.dictionary(shape.text),
  /** The match of each scenario that was begun. */
  matches: shape.dictionary(shape.text),
  /** Standout of a game, from the winner's side. */
  standouts: shape.dictionary(shape.text),
});

/** A campaign under way. Its games are matches like any other; it only remembers which they are. */
export type CampaignRecord = TypeOf<typeof recordShape>;

const STORE = 'campaigns';
const asked = async <T>(
  mode: 'readonly' | 'readwrite',
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => ask(await openDatabase('kurgan-campaigns', [STORE]), STORE, mode, request);

/** The campaign of a game in this browser; null when there is none, or none that can be read. */
export async function loadCampaign(game: string): Promise<CampaignRecord | null> {
  const record = parseShape(recordShape, await asked<unknown>('readonly', (store) => store.get(game)));
  return record.ok ? record.value : null;
}

export async function saveCampaign(record: CampaignRecord): Promise<void> {
  await asked('readwrite', (store) => store.put(record, record.game));
}
export async function endCampaign(game: string): Promise<void> {
  await asked('readwrite', (store) => store.delete(game));
}

/** The scenarios from one to another, both included; the other way round they are none. */
export function run(all: readonly string[], first: string, last: string): string[] {
  const from = all.indexOf(first);
  return from < 0 ? [] : all.slice(from, all.indexOf(last) + 1);
}

/** The first scenario that is not finished: it is the one to play (UN-CAMP-01). Null when all are. */
export function nextScenario({ scenarios, matches }: CampaignRecord, infos: readonly MatchInfo[]): string | null {
  const isOver = (scenario: string): boolean =>
    infos.some(({ id, outcome }) => id === matches[scenario] && outcome !== null);
  return scenarios.find((scenario) => !isOver(scenario)) ?? null;
}
