import type { Seat } from '../rules/edition.ts';
import type { Edition } from '../rules/pieces.ts';
import type { View } from '../rules/state.ts';
import { CONTROLLED, type Force, NO_MARK, Sight } from './sight.ts';

/** What tells who will win, counted for one side. */
export const SIGNS = [
  /** Points held, as a share of the goal; and one through the points still missing. */
  'progress',
  'nearWin',
  /** Tiles worth taking: by how near riflemen are to them, and those scouted already; as shares of what is missing. */
  'reach',
  'scouted',
  /** Riflemen on the board, and hits that they can take (a logarithm). */
  'riflemen',
  'endurance',
  /** Cards outside the supply, by role (square roots), and leaders. */
  'rifleCards',
  'scoutCards',
  'gunCards',
  'specialCards',
  'leaders',
  /** Share of the cards that are Fog of War. */
  'fog',
  'suppressed',
  /** Chances to hit with what stands on the board and has cards, and to be hit. */
  'fire',
  /** Cover over the riflemen. */
  'cover',
  'marker',
  /** Has its turn still to come this round. */
  'toCome',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Against what a side plays: points against points, points against an enemy that must pin it, or pinning. */
export type Posture = 'points' | 'assault' | 'pin';
export type OutlookWeights = Readonly<Record<Posture, Readonly<Record<Sign, number>> & { readonly bias: number }>>;

const NEARNESS = [1, 0.7, 0.45, 0.28, 0.17, 0.1, 0.06, 0.03, 0.02];

export class Outlook {
  readonly #sight: Sight;
  readonly #signs: Record<Sign, number>;
  readonly #weights: OutlookWeights;

  constructor(edition: Edition, weights: OutlookWeights) {
    this.#sight = new Sight(edition);
    this.#weights = weights;
    this.#signs = { ...weights.points };
  }

  /** The chance that the seat wins, as far as the board tells. */
  value(view: View, seat: Seat): number {
    this.#sight.read(view, seat);
    const { own, enemy } = this.#sight;
    return 1 / (1 + Math.exp(this.#sum(view, enemy, own) - this.#sum(view, own, enemy)));
  }

  #sum(view: View, force: Force, other: Force): number {
    const weights = this.#weights[postureOf(force, other)];
    const signs = this.count(view, force, other);
    let sum = weights.bias;
    for (const sign of SIGNS) sum += weights[sign] * signs[sign];
    return sum;
  }

  /** Both sides' signs, for fitting. */
  signs(view: View, seat: Seat): { posture: Posture; signs: Record<Sign, number> }[] {
    this.#sight.read(view, seat);
    const { own, enemy } = this.#sight;
    return [
      { posture: postureOf(own, enemy), signs: { ...this.count(view, own, enemy) } },
      { posture: postureOf(enemy, own), signs: { ...this.count(view, enemy, own) } },
    ];
  }

  count({ open }: View, force: Force, other: Force): Record<Sign, number> {
    const signs = this.#signs;
    const { ground, hits } = this.#sight;
    const { size, distance, shield, roof } = ground;
    const { note, hidden } = force;
    signs.progress = note.goal === 0 ? 0 : force.points / note.goal;
    signs.nearWin = 1 / force.needs;
    let riflemen = 0;
    let endurance = 0;
    let rifles = 0;
    let scouts = 0;
    let guns = 0;
    let specials = 0;
    let cards = force.fog + force.leaders;
    let suppressed = 0;
    let fire = 0;
    let cover = 0;
    for (const { place, role, attackDice } of note.units) {
      const left = hidden[place] ?? 0;
      cards += left;
      if (role === 'rifle') rifles += left;
      else if (role === 'scout') scouts += left;
      else if (role === 'gun') guns += left;
      else specials += left;
      if (!force.isOnBoard(place)) continue;
      const at = force.at[place] ?? 0;
      if (role === 'rifle') {
        riflemen++;
        endurance += 1 + left;
        cover += roof[at] ?? 0;
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
    signs.riflemen = riflemen;
    signs.endurance = Math.log(1 + endurance);
    signs.rifleCards = Math.sqrt(rifles);
    signs.scoutCards = Math.sqrt(scouts);
    signs.gunCards = Math.sqrt(guns);
    signs.specialCards = Math.sqrt(specials);
    signs.leaders = force.leaders;
    signs.fog = cards === 0 ? 1 : force.fog / cards;
    signs.suppressed = suppressed;
    signs.fire = fire;
    signs.cover = cover;
    signs.marker = open.marker === note.seat ? 1 : 0;
    signs.toCome = open.active === note.seat ? 1 : 0;
    signs.reach = 0;
    signs.scouted = 0;
    if (note.goal === 0) return signs;
    for (const tile of ground.objectives) {
      if (force.mark[tile] === CONTROLLED) continue;
      const gain = Math.min((this.#sight.points[tile] ?? 0) / force.needs, 1);
      if (force.mark[tile] !== NO_MARK) signs.scouted += gain;
      let nearest = 8;
      for (const { place, role } of note.units) {
        if (role !== 'rifle' || (hidden[place] ?? 0) === 0) continue;
        nearest = Math.min(nearest, distance[force.stands(place) * size + tile] ?? 8);
      }
      const blocked = (other.on[tile] ?? 0) > 0 ? 0.4 : 1;
      signs.reach += gain * blocked * (NEARNESS[nearest] ?? 0);
    }
    return signs;
  }
}

function postureOf(force: Force, other: Force): Posture {
  if (force.note.goal === 0) return 'pin';
  return other.note.goal === 0 ? 'assault' : 'points';
}
