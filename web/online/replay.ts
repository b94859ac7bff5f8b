import { digestOf, type Gamble, PERSON, type Still, stillMoment } from '@kurgan/host';
import type { Past, Whole } from '@kurgan/wire';
import { gameOf } from '../games.ts';
import type { ReplaySource } from '../session/replay-session.ts';
import { Trouble } from '../session/trouble.ts';
import { ask } from '../session/worker-client.ts';
import { connection } from './connection.ts';

/** The whole match, asked once: a replay hears no more of it. */
async function wholeOf(match: string): Promise<Whole> {
  const response = await fetch('/api/watch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match, from: null }),
  });
  if (!response.ok) throw new Trouble('not on server', match);
  const { value } = (await response.json()) as { readonly value: { readonly whole: Whole } };
  if (value.whole.view === undefined) throw new Trouble('not on server', match);
  return value.whole;
}

/** A match on the server, to look at: while it runs through the player's own eyes, after its end with both hands open. */
export async function onServer(id: string): Promise<ReplaySource> {
  const to = await connection();
  const whole = await wholeOf(id);
  const { game, scenario, n, outcome, seats } = whole;
  const rules = await gameOf(game).rules(scenario);
  const title = rules.scenarios.find((each) => each.id === scenario)?.title ?? scenario;
  const file = async (): Promise<string> => String(await to.ask('file', { match: id }));
  return {
    info: {
      id,
      game,
      scenario,
      title,
      summary: '',
      made: n,
      outcome,
      changed: 0,
      players: Object.fromEntries(seats.map(({ seat, bot }) => [seat, bot ?? PERSON])),
    },
    isHeld: whole.phase === 'held',
    lines: digestOf(rules, whole.log.entries, n),
    names: Object.fromEntries(seats.flatMap(({ seat, player }) => (player === null ? [] : [[seat, player.name]]))),
    async at(made, eyes): Promise<Still> {
      const { n: length, ...past } = (await to.ask('past', { match: id, n: made, eyes: eyes ?? null })) as Past;
      return {
        moment: stillMoment({ ...past, game: rules, made: length }),
        log: digestOf(rules, past.log, length),
      };
    },
    review: async () => (await to.ask('review', { match: id })) as readonly Gamble[],
    file,
    async branch(made) {
      const { info } = await ask('take', await file());
      return (await ask('branch', info.id, made)).info.id;
    },
  };
}
