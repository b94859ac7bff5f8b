import { type Chance, clonePlain } from '@kurgan/engine';
import { cloneOpen } from '../rules/clone.ts';
import { endOf, firstOf, hiddenKinds, isConcealed, of, seatOf, totalOf } from '../rules/counters.ts';
import { fullDeck } from '../rules/full-deck.ts';
import { packed, pointsFor } from '../rules/muster.ts';
import { demanding, places, toPlace } from '../rules/places.ts';
import { PROFILES } from '../rules/profiles.ts';
import { draftArmy } from '../rules/recruitment/draft.ts';
import {
  BLUFF,
  NONE,
  type Open,
  type Own,
  SEATS,
  type Seat,
  SPECIAL,
  type State,
  UNKNOWN,
  type View,
} from '../rules/state.ts';

/** Makes up what a seat can't see: decks, the enemy's hand, the values of its tokens, the faces of concealed counters. */
export function imagine(view: View, seat: Seat, chance: Chance): State {
  const open = cloneOpen(view.open);
  const rooms = {} as Record<Seat, Own>;
  const decks = {} as State['sealed']['decks'];
  for (const each of SEATS) {
    const own = view.private[each];
    const unseen = unseenCards(open, each, own);
    chance.shuffle(unseen);
    rooms[each] =
      each === seat && own !== undefined
        ? clonePlain(own)
        : guess(view, each, unseen, view.private[seat]?.known, chance);
    decks[each] = unseen;
  }
  return { open, private: rooms, sealed: { decks }, flow: [...view.flow] };
}

function unseenCards(open: Open, seat: Seat, own: Own | undefined): ReturnType<typeof fullDeck> {
  const cards = fullDeck(seat);
  for (const card of [...open.discards[seat], ...(own?.hand ?? [])]) cards.splice(cards.indexOf(card), 1);
  return cards;
}

/** Armies are secret until both are shown (HS-SCN-16). */
const isMustering = ({ flow }: View): boolean => flow.some(({ step }) => step === 'muster');

const isAutonomous = (kind: number): boolean => PROFILES[2 * kind]?.autonomous === true;

/** A concealed counter that acts without a token has told what it is (HS-CMD-05). */
function autonomousActor({ open, flow }: View, seat: Seat): number {
  for (const frame of flow)
    if (frame.step === 'activation' && frame.by === 'autonomous' && seatOf(open, frame.unit) === seat)
      return isConcealed(open, frame.unit) ? frame.unit : NONE;
  return NONE;
}

function guess(
  view: View,
  seat: Seat,
  unseen: ReturnType<typeof fullDeck>,
  known: readonly number[] = [],
  chance: Chance,
): Own {
  const { open } = view;
  const none = (value: number): number[] => Array.from({ length: totalOf(open) }, () => value);
  const faces = none(UNKNOWN);
  const kinds = hiddenKinds(open, seat);
  chance.shuffle(kinds);
  const actor = autonomousActor(view, seat);
  if (actor !== NONE) faces[actor] = kinds.splice(kinds.findIndex(isAutonomous), 1)[0] ?? UNKNOWN;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (isConcealed(open, u) && u !== actor) faces[u] = kinds.pop() ?? UNKNOWN;
  const tokens = none(0);
  const values = tokenValues(open, seat);
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    const value = known[u] ?? 0; // it has been looked at (HS-OP-13)
    if (value === 0 || of(open.units.token, u) === 0) continue;
    tokens[u] = value;
    const i = values.indexOf(value);
    values.splice(i < 0 ? values.length - 1 : i, 1);
  }
  chance.shuffle(values);
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (of(open.units.token, u) === 1 && of(tokens, u) === 0) tokens[u] = values.pop() ?? BLUFF;
  const tiles = open.orders[seat].tiles.map(() => values.pop() ?? BLUFF);
  const aside = Array.from({ length: open.orders[seat].aside }, () => values.pop() ?? BLUFF);
  return {
    hand: unseen.splice(0, open.hands[seat]),
    tokens,
    tiles,
    aside,
    faces,
    known: none(0),
    placed: placedBy(view, seat, chance),
    army: isMustering(view) ? packed(draftArmy(seat, pointsFor(open), chance)) : [],
  };
}

/** Values that the tokens on the table can have: numbers to come, Specials left, and Bluffs for the rest. */
function tokenValues(open: Open, seat: Seat): number[] {
  const { numbers, next, specials, specialsShown, aside, tiles } = open.orders[seat];
  let lying = aside + tiles.length;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) lying += of(open.units.token, u);
  const special = Math.min(specials - specialsShown, lying);
  const values = Array.from({ length: special }, () => SPECIAL);
  for (let number = next; number <= numbers && values.length < lying; number++) values.push(number);
  while (values.length < lying) values.push(BLUFF);
  return values;
}

/** Places of tokens chosen in secret: all of them, because whoever has chosen all can still take the last one back. */
function placedBy({ open, flow }: View, seat: Seat, chance: Chance): number[] {
  const frame = flow.at(-1);
  if (frame?.step !== 'placing') return [];
  if (!open.options.simultaneous && !frame.seats.includes(seat)) return [];
  const free = places(open, seat);
  chance.shuffle(free);
  const due = demanding(open, seat, []);
  const order = [...due, ...free.filter((place) => !due.includes(place))];
  return toPlace(open, seat).map((value, i) => (value === BLUFF && i >= due.length ? NONE : (order[i] ?? NONE)));
}
