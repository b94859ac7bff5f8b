import {
  type EquippedGame,
  type GameTypes,
  Match,
  type Setup,
  type StateOf,
  type ViewOf,
  viewOf,
} from '@kurgan/engine';

/** A match as text: each action, followed by its consequences and their rules. */
export interface Playthrough<G extends GameTypes> {
  readonly match: Match<G>;
  readonly lines: string[];
}

/** How a golden game is played and told. */
export interface Telling<G extends GameTypes> {
  readonly seed: string;
  /** Stops after this many actions if the game is not over before. */
  readonly most: number;
  choose(view: ViewOf<G>, seat: G['seat'], legal: readonly G['action'][]): G['action'];
  /** Lines told of an event; the state is the one that its action has led to. */
  linesOf(event: G['event'], state: StateOf<G>): readonly string[];
}

export function playThrough<G extends GameTypes>(
  game: EquippedGame<G>,
  setup: Setup,
  { seed, most, choose, linesOf }: Telling<G>,
): Playthrough<G> {
  const match = new Match(game, setup, seed);
  const title = game.scenarios.find(({ id }) => id === setup.scenario)?.title;
  const lines = [`${game.title}: scenario ${setup.scenario}, ${title}, seed "${seed}"`];
  const tell = (from: number): void => {
    for (const { event } of match.wholeLog(from)) if ('rule' in event) lines.push(...linesOf(event, match.state));
  };
  tell(0);
  while (match.outcome === null && match.length < most) {
    const [seat] = match.waiting;
    if (seat === undefined) break;
    const action = choose(viewOf(match.state, seat), seat, match.legal(seat));
    lines.push(`${seat}> ${game.notation.format(action)}`);
    match.act(seat, action);
    tell(match.length);
  }
  return { match, lines };
}

/** The last line of a golden game: how it ended, or where it stopped. */
export const closingOf = <G extends GameTypes>({ match }: Playthrough<G>): string =>
  `${match.outcome === null ? 'Stopped' : `${match.outcome.title} (${match.outcome.rule})`} after ${match.length} actions`;

/** What a terminal shows to every seat where a golden game stands. */
export const shownBy = <G extends GameTypes>(
  game: EquippedGame<G>,
  { match }: Playthrough<G>,
  terminal: { board(view: ViewOf<G>): string; status(view: ViewOf<G>): string },
): string =>
  game.seats
    .map((seat) => viewOf(match.state, seat))
    .flatMap((view) => [terminal.board(view), terminal.status(view), ''])
    .join('\n');
