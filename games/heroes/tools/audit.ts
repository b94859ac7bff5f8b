import { squareName } from '../rules/areas.ts';
import {
  endOf,
  firstOf,
  isConcealed,
  isInfantry,
  of,
  onField,
  openProfile,
  seatOf,
  totalOf,
  unitName,
} from '../rules/counters.ts';
import { CATEGORY_BIT, terrainBars } from '../rules/field/ground.ts';
import { fullDeck } from '../rules/full-deck.ts';
import { categoryName, lay, placesOf } from '../rules/ground.ts';
import { CAN_HIDE } from '../rules/profiles.ts';
import { NONE, type Open, SEATS, type State, UNKNOWN, WHERE } from '../rules/state.ts';

/** Finds states that the rules make impossible but a position file could contain. */
export function audit(state: State): string[] {
  const problems: string[] = [];
  auditUnits(state.open, problems);
  auditHidden(state, problems);
  auditTokens(state, problems);
  auditCards(state, problems);
  return problems;
}

/** Somebody who moves may share a square until the move ends (HS-MOVE-04). */
function auditUnits(open: Open, problems: string[]): void {
  const taken = new Map<number, number>();
  const { units } = open;
  for (let u = 0; u < totalOf(open); u++) {
    const name = unitName(open, u);
    if (onField(open, u) !== of(units.at, u) >= 0) problems.push(`${name}: on the battlefield without a square`);
    if (!onField(open, u)) continue;
    for (const square of [of(units.at, u), of(units.rear, u)]) {
      if (square === NONE) continue;
      const there = taken.get(square);
      if (
        there !== undefined &&
        seatOf(open, there) !== seatOf(open, u) &&
        isInfantry(open, there) === isInfantry(open, u)
      )
        problems.push(`${squareName(open, square)}: ${unitName(open, there)} and ${name} (HS-MOVE-04)`);
      taken.set(square, u);
    }
    if (isBarred(open, u)) problems.push(`${name}: on ground that bars it (HS-TERR-06)`);
    if (of(units.suppressed, u) < 0) problems.push(`${name}: fewer than no Suppressed markers`);
  }
}

/** No rule brings a unit onto terrain that bars it; wrecks may, until the unit has moved aside. */
function isBarred(open: Open, u: number): boolean {
  const bit = CATEGORY_BIT[categoryName(openProfile(open, u).category)];
  return placesOf(open, u).some((place) => (terrainBars(lay(open), place) & bit) !== 0);
}

function auditHidden({ open, private: rooms }: State, problems: string[]): void {
  for (const seat of SEATS) {
    for (let u = 0; u < totalOf(open); u++) {
      const face = of(rooms[seat].faces, u);
      const hides = isConcealed(open, u) && seatOf(open, u) === seat;
      if (hides !== (face !== UNKNOWN)) problems.push(`${unitName(open, u)}: concealed without a face (HS-STATE-13)`);
      if (hides && CAN_HIDE[face] !== true) problems.push(`${unitName(open, u)}: can't be concealed`);
      if (hides && of(open.units.where, u) === WHERE.destroyed) problems.push(`${unitName(open, u)}: destroyed unseen`);
    }
  }
}

function auditTokens({ open, private: rooms }: State, problems: string[]): void {
  for (const seat of SEATS) {
    const own = rooms[seat];
    const values: number[] = [...own.tiles, ...own.aside];
    for (let u = 0; u < totalOf(open); u++) {
      const value = of(own.tokens, u);
      if (value !== 0) values.push(value);
      const mine = u >= firstOf(open, seat) && u < endOf(open, seat);
      if (mine && (value !== 0) !== (of(open.units.token, u) === 1))
        problems.push(`${unitName(open, u)}: the token has no value (HS-ORD-11)`);
      if (!mine && value !== 0) problems.push(`${unitName(open, u)}: a token of the enemy (HS-ORD-10)`);
    }
    const numbers = values.filter((value) => value <= 10);
    if (new Set(numbers).size !== numbers.length) problems.push(`${seat}: a number twice (HS-ORD-04)`);
    if (own.aside.length !== open.orders[seat].aside) problems.push(`${seat}: another number of tokens set aside`);
  }
}

function auditCards({ open, private: rooms, sealed }: State, problems: string[]): void {
  for (const seat of SEATS) {
    const all = [...rooms[seat].hand, ...sealed.decks[seat], ...open.discards[seat]].sort();
    if (all.join() !== fullDeck(seat).sort().join()) problems.push(`${seat}: a card is missing or there twice`);
    if (rooms[seat].hand.length !== open.hands[seat]) problems.push(`${seat}: another number of cards in hand`);
    if (sealed.decks[seat].length !== open.decks[seat]) problems.push(`${seat}: another number of cards in the deck`);
  }
}
