import { define, type Game, type ScenarioInfo } from '@kurgan/engine';
import { undauntedNotation } from './actions.ts';
import { clone } from './clone.ts';
import type { EditionFacts } from './edition.ts';
import { outcome, resigned } from './end.ts';
import { blastStep } from './mortar.ts';
import { marchStep } from './movement.ts';
import { narrate } from './narrate.ts';
import { odds } from './odds.ts';
import { type Edition, prepare } from './pieces.ts';
import { bidStep, drawStep, nextTurnStep, revealStep } from './round.ts';
import { setup } from './setup.ts';
import type { Undaunted } from './state.ts';
import { bolsterStep, commandStep, inspireStep } from './support.ts';
import { playedStep, turnStep } from './turn.ts';

/** An edition as a game on the kernel. */
export function undaunted(facts: EditionFacts): { readonly edition: Edition; readonly game: Game<Undaunted> } {
  const edition = prepare(facts);
  const scenarios = edition.scenarios.map(
    ({ id, title, briefing }): ScenarioInfo => ({ id, title, summary: briefing, options: [] }),
  );
  const game = define<Undaunted>({
    id: edition.id,
    title: edition.title,
    version: edition.version,
    seats: edition.seats,
    seatNames: edition.seatNames,
    sides: edition.seats,
    scenarios,
    notation: undauntedNotation(edition),
    frameRules: { over: edition.cites.over, turn: edition.cites.turn },
    /** In play order. */
    steps: {
      draw: drawStep(edition),
      bid: bidStep(edition),
      reveal: revealStep(edition),
      turn: turnStep(edition),
      march: marchStep(edition),
      bolster: bolsterStep(edition),
      command: commandStep(edition),
      inspire: inspireStep(edition),
      blast: blastStep(edition),
      played: playedStep(edition),
      nextTurn: nextTurnStep(edition),
    },
    setup: (chosen, context) => setup(edition, chosen, context),
    outcome: (view) => outcome(edition, view),
    odds: (view, seat, action) => odds(edition, view, seat, action),
    clone,
    narrate: (event) => narrate(edition, event),
    resigned: (seat) => resigned(edition, seat),
  });
  return { edition, game };
}
