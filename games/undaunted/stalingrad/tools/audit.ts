import { counterParts, entriesOf, id, keysOf, type TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { counterOf, sideOf } from '../../rules/state.ts';
import { audit as libraryAudit } from '../../tools/audit.ts';
import { counterFactsOf, designation, SEATS } from '../box.ts';
import { PLACE } from '../data/city.ts';
import { boardOf, edition, faceAt } from '../edition.ts';
import { isRouted, roomIn, type State } from '../state.ts';

/** Before the map is laid there is nothing of a game to look at. */
const UNLAID: readonly string[] = ['campaign', 'briefing', 'integrate', 'muster'];

/** Faults of a state that has the right shape. */
export function audit(state: State): string[] {
  const { open } = state;
  const problems: string[] = [];
  const expect = (isSo: boolean, problem: string): void => {
    if (!isSo) problems.push(problem);
  };
  for (const [tile, letter] of entriesOf(open.city))
    expect(PLACE.get(tile)?.faces.some((face) => face.id === `${tile}-${letter}`) === true, `${tile} has no ${letter}`);
  for (const seat of SEATS) {
    const { available, gone } = roomIn(state, seat);
    const cards = [...available, ...gone];
    expect(new Set(cards).size === cards.length, `${seat}: a card is in the platoon twice, or in it and gone`);
    expect(
      cards.every((card) => designation(card) === card),
      `${seat}: the platoon names a card by its squad of now`,
    );
  }
  if (UNLAID.includes(state.flow.at(-1)?.step ?? '')) return problems;
  problems.push(...libraryAudit(edition, state, (seat) => keysOf(sideOf(open, seat).counters)));
  const board = boardOf(open);
  const onBoard = (tile: TileId): boolean => board.tiles.includes(tile);
  for (const counter of open.routed) {
    const [seat, unit] = counterParts(counter);
    expect(counterOf(open, seat, unit) !== null, `${counter} is routed, but not on the board`);
  }
  for (const { edge } of open.mines) {
    const [from, to] = edge;
    expect(
      from !== undefined && to !== undefined && entry(board.neighbours, from).includes(to),
      `a mine lies between ${edge.join(' and ')}`,
    );
  }
  expect(keysOf(open.smoke).every(onBoard), 'smoke lies beside the board');
  expect(open.tunnels.every(onBoard), 'a tunnel lies beside the board');
  for (const [counter, tile] of entriesOf(open.watched)) {
    const [seat, unit] = counterParts(counter);
    const gunner = counterOf(open, seat, unit);
    expect(counterFactsOf(unit).overwatch === true, `${counter} has no overwatch marker`);
    expect(
      gunner !== null && !gunner.suppressed && !isRouted(open, seat, unit) && onBoard(tile),
      `${counter} watches ${tile}, but cannot`,
    );
  }
  for (const seat of SEATS)
    for (const unit of keysOf(sideOf(open, seat).counters)) {
      const at = counterOf(open, seat, id.unit(unit))?.at;
      expect(
        at === undefined || counterFactsOf(unit).armor === undefined || !faceAt(open, at).face.closed,
        `${seat} ${unit} stands where no vehicle can`,
      );
    }
  return problems;
}
