import { defineOpening, notation, type Opening, type Setup } from '@kurgan/engine';
import { declarations } from '../rules/actions.ts';
import { bidding } from '../rules/bidding.ts';
import { clone } from '../rules/clone.ts';
import { outcome, resigned } from '../rules/end.ts';
import type { Event } from '../rules/events.ts';
import type { Seat } from '../rules/ids.ts';
import { narrateOpening } from '../rules/narrate-opening.ts';
import type { OpeningEdition } from '../rules/pieces.ts';
import { setup } from '../rules/setup.ts';
import type { Undaunted, UndauntedContext, View } from '../rules/state.ts';
import { edition } from './edition.ts';
import type { RuleId } from './rule-ids.ts';

/** Ids that a part of the library cites, all from Normandy's rulebook. */
export const ids = <const Ids extends Readonly<Record<string, RuleId>>>(named: Ids): Ids => named;

/** Normandy until the first bids: everything that a first board needs. */
export const openingDefinition = (edition: OpeningEdition) =>
  ({
    id: edition.id,
    title: edition.title,
    version: edition.version,
    seats: edition.seats,
    seatNames: edition.seatNames,
    sides: edition.seats,
    scenarios: edition.scenarios.map(({ id, title }) => ({ id, title, options: [] })),
    notation: notation(declarations(edition)),
    frameRules: ids({ over: 'UN-END-02', turn: 'UN-TURN-01' }),
    steps: bidding(
      edition,
      ids({
        round: 'UN-ROUND-01',
        drawn: 'UN-DRAW-01',
        reshuffled: 'UN-DRAW-02',
        bid: 'UN-INIT-01',
        bidFromHand: 'UN-INIT-01',
        bidIsFinal: 'UN-R-41',
        nothingToBid: 'UN-R-06',
      }),
    ),
    setup: (chosen: Setup, context: UndauntedContext) => setup(edition, chosen, context),
    outcome: (view: View) => outcome(edition, view),
    clone,
    narrate: (event: Event) => narrateOpening(edition, event),
    resigned: (seat: Seat) => resigned(edition, seat, 'UN-R-33'),
  }) satisfies Opening<Undaunted>;

export const opening = defineOpening<Undaunted>(openingDefinition(edition));
