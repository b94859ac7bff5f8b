import { AREA_IDS } from '../data/areas.ts';
import { MARKERS, MORALE } from '../data/charts.ts';
import type { Markers, Open } from '../rules/state.ts';
import { type Assignment, assign, type Blow, blowsOf } from './blows.ts';
import { weigh } from './force.ts';
import { Reckoning } from './reckoning.ts';
import { Reserves } from './reserves.ts';
import type { Weights } from './weights.ts';

/** Marker prices to try, in Areas. */
const PRICES = [0.03, 0.06, 0.09, 0.12, 0.15, 0.19, 0.24, 0.3, 0.4, 0.55, 0.75] as const;

/** Markers a stack can expect next Turn. */
const NEXT_TURN: Markers = { artillery: 3, engineer: 1, air: 0 };

/** Facts about the coming Turn for the Supply Phase. */
interface Outlook {
  readonly open: Open;
  /** Markers that all good attacks would use at each price, if there were plenty. */
  readonly demand: readonly number[];
  /** Value that being Strong adds to the Turn's attacks. */
  readonly strong: number;
}

interface Today {
  readonly key: string;
  readonly byPrice: Map<number, Reckoning>;
  /** Position of the units when the price was found. */
  stand: string;
  price: number;
}

/** Caches reckonings while they are valid. It is only a memory: every answer follows from the position asked about. */
export class Desk {
  readonly weights: Weights;
  #today: Today = { key: '', byPrice: new Map(), stand: '', price: 0 };
  #tomorrow: { key: string; reckoning: Reckoning } | null = null;
  #plenty: { key: string; reckoning: Reckoning } | null = null;
  #outlook: { key: string; outlook: Outlook } | null = null;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** This Turn's attacks, at the highest price that would still use up the available markers. */
  today(open: Open): Reckoning {
    const markers = markersOf(open);
    const key = keyOf(open, markers);
    if (key !== this.#today.key) this.#today = { key, byPrice: new Map(), stand: '', price: 0 };
    const today = this.#today;
    const at = (price: number): Reckoning => {
      const reckoning = today.byPrice.get(price) ?? new Reckoning(open, this.weights, markers, price);
      today.byPrice.set(price, reckoning);
      reckoning.open = open;
      return reckoning;
    };
    const before = asActivated(open);
    const stand = standOf(before);
    if (stand !== today.stand) {
      today.stand = stand;
      const blows = blowsOf(before);
      const supply = weigh(markers);
      today.price = highest(PRICES, (price) => demandOf(at(price), blows) > supply);
    }
    return at(today.price);
  }

  /** This Turn's attacks, each stack on its own target. */
  assignments(open: Open): Assignment[] {
    return assign(this.today(open), blowsOf(open));
  }

  /** Places where units that don't fight are needed next Turn. */
  reserves(open: Open): Reserves {
    const next: Open = { ...open, event: null };
    const key = keyOf(next, NEXT_TURN);
    if (this.#tomorrow?.key !== key) {
      this.#tomorrow = { key, reckoning: new Reckoning(next, this.weights, NEXT_TURN, 0) };
    }
    this.#tomorrow.reckoning.open = next;
    return new Reserves(open, this.#tomorrow.reckoning);
  }

  /** This Turn's attacks before any markers are bought. */
  plenty(open: Open): Reserves {
    const key = keyOf(open, MARKERS);
    if (this.#plenty?.key !== key) {
      this.#plenty = { key, reckoning: new Reckoning(open, this.weights, MARKERS, 0) };
    }
    this.#plenty.reckoning.open = open;
    return new Reserves(open, this.#plenty.reckoning);
  }

  outlook(open: Open): Outlook {
    let key = keyOf(open, MARKERS);
    for (const id of AREA_IDS) key += open.areas[id].fresh.length;
    if (this.#outlook?.key !== key) {
      const blows = blowsOf(open);
      const demand = PRICES.map((price) => demandOf(new Reckoning(open, this.weights, MARKERS, price), blows));
      const value = (morale: number): number => {
        const reckoning = new Reckoning({ ...open, morale }, this.weights, NEXT_TURN, 0);
        return assign(reckoning, blows).reduce((sum, { prospect }) => sum + prospect.value, 0);
      };
      const strong = value(MORALE.strongFrom + 1) - value(MORALE.strongFrom - 2);
      this.#outlook = { key, outlook: { open, demand, strong } };
    }
    return this.#outlook.outlook;
  }

  /** Value of one more marker this Turn. */
  markerPrice(open: Open): number {
    const { demand } = this.outlook(open);
    const supply = weigh(open.available);
    let price = 0;
    PRICES.forEach((each, i) => {
      if ((demand[i] ?? 0) > supply) price = each;
    });
    return price;
  }
}

/** The position with waiting attackers put back in the Area they set out from: they are part of the same plan. */
function asActivated(open: Open): Open {
  const { activation } = open;
  if (activation === null || activation.groups.length === 0) return open;
  const areas = { ...open.areas };
  for (const { area, units } of activation.groups) {
    const out = units.map(({ unit }) => unit);
    areas[area] = { ...areas[area], fresh: areas[area].fresh.filter((unit) => !out.includes(unit)) };
    const home = areas[activation.area];
    areas[activation.area] = { ...home, fresh: [...home.fresh, ...out] };
  }
  return { ...open, areas, activation: { ...activation, groups: [] } };
}

function standOf({ areas, activation }: Open): string {
  let stand = `${activation?.attacked}`;
  for (const id of AREA_IDS) {
    const { fresh } = areas[id];
    if (fresh.length > 0) stand += ` ${id}:${fresh.toSorted()}`;
  }
  return stand;
}

/** Highest of ascending prices that passes, by bisection; the lowest if none does. */
function highest(prices: readonly number[], passes: (price: number) => boolean): number {
  let low = 0;
  let high = prices.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (passes(prices[middle] ?? 0)) low = middle;
    else high = middle;
  }
  return prices[low] ?? 0;
}

/** Markers that can still be placed, including those in the current combat. */
function markersOf({ available, battle }: Open): Markers {
  return {
    artillery: available.artillery + (battle?.support.artillery ?? 0),
    engineer: available.engineer + (battle?.support.engineer ?? 0),
    air: available.air + (battle?.support.air ?? 0),
  };
}

/** Markers that all worthwhile attacks would use, including the current combat. */
function demandOf(reckoning: Reckoning, blows: readonly Blow[]): number {
  const { battle, areas } = reckoning.open;
  const now = battle !== null && areas[battle.area].soviet !== 'hidden' ? reckoning.fightNow().markers : 0;
  return assign(reckoning, blows).reduce((sum, { prospect }) => sum + prospect.markers, now);
}

/** Key of everything that prospects depend on. */
function keyOf({ scenario, options, turn, morale, event, areas, eliminated, battle }: Open, markers: Markers): string {
  const { rubble, northernShoulder, isolation, parentOrganization, limitedAir, pavlovsHouse } = options;
  const switches = [rubble, northernShoulder, isolation, parentOrganization, limitedAir, pavlovsHouse];
  let key = `${scenario} ${switches} ${turn} ${morale} ${event} ${weigh(markers)} ${markers.engineer} ${markers.air}`;
  key += ` ${eliminated.length} ${battle?.area} ${battle?.attackers.length} ${battle?.lead}`;
  for (const id of AREA_IDS) {
    const { soviet, isolated } = areas[id];
    key += isolated ? ` ${soviet}!` : ` ${soviet}`;
  }
  return key;
}
