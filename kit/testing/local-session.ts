import { expectOk, type Game, type GameTypes, parseSetup, setupProblemText } from '@kurgan/engine';
import { signal } from '@preact/signals';
import { MatchHost, type Players, reviewOf, type Session } from '../session/index.ts';

/** A match without a worker: what a table plays on, in a test. */
export function localSession<G extends GameTypes>(
  game: Game<G>,
  scenario: string,
  seed: string,
  players: Players = {},
): { readonly host: MatchHost; readonly session: Session; show(): void } {
  const setUp = expectOk(parseSetup(game.scenarios, scenario, {}), setupProblemText);
  const host = MatchHost.start(game as never, players, setUp, seed);
  const moment = signal(structuredClone(host.moment()));
  const log = signal(host.log());
  const show = (): void => {
    log.value = host.log();
    moment.value = structuredClone(host.moment()); // as a worker's answer is
  };
  const session: Session = {
    id: 'test',
    game: game.id,
    scenario,
    players: host.players,
    moment,
    log,
    thinking: signal(null),
    async act(action) {
      const whyNot = host.act(action);
      show();
      return whyNot;
    },
    async undo() {
      host.undo();
      show();
    },
    async redo() {
      host.redo();
      show();
    },
    async why(action) {
      return host.why(action);
    },
    async odds(actions) {
      return actions.map((action) => host.odds(action));
    },
    async hint() {
      return null;
    },
    async at() {
      return { moment: host.moment(), log: host.log() };
    },
    async review() {
      return reviewOf(host);
    },
    async file() {
      return JSON.stringify(host.match.journal());
    },
    async lift(seat) {
      host.lift(seat);
      show();
    },
    async reply(seat, action) {
      host.actAs(seat, action);
      show();
    },
    close() {},
  };
  return { host, session, show };
}
