import { journalShape, parseJson, problemText } from '@kurgan/engine';
import { ALL, linesOf, reviewOf, seenBy, stillMoment } from '@kurgan/host';
import { begin, change, find, hostFrom, journalOf, newHost, opened, screenOf } from './matches.ts';
import type { LaterCalls, Promised } from './protocol.ts';
import { lessonId } from './store.ts';
import { Trouble } from './trouble.ts';

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
    const { screen } = match;
    const { game } = screen.host;
    const past = screen.host.match.at(made);
    const through = screen.host.isOpen && eyes !== undefined ? eyes : screen.eyes;
    const log = past.log(through === ALL ? game.seats : through === null ? [] : [through]);
    return { moment: stillMoment(seenBy(game, past, through)), log: linesOf(game, log) };
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
