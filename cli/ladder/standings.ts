import type { Played } from '@kurgan/bots/pool';
import { wilson } from '../simulate/wilson.ts';
import { percent, table } from '../text.ts';
import { bradleyTerry } from './bradley-terry.ts';
import { type Bout, boutName, type Pairing, pairingName } from './pairing.ts';

/** Result of one pairing so far, from the first bot's side. */
class Points {
  games = 0;
  wins = 0;
  losses = 0;

  add(winner: string | null, own: string): void {
    this.games += 1;
    if (winner === own) this.wins += 1;
    else if (winner !== null) this.losses += 1;
  }

  get draws(): number {
    return this.games - this.wins - this.losses;
  }

  get score(): number {
    return this.wins + this.draws / 2;
  }
}

/** Results of a ladder. It adds whole numbers, so the order in which games finish doesn't matter. */
export class Standings {
  readonly #seats: readonly string[];
  readonly #bouts: ReadonlyMap<string, Bout>;
  readonly #pairings = new Map<string, { pairing: Pairing; all: Points; bySeat: Map<string, Points> }>();

  constructor(seats: readonly string[], bouts: readonly Bout[]) {
    this.#seats = seats;
    this.#bouts = new Map(bouts.map((bout) => [boutName(bout), bout]));
    for (const { pairing } of bouts) {
      const bySeat = new Map(seats.map((seat) => [seat, new Points()]));
      this.#pairings.set(pairingName(pairing), { pairing, all: new Points(), bySeat });
    }
  }

  /** Adds a game of the named bout; an unfinished game counts as a draw. */
  add(name: string, { outcome }: Played): void {
    const bout = this.#bouts.get(name);
    const record = bout === undefined ? undefined : this.#pairings.get(pairingName(bout.pairing));
    const seat = this.#seats[bout?.straight === false ? 1 : 0];
    if (record === undefined || seat === undefined) throw new Error(`there is no bout "${name}"`);
    record.all.add(outcome?.winner ?? null, seat);
    record.bySeat.get(seat)?.add(outcome?.winner ?? null, seat);
  }

  /** The figures of `ladder --json`. */
  data() {
    const all = [...this.#pairings.values()];
    const pairings = all.map(({ pairing: [first, second], all: { games, wins, draws, losses, score }, bySeat }) => ({
      first,
      second,
      games,
      wins,
      draws,
      losses,
      share: score / games,
      interval: wilson(score, games),
      bySeat: Object.fromEntries([...bySeat].map(([seat, record]) => [seat, record.score / record.games])),
    }));
    const scores = all.map(({ pairing: [first, second], all: { score, games } }) => ({ first, second, score, games }));
    return { pairings, ratings: bradleyTerry(scores) };
  }

  text(): string {
    const { pairings, ratings } = this.data();
    const rows = pairings.map(({ first, second, games, wins, draws, share, interval: [low, high], bySeat }) => [
      `${first} against ${second}`,
      String(games),
      String(wins),
      String(draws),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      ...this.#seats.map((seat) => percent(bySeat[seat] ?? 0)),
    ]);
    const head = ['', 'games', 'wins', 'draws', 'share', '95 % interval', ...this.#seats.map((seat) => `as ${seat}`)];
    const figures = ratings.map(({ player, rating, low, high }) => [
      player,
      rating.toFixed(0),
      rating === 0 ? '' : `${low.toFixed(0)} to ${high.toFixed(0)}`,
    ]);
    return [
      table([head, ...rows], [1, 2, 3, 4, 6, 7]),
      '',
      table([['Rating', 'points', '95 % interval'], ...figures], [1]),
    ].join('\n');
  }
}
