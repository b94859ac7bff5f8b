import { type EquippedGame, expectOk, type GameTypes, Match, parseSetup, setupProblemText } from '@kurgan/engine';
import { MatchHost, type Players, reviewOf, Screen, type Session } from '@kurgan/host';
import { signal } from '@preact/signals';

/** A match without a worker: what a table plays on, in a test. */
export function localSession<G extends GameTypes>(
  game: EquippedGame<G>,
  scenario: string,
  seed: string,
  players: Players = {},
): { readonly host: MatchHost; readonly screen: Screen; readonly session: Session; show(): void } {
  const setUp = expectOk(parseSetup(game.scenarios, scenario, {}), setupProblemText);
  const screen = new Screen(new MatchHost(new Match(game as never, setUp, seed), players));
  const { host } = screen;
  const moment = signal(structuredClone(screen.moment()));
  const log = signal(screen.log());
  const offers = signal(host.offers);
  const show = (): void => {
    log.value = screen.log();
    offers.value = host.offers;
    moment.value = structuredClone(screen.moment()); // as a worker's answer is
  };
  const session: Session = {
    id: 'test',
    game: game.id,
    scenario,
    get players() {
      return host.players;
    },
    moment,
    log,
    thinking: signal(null),
    link: signal('live'),
    offers,
    async act(action) {
      const answer = screen.act(action);
      show();
      return answer;
    },
    async undo() {
      screen.undo();
      show();
    },
    async redo() {
      screen.redo();
      show();
    },
    async resign() {
      screen.resign();
      show();
    },
    async order(kind, until) {
      screen.order(kind, until);
      show();
    },
    async offer() {
      screen.offerDraw();
      show();
    },
    async answer(_offer, isAccepted) {
      screen.answerDraw(isAccepted);
      show();
    },
    async why(action) {
      return screen.why(action);
    },
    async odds(actions) {
      return actions.map((action) => screen.odds(game as never, action));
    },
    async hint() {
      return null;
    },
    async at() {
      return { moment: screen.moment(), log: screen.log() };
    },
    async review() {
      return reviewOf(game as never, host, screen.eyes);
    },
    async file() {
      return JSON.stringify(host.match.journal());
    },
    close() {},
  };
  return { host, screen, session, show };
}
