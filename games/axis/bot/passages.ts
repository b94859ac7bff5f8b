import { CROSSING_IDS, EAST_BANK, LANDING_ZONES, SITE_IDS, SITES } from '../data/places.ts';
import { KINDS, type Kind, type LandKind } from '../data/units.ts';
import { numberOf } from '../data/zones.ts';
import { isContested, isFriendly, volgaFrozen } from '../rules/board.ts';
import { entryAt, readyIn, tokensIn } from '../rules/stacks.ts';
import { INFANTRY } from '../rules/state.ts';
import { at, neighborsOf } from './ground.ts';
import type { Group, Order } from './marches.ts';
import type { Situation } from './situation.ts';

/** Ferries and Ambush Sites. */

const kindAt = (number: number): Kind => entryAt<Kind>(KINDS, number);

/** Kinds in the order in which they cross the ice; a ferry takes infantry alone. */
const CARGO: readonly LandKind[] = ['tank', 'artillery', 'infantry', 'mechanized'];

export function planFerries(situation: Situation, orders: Order[]): void {
  const { open, side } = situation;
  if (side !== 'allies') return;
  const waiting = new Map(CARGO.map((kind) => [kind, readyIn(open, side, EAST_BANK, kind)]));
  const need = (crossing: (typeof CROSSING_IDS)[number]): number => {
    const zone = numberOf(LANDING_ZONES[crossing]);
    const isOpen = isFriendly(open, side, LANDING_ZONES[crossing]) || situation.marker[zone] !== null;
    return (isOpen ? 10 : 0) + at(situation.worth, zone) + at(situation.theirs.count, zone);
  };
  for (const crossing of CROSSING_IDS.toSorted((a, b) => need(b) - need(a))) {
    const { ferry, cargo, due } = open.crossings[crossing];
    if (!ferry || (cargo !== null && !due)) continue;
    const kind = CARGO.find((each) => (waiting.get(each) ?? 0) > 0 && (volgaFrozen(open) || each === 'infantry'));
    if (kind !== undefined) {
      waiting.set(kind, (waiting.get(kind) ?? 0) - 1);
      orders.push({ from: EAST_BANK, action: { do: 'load', cargo: kind, crossing } });
    } else if (tokensIn(open, side, EAST_BANK) > 0)
      orders.push({ from: EAST_BANK, action: { do: 'load', cargo: 'token', crossing } });
  }
}

/** An infantry in each Ambush Site that can fire, from a zone that can spare it. */
export function planAmbushes(situation: Situation, groups: readonly Group[], orders: Order[]): void {
  const { open, side } = situation;
  for (const site of SITE_IDS) {
    if (open.ambushers[site] !== null) continue;
    const near = SITES[site].some(
      (zone) =>
        at(situation.theirs.count, numberOf(zone)) > 0 ||
        neighborsOf(numberOf(zone)).some((next) => at(situation.theirs.count, next) > 0),
    );
    if (!near) continue;
    for (const zone of SITES[site]) {
      if (isContested(open, zone) || !isFriendly(open, side, zone)) continue;
      const group = groups.find(
        (each) => each.zone === numberOf(zone) && each.count > 0 && INFANTRY.some((kind) => kindAt(each.kind) === kind),
      );
      const others = at(situation.mine.fighters, numberOf(zone));
      if (group === undefined || (others < 2 && at(situation.threat.count, numberOf(zone)) > 0)) continue;
      const kind = kindAt(group.kind);
      if (kind !== 'infantry' && kind !== 'minor-infantry') continue;
      group.count--;
      situation.mine.count[group.zone] = at(situation.mine.count, group.zone) - 1;
      situation.mine.fighters[group.zone] = others - 1;
      situation.mine.attack[group.zone] = at(situation.mine.attack, group.zone) - 1;
      situation.mine.defense[group.zone] = at(situation.mine.defense, group.zone) - 2;
      orders.push({ from: zone, action: { do: 'lurk', kind, site } });
      break;
    }
  }
}
