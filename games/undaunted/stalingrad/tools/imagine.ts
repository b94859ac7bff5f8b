import type { Chance } from '@kurgan/engine';
import { cloneFrame } from '../../rules/clone.ts';
import type { CardId, Seat } from '../../rules/ids.ts';
import { entry, orderOf } from '../../rules/pieces.ts';
import type { Private } from '../../rules/state.ts';
import { imagineHidden } from '../../tools/imagine.ts';
import { designation, pieces } from '../box.ts';
import { standardDeck } from '../campaign/muster.ts';
import { ordersFor } from '../campaign/platoon.ts';
import { cloneOpen, cloneRoom } from '../clone.ts';
import { edition } from '../edition.ts';
import { campaignState } from '../effects.ts';
import { type Room, roomIn, type StalingradOpen, type State, type View } from '../state.ts';

/** A state that looks the same to the seat: what it cannot see is dealt anew, and nothing is known of the enemy's plans. */
export function imagine(view: View, seat: Seat, chance: Chance): State {
  const enemyRoom = (each: Seat, { hand, discard, removed, bid }: Private): Room => ({
    hand,
    discard,
    removed,
    bid,
    available: platoonOf(view.open, each).slice(),
    gone: [],
    hidden: [],
    picked: pickedBy(view, each),
    owed: [],
  });
  const hidden = imagineHidden(edition, view, seat, chance, cloneRoom(roomIn(view, seat)), enemyRoom);
  return { ...hidden, open: cloneOpen(view.open), flow: view.flow.map(cloneFrame) };
}

/**
 * Known cards of an enemy platoon: the cards it has brought, and those that its orders gave it in this state. Remembered,
 * because a search imagines the same position many times.
 */
const platoons = new WeakMap<readonly CardId[], { readonly state: string; readonly cards: readonly CardId[] }>();
function platoonOf({ state, brought: both }: StalingradOpen, seat: Seat): readonly CardId[] {
  const brought = entry(both, seat);
  const known = platoons.get(brought);
  if (known?.state === state) return known.cards;
  const { briefing, overview } = ordersFor(campaignState(state), seat);
  const all = new Set([...brought.map(designation), ...briefing, ...overview]);
  const cards = [...all].sort((a, b) => orderOf(pieces, a) - orderOf(pieces, b));
  platoons.set(brought, { state, cards });
  return cards;
}

/** A deck that has been chosen unseen is taken for the standard one. */
const pickedBy = (view: View, seat: Seat): CardId[] =>
  view.flow.at(-1)?.step === 'decks' && view.open.ready.includes(seat) ? standardDeck(view.open, seat, []) : [];
