import type { Combat, Crossing, Open, Sortie, State } from './state.ts';

/** Written out for speed. */
const cloneCrossing = ({ ferry, cargo, due, attacked, ashore }: Crossing): Crossing => ({
  ferry,
  cargo,
  due,
  attacked,
  ashore,
});

const cloneSortie = ({ side, kind, at, mission, tokens, passenger, home, named }: Sortie): Sortie => {
  const copy = { side, kind, at, mission, tokens, passenger, home };
  return named === undefined ? copy : { ...copy, named };
};

export const cloneZones = ({ control, marker, river, axis, allies, tokens }: Open['zones']): Open['zones'] => ({
  control: control.slice(),
  marker: marker.slice(),
  river: river.slice(),
  axis: axis.slice(),
  allies: allies.slice(),
  tokens: { axis: tokens.axis.slice(), allies: tokens.allies.slice() },
});

const cloneLaunch = ({ northwest, southeast, launched, shown, tokens }: Open['uranus']): Open['uranus'] => ({
  northwest,
  southeast,
  launched,
  shown: shown.map(({ card, area, zone }) => ({ card, area, zone })),
  tokens: tokens.map(({ zone, count }) => ({ zone, count })),
});

const cloneFactories = ({ tank, artillery }: NonNullable<Open['factories']>): Open['factories'] => ({
  tank: { zone: tank.zone, from: tank.from },
  artillery: { zone: artillery.zone, from: artillery.from },
});

const cloneCombat = ({ zone, attacker, supplied, hits, fallen }: Combat): Combat => ({
  zone,
  attacker,
  supplied: { axis: supplied.axis, allies: supplied.allies },
  hits: { ...hits },
  fallen: { ...fallen },
});

/** The options and ambushers never change in place, so copies share them. */
export function cloneOpen(open: Open): Open {
  const { gray, brown, white } = open.crossings;
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
    zones: cloneZones(open.zones),
    crossings: { gray: cloneCrossing(gray), brown: cloneCrossing(brown), white: cloneCrossing(white) },
    ambushers: { ...open.ambushers },
    sorties: open.sorties.map(cloneSortie),
    factories: open.factories && cloneFactories(open.factories),
    uranus: cloneLaunch(open.uranus),
    moved: open.moved.slice(),
    raised: open.raised.map(({ zone, count }) => ({ zone, count })),
    taken: open.taken.slice(),
    fed: open.fed.map(({ side, zone }) => ({ side, zone })),
    hauled: open.hauled.map(({ zone, count }) => ({ zone, count })),
    deployed: open.deployed.slice(),
    bid: { amount: open.bid.amount, for: open.bid.for, swapped: open.bid.swapped },
    combat: open.combat && cloneCombat(open.combat),
    outcome: open.outcome,
  };
}

/** Frames are replaced and never change in place, so copies share them too. */
export const clone = (state: State): State => {
  const { drawn, northwest, southeast, left } = state.private.allies;
  return {
    open: cloneOpen(state.open),
    private: {
      axis: {},
      allies: { drawn: drawn.slice(), northwest: northwest.slice(), southeast: southeast.slice(), left },
    },
    sealed: { deck: state.sealed.deck.slice() },
    flow: state.flow.slice(),
  };
};
