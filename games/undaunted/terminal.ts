import type { CardId, Seat, TileId, UnitId } from './rules/edition.ts';
import { entriesOf } from './rules/ids.ts';
import { type Edition, entry } from './rules/pieces.ts';
import { type Open, pointsOf, sideOf, type View } from './rules/state.ts';

const WIDTH = 20;
const HEIGHT = 4;

/** A grid of letters to write on. */
class Sheet {
  readonly #lines: string[] = [];

  write(x: number, y: number, text: string): void {
    const line = (this.#lines[y] ?? '').padEnd(x);
    this.#lines[y] = line.slice(0, x) + text + line.slice(x + text.length);
  }
  toString(): string {
    return Array.from(this.#lines, (line) => (line ?? '').trimEnd()).join('\n');
  }
}

/** Position of each tile, in tile widths from the corner of the board. */
function places(edition: Edition, open: Open): { tile: TileId; x: number; y: number }[] {
  const { scenario } = entry(edition.boards, open.scenario);
  const laid = scenario.tiles.map(([tile, q, r]) =>
    scenario.orientation === 'cols' ? { tile, x: q, y: r + q / 2 } : { tile, x: q + r / 2, y: r },
  );
  const left = Math.min(...laid.map(({ x }) => x));
  const top = Math.min(...laid.map(({ y }) => y));
  return laid.map(({ tile, x, y }) => ({ tile, x: x - left, y: y - top }));
}

const letters = (seat: Seat): string => seat.slice(0, 2).toUpperCase();

/** An edition's additions to the board in letters. */
export interface TerminalExtras {
  /** After the number of a tile: `-B`. */
  code(open: Open, tile: TileId): string;
  /** After its cover: `/3 w7`. */
  values(open: Open, tile: TileId): string;
  /** After a counter's letters: `?` for a routed one. */
  after(open: Open, seat: Seat, unit: UnitId): string;
  /** Other things on the board than counters and markers, a line each, as this seat sees them. */
  lines(view: View): readonly string[];
  /** What actions call a card, where cards of a title differ; null where they don't. */
  codeOf(card: CardId): string | null;
  /** A side's objective and how far it is: `3 of 7 points`, and in short `3/7`. */
  goal(open: Open, seat: Seat): { readonly told: string; readonly short: string };
  /** Explains the signs. */
  readonly key: string;
}

/** `US # RA SB!`: the side, + for scouted and # for controlled, and its counters, ! for suppressed. */
function sideLine(edition: Edition, open: Open, seat: Seat, tile: TileId, extras: TerminalExtras | null): string {
  const { counters, target } = sideOf(open, seat);
  const mark = { scouted: '+', controlled: '#', none: ' ' }[open.tiles[tile]?.[seat] ?? 'none'];
  const units = entriesOf(counters).flatMap(([unit, counter]) => {
    if (counter?.at !== tile) return [];
    const { type, squad } = entry(edition.units, unit);
    const after = extras?.after(open, seat, unit) ?? '';
    return `${type.title.charAt(0)}${squad ?? type.title.charAt(1)}${counter.suppressed ? '!' : ''}${after}`;
  });
  return `${letters(seat)}${mark}${target === tile ? '@' : ''} ${units.join(' ')}`;
}

function counted(edition: Edition, cards: readonly CardId[], extras: TerminalExtras | null): string {
  const byTitle = Map.groupBy(cards, (card) => entry(edition.kinds, entry(edition.kindOf, card)).title);
  const told = Array.from(byTitle, ([title, all]) => {
    const codes = all.flatMap((card) => extras?.codeOf(card) ?? []);
    return `${title}${all.length > 1 ? ` x${all.length}` : ''}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`;
  });
  return told.join(', ') || 'none';
}

function goalOf(edition: Edition, open: Open, seat: Seat): ReturnType<TerminalExtras['goal']> {
  const goal = edition.goal(open, seat);
  if (goal === null) return { told: 'wins by pinning the enemy', short: 'to pin' };
  const points = pointsOf(open, seat);
  return { told: `${points} of ${goal} points`, short: `${points}/${goal}` };
}

function sideText(edition: Edition, view: View, seat: Seat, extras: TerminalExtras | null): string {
  const { supply, play, hand, deck, discard, removed } = sideOf(view.open, seat);
  const room = view.private[seat];
  const { told } = extras?.goal(view.open, seat) ?? goalOf(edition, view.open, seat);
  const lines = [
    `${edition.sideNames[seat]}: ${told}; hand ${hand}, deck ${deck}, discard pile ${discard}, removed ${removed}`,
    `  play area: ${counted(edition, play, extras)}`,
    `  supply: ${counted(edition, supply, extras)}`,
  ];
  if (room !== undefined) {
    lines.push(
      `  your hand: ${counted(edition, room.hand, extras)}`,
      `  your discard pile: ${counted(edition, room.discard, extras)}`,
    );
  }
  return lines.join('\n');
}

/** The board as text, from a seat's view. */
export const terminal = (edition: Edition, extras: TerminalExtras | null = null) => ({
  board(view: View): string {
    const { open } = view;
    const sheet = new Sheet();
    for (const { tile, x, y } of places(edition, open)) {
      const { cover } = edition.face(open, tile);
      const value = open.points[tile];
      const shown = cover === 'hill' ? '3/1' : `${cover}${extras?.values(open, tile) ?? ''}`;
      const head = `[${tile}${extras?.code(open, tile) ?? ''} ${shown}${value === undefined ? '' : ` *${value}`}]`;
      const left = Math.round(x * WIDTH);
      const top = Math.round(y * HEIGHT);
      sheet.write(left, top, head);
      for (const [i, seat] of edition.seats.entries()) {
        sheet.write(left, top + 1 + i, sideLine(edition, open, seat, tile, extras).slice(0, WIDTH - 1));
      }
    }
    return [
      sheet.toString(),
      '',
      extras?.key ??
        '[tile cover *points]  + scouted  # controlled  @ target  ! suppressed; R Riflemen, S Scouts, G Gunners, Sn Snipers, Mo Mortar',
      ...(extras?.lines(view) ?? []),
      ...edition.seats.map((seat) => sideText(edition, view, seat, extras)),
    ].join('\n');
  },

  status(view: View): string {
    const { open } = view;
    const scores = edition.seats.map((seat) => {
      const { short } = extras?.goal(open, seat) ?? goalOf(edition, open, seat);
      return `${edition.sideNames[seat]} ${short}`;
    });
    const hands = edition.seats.flatMap((seat) => {
      const room = view.private[seat];
      return room === undefined ? [] : `hand: ${counted(edition, room.hand, extras)}`;
    });
    return `Round ${open.round}. ${scores.join(', ')}. Initiative: ${edition.sideNames[open.marker]}. ${hands.length === 1 ? hands[0] : ''}`.trim();
  },

  round: (view: View): number => view.open.round,
});
