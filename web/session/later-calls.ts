import { type GameTypes, journalShape, Match, parseJson, problemText } from '@kurgan/engine';
import { ALL, linesOf, reviewOf, seenBy, stillMoment } from '@kurgan/host';
import { begin, change, find, hostFrom, journalOf, newHost, opened, type Running, screenOf } from './matches.ts';
import type { LaterCalls, Promised } from './protocol.ts';
import { lessonId } from './store.ts';
import { Trouble } from './trouble.ts';

/** Steps the viewer of a match to a number of actions: back by snapshots, forward action by action. */
function viewAt(match: Running, made: number): Match<GameTypes> {
  const { game, setup, seed } = match.screen.host.match;
  const { actions } = match.screen.host.match.journal();
  match.viewer ??= new Match(game, setup, seed);
  const view = match.viewer;
  const to = Math.max(0, Math.min(made, actions.length));
  if (view.length > to) view.rewind(to);
  for (const { seat, action } of actions.slice(view.length, to)) {
    const parsed = game.notation.parse(action);
    const done = parsed.ok ? view.act(seat, parsed.value) === null : view.resign(seat);
    if (!done) throw new Trouble('defect', `${action} was legal when it was done`);
  }
  return view;
}

/** What a first board does without. */
export const laterCalls: Promised<LaterCalls> = {
  async lesson(game, scenario, seed, isAgain, players) {
    const id = lessonId(game);
    const left = isAgain ? null : await find(id).catch(() => null); // whatever is wrong with it, it can begin again
    if (left !== null && left.screen.host.match.seed === seed) return opened(id, left);
    return begin(await newHost(game, scenario, {}, seed, players), id);
  },
  async reply(id, seat, action) {
    const { host } = await screenOf(id);
    if (id !== lessonId(host.game.id)) throw new Trouble('defect', `${id} is no lesson`);
    return change(id, (screen) => void screen.actAs(seat, action));
  },
  async take(text) {
    const journal = parseJson(journalShape, text);
    if (!journal.ok) throw new Trouble('not a match', journal.error.slice(0, 3).map(problemText).join('; '));
    return begin(await hostFrom(journal.value));
  },
  async branch(id, made) {
    return begin(await hostFrom(journalOf((await screenOf(id)).host), made));
  },
  async at(id, made, eyes) {
    const match = await find(id);
    const view = viewAt(match, made);
    const { screen } = match;
    const through = screen.host.isOpen && eyes !== undefined ? eyes : screen.eyes;
    const log = through === ALL ? view.wholeLog() : view.log(through);
    return { moment: stillMoment(seenBy(view, through)), log: linesOf(view.game, log) };
  },
  async look(id, eyes) {
    const match = await find(id);
    match.screen.look(eyes);
    return opened(id, match);
  },
  resign: (id) => change(id, (screen) => screen.resign()),
  async review(id) {
    const { host, eyes } = await screenOf(id);
    return reviewOf(host, eyes);
  },
  file: async (id) => `${JSON.stringify(journalOf((await screenOf(id)).host), null, 1)}\n`,
};
