import { isPossible } from '../rules/deals.ts';
import { unplaced } from '../rules/hidden.ts';
import { entriesOf, keysOf, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { mortarOf } from '../rules/mortar.ts';
import { type Edition, entry } from '../rules/pieces.ts';
import {
  type AnyFrame,
  counterOf,
  counterParts,
  deckOf,
  isAt,
  type Open,
  roomOf,
  type State,
  sideOf,
} from '../rules/state.ts';
import { countGroup } from '../rules/zones.ts';

/** Finds faults in a well-shaped state. */
export function audit(edition: Edition, state: State, unitsOf?: (seat: Seat) => readonly UnitId[]): string[] {
  const { open } = state;
  const board = entry(edition.boards, open.scenario);
  const problems: string[] = [];
  const expect = (isSo: boolean, problem: string): void => {
    if (!isSo) problems.push(problem);
  };
  const onBoard = (tile: TileId): boolean => board.tiles.includes(tile);

  expect(
    board.tiles.every((tile) => open.tiles[tile] !== undefined) && keysOf(open.tiles).every(onBoard),
    'open.tiles are not the tiles of the scenario',
  );
  expect(keysOf(open.points).every(onBoard), 'open.points names a tile that is not on the board');
  for (const [tile, marks] of entriesOf(open.tiles)) {
    expect(!edition.seats.every((seat) => marks[seat] === 'controlled'), `${tile} is controlled by both sides`);
  }
  for (const seat of edition.seats) {
    const side = sideOf(open, seat);
    const room = roomOf(state, seat);
    const deck = deckOf(state, seat);
    const zones = [room.hand, room.discard, room.removed, deck, side.supply, side.play];
    const cards = zones.flat();
    const brought = edition.brought(open, seat).cards;
    expect(new Set(cards).size === cards.length, `${seat}: a card lies in two zones`);
    expect(cards.length === brought.length, `${seat}: ${cards.length} cards instead of ${brought.length}`);
    for (const card of cards) expect(brought.includes(card), `${seat}: ${card} is not in this scenario`);
    const sizes = [
      ['hand', room.hand, side.hand],
      ['discard', room.discard, side.discard],
      ['removed', room.removed, side.removed],
      ['deck', deck, side.deck],
    ] as const;
    for (const [zone, list, told] of sizes) {
      expect(told === list.length, `${seat}: ${zone} holds ${list.length} cards, not ${told}`);
    }
    expect(
      side.seen.every((card) => room.discard.includes(card)),
      `${seat}: a seen card is not in the discard pile`,
    );
    expect(
      side.shown.every((card) => room.hand.includes(card)),
      `${seat}: a card known to be in hand is not there`,
    );
    const known: readonly string[] = [...side.supply, ...side.play, ...side.seen, ...side.shown];
    expect(
      side.unseen.every(({ not }) => not.every((id) => !known.includes(id))),
      `${seat}: a card that everybody sees is ruled out among the unseen ones`,
    );
    const { unseen } = unplaced(edition, open, seat);
    expect(isPossible(edition, side, unseen), `${seat}: what is known of the unseen cards cannot be`);
    const lost = Object.values(side.lost).reduce((sum, n) => sum + n, side.fogRemoved);
    expect(lost === room.removed.length, `${seat}: ${lost} cards were lost, but ${room.removed.length} are removed`);
    for (const [group, n] of [...entriesOf(side.lost), [edition.fog, side.fogRemoved] as const]) {
      const gone = countGroup(edition, room.removed, group);
      expect(gone === n, `${seat}: ${gone} ${group} are removed, not ${n}`);
    }
    expect(side.bid === (room.bid !== null), `${seat}: the bid is not what is told of it`);
    expect(room.bid === null || room.hand.includes(room.bid), `${seat}: the bid is not in the hand`);
    const units = unitsOf?.(seat) ?? entry(board.units, seat);
    expect(
      units.length === Object.keys(side.counters).length && units.every((unit) => side.counters[unit] !== undefined),
      `${seat}: the counters are not those of the scenario`,
    );
    for (const [unit, counter] of entriesOf(side.counters)) {
      expect(counter === null || onBoard(counter.at), `${seat}: ${unit} stands on no tile of the board`);
    }
    expect(side.target === null || onBoard(side.target), `${seat}: the target is no tile of the board`);
  }
  expect(
    open.outcome === null ? state.flow.length > 0 : state.flow.every(edition.goesOn),
    'a game goes on until it has an outcome, and no longer',
  );
  for (const frame of state.flow) {
    const problem = flowProblem(edition, open, frame);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/** Library steps that belong to a turn. */
const TURN: readonly string[] = ['turn', 'played', 'march', 'bolster', 'command', 'inspire', 'blast'];

/** Reason a step can't be under way. */
function flowProblem(edition: Edition, open: Open, frame: AnyFrame): string | null {
  if (TURN.includes(frame.step) && 'seat' in frame && frame.seat !== open.active)
    return `${frame.step}: it is not the turn of ${frame.seat}`;
  if (isAt(frame, 'bid') && edition.seats.every((seat) => sideOf(open, seat).bid || sideOf(open, seat).hand === 0))
    return 'bid: nobody is left to bid';
  if (isAt(frame, 'march') && counterOf(open, frame.seat, frame.unit) === null)
    return `march: ${frame.unit} is not on the board`;
  if (isAt(frame, 'inspire') && !sideOf(open, frame.seat).play.includes(frame.by))
    return `inspire: ${frame.by} is not in the play area`;
  if (isAt(frame, 'blast')) {
    const gone = frame.left.find((counter) => counterOf(open, ...counterParts(counter)) === null);
    if (gone !== undefined) return `blast: ${gone} is not on the board`;
    if (frame.left.length === 0) return 'blast: nobody is left to be attacked';
    if (mortarOf(edition, open, frame.seat) === null) return `blast: ${frame.seat} has no mortar`;
  }
  return null;
}
