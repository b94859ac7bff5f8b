import type { Chance } from '@kurgan/engine';
import { cloneFrame } from '../../rules/clone.ts';
import type { CardId, Seat } from '../../rules/ids.ts';
import { orderOf } from '../../rules/pieces.ts';
import { imagineHidden } from '../../tools/imagine.ts';
import { designation, pieces, SEATS } from '../box.ts';
import { standardDeck } from '../campaign/muster.ts';
import { ordersFor } from '../campaign/platoon.ts';
import { cloneStalingrad } from '../clone.ts';
import { edition } from '../edition.ts';
import { campaignState } from '../effects.ts';
import { type Room, roomIn, type State, type View } from '../state.ts';

/** A state that looks the same to the seat: what it cannot see is dealt anew, and nothing is known of the enemy's plans. */
export function imagine(view: View, seat: Seat, chance: Chance): State {
  const { private: rooms, sealed } = imagineHidden(edition, view, seat, chance);
  const copied: Record<Seat, Room> = {};
  for (const each of SEATS) {
    const room = rooms[each];
    if (room === undefined) throw new Error(`there is no room of ${each}`);
    if (each === seat) {
      const { available, gone, hidden, picked, owed } = roomIn(view, seat);
      copied[each] = {
        ...room,
        available: available.slice(),
        gone: gone.slice(),
        hidden: hidden.slice(),
        picked: picked.slice(),
        owed: owed.slice(),
      };
    } else copied[each] = { ...room, ...platoonOf(view, each), hidden: [], picked: pickedBy(view, each), owed: [] };
  }
  return { open: cloneStalingrad(view.open), private: copied, sealed, flow: view.flow.map(cloneFrame) };
}

/** What is known of an enemy platoon: the cards it has brought, and those that its orders gave it in this state. */
function platoonOf({ open }: View, seat: Seat): { available: CardId[]; gone: CardId[] } {
  const { briefing, overview } = ordersFor(campaignState(open.state), seat);
  const known = new Set([...(open.brought[seat] ?? []).map(designation), ...briefing, ...overview]);
  return { available: [...known].sort((a, b) => orderOf(pieces, a) - orderOf(pieces, b)), gone: [] };
}

/** A deck that has been chosen unseen is taken for the standard one. */
const pickedBy = (view: View, seat: Seat): CardId[] =>
  view.flow.at(-1)?.step === 'decks' && view.open.ready.includes(seat) ? standardDeck(view.open, seat, []) : [];
