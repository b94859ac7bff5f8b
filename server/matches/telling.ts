import type { MatchHost } from '@kurgan/host';
import type { SeatSeen } from '@kurgan/wire';
import { Audience } from './audience.ts';
import { clockSeen } from './clock.ts';
import { commitmentsOf } from './deals.ts';
import { FrameWriter, type Written } from './frame-writer.ts';
import { optionsFor } from './secret-options.ts';
import type { Options, Stored } from './stored.ts';

/** The match that is told. */
export interface ToldMatch {
  readonly id: string;
  readonly canTalk: boolean;
  readonly stored: Stored;
  readonly host: MatchHost | null;
  seatOf(player: string | null): string | null;
  seatNow(seat: string): string;
}

/** Tells everybody who watches a match how it looks to their eyes. */
export class Telling {
  readonly watchers = new Audience();
  readonly #of: ToldMatch;
  #writer: FrameWriter | null = null;
  #wasSwapped: boolean | undefined;

  constructor(of: ToldMatch) {
    this.#of = of;
  }

  /** The match was opened. */
  begin(): void {
    this.goOn();
    this.#wasSwapped = this.#of.host?.isSwapped;
  }

  /** Frames go on from the match as it stands now. */
  goOn(): void {
    const { host } = this.#of;
    this.#writer = host === null ? null : this.#newWriter(host);
  }

  /** The seed of an imported match came with its file. */
  #newWriter(host: MatchHost): FrameWriter {
    return new FrameWriter(this.#of.id, host, this.#of.stored.match.share !== '');
  }

  /** The newest entry as texts. They are told once it is stored. */
  write(host: MatchHost): Written {
    this.#writer ??= this.#newWriter(host);
    return this.#writer.write();
  }

  /** The match for these eyes from its beginning, as a message. */
  whole(player: string | null): string {
    const { id, stored, canTalk } = this.#of;
    const { match, offers, rematch } = stored;
    const { game, rules, scenario, pace, phase, isRated, rematchOf } = match;
    const frame = {
      ...{ game, rules, scenario, pace, phase, isRated, rematchOf, canTalk, offers },
      options: this.optionsFor(player),
      seats: this.seats(),
      watchers: this.spectators,
      seen: Math.max(0, this.seenBy(player) ?? 0),
      rematch,
      commitments: commitmentsOf(stored),
    };
    const facts = JSON.stringify(frame).slice(1, -1);
    const eyes = this.#of.seatOf(player);
    const told = this.#writer === null ? `"match":${JSON.stringify(id)}` : this.#writer.whole(eyes);
    return `{"whole":{${facts},${told}}}`;
  }

  /** Options as a player may see them: not those that another seat keeps to itself. */
  optionsFor(player: string | null): Options {
    return optionsFor(this.#of.stored, player);
  }

  /** Seats as everybody sees them. */
  seats(): SeatSeen[] {
    const { seats, players, match } = this.#of.stored;
    return seats.map((seat) => ({
      seat: this.#of.seatNow(seat.seat),
      player: seat.player === null ? null : (players.get(seat.player) ?? null),
      bot: seat.bot,
      isPresent: seat.player !== null && this.watchers.has(seat.player),
      awaySince: seat.player === null ? null : this.watchers.awaySince(seat.player),
      isGone: seat.gone !== null,
      clock: seat.bot === null ? clockSeen(match.pace, seat.clock) : null,
    }));
  }

  /** People who watch without a seat. */
  get spectators(): number {
    const strangers = Array.from(this.watchers, ({ player }) => player).filter(
      (player) => this.#of.seatOf(player) === null,
    );
    return new Set(strangers).size;
  }

  /** Number of entries a player has seen, -1 if not even that the challenge was taken; null for somebody without a seat. */
  seenBy(player: string | null): number | null {
    const own = this.#of.stored.seats.find((seat) => player !== null && seat.player === player);
    return own?.seen ?? null;
  }

  tellEntry(written: Written): void {
    // Whoever changes sides has another room from now on.
    if (this.#of.host?.isSwapped !== this.#wasSwapped) this.tellWhole();
    else for (const watcher of this.watchers) watcher.send(written.frameFor(this.#of.seatOf(watcher.player)));
    if (this.#of.stored.match.pace.kind !== 'free') this.tellSeats();
  }
  tellWhole(): void {
    this.#wasSwapped = this.#of.host?.isSwapped;
    for (const watcher of this.watchers) watcher.send(this.whole(watcher.player));
  }
  tellOffers(): void {
    this.watchers.tell({ offers: { match: this.#of.id, offers: this.#of.stored.offers } });
  }
  /** Presence and clocks. */
  tellSeats(): void {
    this.watchers.tell({ seats: { match: this.#of.id, seats: this.seats(), watchers: this.spectators } });
  }
  /** Somebody wants to play again. */
  tellRematch(rematch: string): void {
    this.watchers.tell({ rematch: { match: this.#of.id, rematch } });
  }
}
