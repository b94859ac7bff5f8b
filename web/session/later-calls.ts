import { type Journal, parseJson, parseMatch, replayMatch, shape, writeMatch } from '@kurgan/engine';
import { ALL, digestOf, MatchHost, reviewOf, seenBy, stillMoment } from '@kurgan/host';
import { gameOf } from '../games.ts';
import { begin, change, find, newHost, opened, screenOf, updateFrom } from './matches.ts';
import type { LaterCalls, Promised } from './protocol.ts';
import { faultTrouble, hostFrom } from './reopen.ts';
import { lessonId } from './stored.ts';
import { Trouble } from './trouble.ts';

/** The journal in a file. */
function journalIn(text: string): Journal {
  const value = parseJson(shape.anything, text);
  const match = value.ok ? parseMatch(value.value) : value;
  if (match.ok) return match.value.journal;
  if ('error' in match.error && match.error.error === 'old match') throw new Trouble('old match');
  if (!('error' in match.error) || match.error.problems.some(({ path }) => path === '$' || path === '$.kurgan'))
    throw new Trouble('not a match');
  const [first] = match.error.problems;
  throw new Trouble('damaged file', first === undefined ? '' : `Look at ${first.path.replace('$.', '')}.`);
}

/** Calls that a first board does not need. */
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
    const journal = journalIn(text);
    const match = replayMatch(await gameOf(journal.game).rules(journal.setup.scenario), journal);
    if (match.ok) return { ...(await begin(new MatchHost(match.value, journal.players ?? {}))), left: 0 };
    const { error, readable } = match.error;
    if (error !== 'rules changed') throw faultTrouble(match.error);
    return { ...(await begin(await hostFrom(journal, readable))), left: journal.entries.length - readable };
  },
  async branch(id, made) {
    const { screen, isHeld } = await find(id);
    const { game, match, seated } = screen.host;
    if (match.outcome === null && !isHeld && id !== lessonId(game.id))
      throw new Trouble('defect', `${id} is being played`);
    return begin(await hostFrom(match.journal(seated), made));
  },
  async at(id, made, eyes) {
    const { screen } = await find(id);
    const { game, match, isOpen } = screen.host;
    const past = match.at(made);
    const through = isOpen && eyes !== undefined ? eyes : screen.eyes;
    const log = past.log(through === ALL ? game.seats : through === null ? [] : [through]);
    return { moment: stillMoment(seenBy(game, past, through)), log: digestOf(game, log, made) };
  },
  async look(id, eyes) {
    const match = await find(id);
    match.screen.look(eyes);
    return updateFrom(match, 0);
  },
  resign: (id) => change(id, (screen) => screen.resign()),
  order: (id, kind, until) => change(id, (screen) => screen.order(kind, until)),
  offer: (id) => change(id, (screen) => screen.offerDraw()),
  answer: (id, isAccepted) => change(id, (screen) => screen.answerDraw(isAccepted)),
  async glance(id) {
    const { game, match, players } = (await screenOf(id)).host;
    const { view, waiting } = seenBy(game, match, null);
    return { view, waiting, players };
  },
  async review(id) {
    const { host, eyes } = await screenOf(id);
    return reviewOf(await gameOf(host.game.id).tools(), host, eyes);
  },
  async file(id) {
    const { match, seated } = (await screenOf(id)).host;
    return writeMatch(match, seated);
  },
};
