import type { Seat } from '../rules/edition.ts';
import type { Edition } from '../rules/pieces.ts';
import type { View } from '../rules/state.ts';
import type { Posture } from './ground.ts';
import { CONTROLLED, type Force, Sight } from './sight.ts';
import { FAR } from './ways.ts';

/** Features that predict the winner, computed for one side. */
export const SIGNS = [
  /** Points held as a share of the goal, and the inverse of the points still missing. */
  'progress',
  'nearWin',
  /**
   * Tiles worth taking, weighted by how little work it is for riflemen to get there, as shares of the missing points.
   */
  'reach',
  /** Tiles where riflemen stand unopposed. */
  'sitting',
  /** Tiles that the enemy wants and this side occupies, as shares of the enemy's missing points. */
  'blocking',
  /** Rifle counters on the board, and the hits they can take (logarithm). */
  'units',
  'endurance',
  /** Cards outside the supply: riflemen, Snipers and Mortar (square roots), and leaders. */
  'rifleCards',
  'specialCards',
  'leaders',
  /** Rifle cards in the supply (square root). */
  'reserves',
  /** All cards to cycle through (logarithm). */
  'deck',
  /** Share of the cards that are Fog of War. */
  'fog',
  'suppressed',
  /** Units that can't act until they get a card. */
  'routed',
  /** Chances to hit with the counters on the board that have cards. */
  'fire',
  /** This round's turn is still to come. */
  'toCome',
] as const;
export type Sign = (typeof SIGNS)[number];

/** The weight of each feature. */
export type SignWeights = Readonly<Record<Sign, number>> & { readonly bias: number };
/** Weights for each plan a side can have. */
export type OutlookWeights = Readonly<Record<Posture, SignWeights>>;

/** Discount for the work to get there, and for an enemy on the tile. */
export const NEARNESS = Float64Array.from({ length: FAR + 1 }, (_, work) => 0.8 ** work);
export const BLOCKED = 0.4;

const NOTHING = Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Record<Sign, number>;

/** Chances to win, judging by features of both sides. */
export abstract class AnyOutlook {
  protected readonly sight: Sight;
  protected readonly signs: Record<Sign, number>;

  constructor(sight: Sight) {
    this.sight = sight;
    this.signs = { ...NOTHING };
  }

  protected abstract weightsOf(force: Force): SignWeights;

  /** The seat's chance to win, judging by the board. */
  value(view: View, seat: Seat): number {
    this.sight.read(view, seat);
    const { own, enemy } = this.sight;
    return 1 / (1 + Math.exp(this.#sum(view, enemy, own) - this.#sum(view, own, enemy)));
  }

  #sum(view: View, force: Force, other: Force): number {
    const weights = this.weightsOf(force);
    const signs = this.count(view, force, other);
    let sum = weights.bias;
    for (const sign of SIGNS) sum += weights[sign] * signs[sign];
    return sum;
  }

  /** Computes the features of one side; overwritten by the next call. */
  protected count({ open }: View, force: Force, other: Force): Record<Sign, number> {
    const signs = this.signs;
    const { ground, hits } = this.sight;
    const { size, shield } = ground;
    const { note, hidden } = force;
    signs.progress = note.goal === 0 ? 0 : force.points / note.goal;
    signs.nearWin = 1 / force.needs;
    let endurance = 0;
    let rifles = 0;
    let specials = 0;
    let reserves = 0;
    let cards = force.fog + force.leaders;
    let suppressed = 0;
    let fire = 0;
    let units = 0;
    for (const { place, role, attackDice } of note.units) {
      const left = hidden[place] ?? 0;
      cards += left;
      if (role === 'rifle') {
        rifles += left;
        reserves += force.supplied[place] ?? 0;
      } else if (role === 'sniper' || role === 'mortar') specials += left;
      if (!force.isOnBoard(place)) continue;
      const at = force.at[place] ?? 0;
      if (role === 'rifle') {
        endurance += 1 + left;
        units++;
      }
      if (force.suppressed[place] === 1) suppressed++;
      if (left === 0 || attackDice === 0) continue;
      let best = 0;
      for (const target of other.note.units) {
        if (!other.isOnBoard(target.place)) continue;
        const chance = hits.of(attackDice, target.defence + (shield[at * size + (other.at[target.place] ?? 0)] ?? 0));
        if (chance > best) best = chance;
      }
      fire += best;
    }
    signs.endurance = Math.log(1 + endurance);
    signs.rifleCards = Math.sqrt(rifles);
    signs.specialCards = Math.sqrt(specials);
    signs.leaders = force.leaders;
    signs.reserves = Math.sqrt(reserves);
    signs.deck = Math.log(1 + cards);
    signs.fog = cards === 0 ? 1 : force.fog / cards;
    signs.suppressed = suppressed;
    signs.routed = 0;
    signs.fire = fire;
    signs.units = units;
    signs.toCome = open.active === note.seat ? 1 : 0;
    this.countTiles(force, other);
    return signs;
  }

  protected countTiles(force: Force, other: Force): void {
    const { ground, points } = this.sight;
    let reach = 0;
    let sitting = 0;
    let blocking = 0;
    for (let i = 0; i < ground.objectives.length; i++) {
      const tile = ground.objectives[i] ?? 0;
      const worth = points[tile] ?? 0;
      if (other.mark[tile] !== CONTROLLED && (force.on[tile] ?? 0) > 0) blocking += Math.min(worth / other.needs, 1);
      if (force.mark[tile] === CONTROLLED) continue;
      const gain = Math.min(worth / force.needs, 1);
      if (gain === 0) continue;
      const work = this.workTo(force, i * ground.size);
      const isBlocked = (other.on[tile] ?? 0) > 0;
      if (work === 0 && !isBlocked) sitting += gain;
      reach += gain * (isBlocked ? BLOCKED : 1) * (NEARNESS[work] ?? 0);
    }
    const signs = this.signs;
    signs.reach = reach;
    signs.sitting = sitting;
    signs.blocking = blocking;
  }

  /** Work for the rifle unit with cards that is closest. */
  protected workTo(force: Force, row: number): number {
    let least = FAR;
    for (const { place, role } of force.note.units) {
      if (role !== 'rifle' || (force.hidden[place] ?? 0) === 0) continue;
      least = Math.min(least, force.ways[row + force.stands(place)] ?? least);
    }
    return least;
  }
}

/** Chances to win with weights by posture. */
export class Outlook extends AnyOutlook {
  readonly #weights: OutlookWeights;

  constructor(edition: Edition, weights: OutlookWeights) {
    super(new Sight(edition));
    this.#weights = weights;
  }

  protected weightsOf({ note }: Force): SignWeights {
    return this.#weights[note.posture];
  }
}
