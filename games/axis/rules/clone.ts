import { clonePlain } from '@kurgan/engine';
import { CROSSING_IDS } from '../data/places.ts';
import { ZONE_IDS } from '../data/zones.ts';
import type { Crossing, Force, Frame, Open, Sortie, State, Zone } from './state.ts';

/** Written out for speed. */
const cloneForce = (force: Force): Force => ({
  infantry: force.infantry,
  'minor-infantry': force['minor-infantry'],
  mechanized: force.mechanized,
  artillery: force.artillery,
  'minor-artillery': force['minor-artillery'],
  tank: force.tank,
  'assault-gun': force['assault-gun'],
  'rocket-launcher': force['rocket-launcher'],
  fighter: force.fighter,
  bomber: force.bomber,
});

const cloneZone = ({ control, marker, river, axis, allies, tokens }: Zone): Zone => ({
  control,
  marker,
  river,
  axis: cloneForce(axis),
  allies: cloneForce(allies),
  tokens: { axis: tokens.axis, allies: tokens.allies },
});

const cloneCrossing = ({ ferry, cargo, due, attacked }: Crossing): Crossing => ({ ferry, cargo, due, attacked });

const cloneSortie = ({ side, kind, at, mission, tokens, passenger, home }: Sortie): Sortie => ({
  side,
  kind,
  at,
  mission,
  tokens,
  passenger,
  home,
});

/** The options and ambushers never change in place, so copies share them. */
export function cloneOpen(open: Open): Open {
  const zones = { ...open.zones };
  for (const id of ZONE_IDS) zones[id] = cloneZone(open.zones[id]);
  const crossings = { ...open.crossings };
  for (const id of CROSSING_IDS) crossings[id] = cloneCrossing(open.crossings[id]);
  return {
    scenario: open.scenario,
    options: open.options,
    round: open.round,
    card: open.card,
    badWeather: open.badWeather,
    frozen: open.frozen.slice(),
    winterStorm: open.winterStorm,
    rpc: { axis: open.rpc.axis, allies: open.rpc.allies },
    pool: { axis: open.pool.axis, allies: open.pool.allies },
    zones,
    crossings,
    ambushers: { ...open.ambushers },
    sorties: open.sorties.map(cloneSortie),
    factories: clonePlain(open.factories),
    uranus: clonePlain(open.uranus),
    moved: open.moved.map(({ zone, kind, count, raised }) => ({ zone, kind, count, raised })),
    taken: open.taken.slice(),
    fed: open.fed.map(({ side, zone }) => ({ side, zone })),
    hauled: open.hauled.map(({ zone, count }) => ({ zone, count })),
    deployed: open.deployed.slice(),
    bid: { amount: open.bid.amount, for: open.bid.for, swapped: open.bid.swapped },
    combat: clonePlain(open.combat),
    outcome: open.outcome,
  };
}

const cloneFrame = (frame: Frame): Frame => clonePlain(frame);

export const clone = (state: State): State => {
  const { drawn, northwest, southeast, left } = state.private.allies;
  return {
    open: cloneOpen(state.open),
    private: {
      axis: {},
      allies: { drawn: drawn.slice(), northwest: northwest.slice(), southeast: southeast.slice(), left },
    },
    sealed: { deck: state.sealed.deck.slice() },
    flow: state.flow.map(cloneFrame),
  };
};
