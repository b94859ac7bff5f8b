import { capital, listed, plural } from '@kurgan/engine';
import type { CardId, Kind, KindId, Seat, TileId, UnitId } from '../../rules/edition.ts';
import { entry } from '../../rules/pieces.ts';
import { type CounterId, counterParts } from '../../rules/state.ts';
import type { TableEdition, TableExtras, TableSide } from '../edition.ts';
import type { ShotAt } from '../shots.ts';

export { capital, listed, plural };

/** `1 die`, `3 dice`. */
export const dice = (count: number): string => plural(count, 'die', 'dice');

const DATES = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** `15 June 1944`, from `1944-06-15`. */
export const dateWords = (date: string): string => DATES.format(new Date(date));

/** Names of an edition's pieces. An unknown id gives an empty text. */
export class Names {
  readonly #edition: TableEdition;

  constructor(edition: TableEdition) {
    this.#edition = edition;
  }

  /** The edition's words for actions that it alone has. */
  get extras(): TableExtras | undefined {
    return this.#edition.extras;
  }

  #kind(kind: KindId | undefined): Kind | undefined {
    return kind && this.#edition.pieces.kinds[kind];
  }
  side(seat: Seat): TableSide {
    return entry(this.#edition.sides, seat);
  }
  /** `Rifleman A`, with the soldier's name where cards of a title differ. */
  card(kind: KindId | undefined): string {
    return (kind && this.extras?.cardName(kind)) ?? this.#kind(kind)?.title ?? '';
  }
  /** `Rifleman A (Ward)`: a card by the soldier on it. */
  soldier(seat: Seat, card: CardId): string {
    const { kindOf, names } = this.#edition.pieces;
    const soldier = this.extras === undefined ? names[seat]?.[card] : undefined;
    const title = this.card(kindOf[card]);
    return soldier === undefined ? title : `${title} (${soldier})`;
  }
  /** `Riflemen A`. */
  unit(unit: UnitId | undefined): string {
    return (unit && this.#edition.pieces.units[unit]?.title) ?? '';
  }
  /** `Riflemen A move`, `Mortar moves`: soldiers are many, a gun or a tank is one. */
  does(unit: UnitId, many: string, one: string): string {
    const title = this.unit(unit);
    return `${title} ${/^(?:\w+men|\w+s)\b/.test(title) ? many : one}`;
  }
  /** The unit that a card lets act. */
  unitOfCard(kind: KindId | undefined): string {
    return this.unit(this.#kind(kind)?.unit ?? undefined);
  }
  initiative(kind: KindId | undefined): number {
    return this.#kind(kind)?.initiative ?? 0;
  }
  /** `5B Scattered cottages`. */
  tile(tile: TileId | undefined): string {
    return tile === undefined ? '' : `${tile} ${this.#edition.pieces.tiles[tile]?.label ?? ''}`;
  }
  /** `German Riflemen A`, or `the building on 607 Gerhardt's Mill`. */
  target(at: ShotAt): string {
    if (at.what !== 'unit') return `the ${at.what} on ${this.tile(at.tile)}`;
    return `${this.side(at.seat).adjective} ${this.unit(at.unit)}`;
  }
  /** `German Riflemen A`. */
  counter(counter: CounterId | undefined): string {
    if (counter === undefined) return '';
    const [seat, unit] = counterParts(counter);
    return `${this.side(seat).adjective} ${this.unit(unit)}`;
  }
}
