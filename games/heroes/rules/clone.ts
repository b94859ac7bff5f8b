import type { Open, Own, State } from './state.ts';

const cloneOwn = ({ hand, tokens, tiles, aside, faces, known, placed, army }: Own): Own => ({
  hand: hand.slice(),
  tokens: tokens.slice(),
  tiles: tiles.slice(),
  aside: aside.slice(),
  faces: faces.slice(),
  known: known.slice(),
  placed: placed.slice(),
  army,
});

type Army = Open['army']['soviet'];
const cloneArmy = (army: Army): Army =>
  army.map(({ tile, options, lost, broken }) => ({
    tile,
    options: options.map(({ slot, option, lost, broken }) => ({ slot, option, lost, broken })),
    lost,
    broken,
  }));

type Stock = Open['stock']['soviet'];
const cloneStock = (stock: Stock): Stock => stock.map(({ marker, tile, left }) => ({ marker, tile, left }));

type Orders = Open['orders']['soviet'];
const cloneOrders = ({ numbers, next, specials, specialsShown, bluffs, aside, tiles }: Orders): Orders => ({
  numbers,
  next,
  specials,
  specialsShown,
  bluffs,
  aside,
  tiles: tiles.slice(),
});

/** Written out for speed. The roster, options, battle, outcome and effects never change in place, so copies share them. */
export function cloneOpen(open: Open): Open {
  const { units } = open;
  return {
    scenario: open.scenario,
    battle: open.battle,
    options: open.options,
    turn: open.turn,
    initiative: open.initiative,
    phase: open.phase,
    counts: open.counts,
    roster: open.roster,
    hiders: open.hiders,
    units: {
      kind: units.kind.slice(),
      where: units.where.slice(),
      at: units.at.slice(),
      rear: units.rear.slice(),
      facing: units.facing.slice(),
      up: units.up.slice(),
      suppressed: units.suppressed.slice(),
      acted: units.acted.slice(),
      token: units.token.slice(),
      shown: units.shown.slice(),
      damage: units.damage.slice(),
      fired: units.fired.slice(),
      carrier: units.carrier.slice(),
    },
    army: { soviet: cloneArmy(open.army.soviet), german: cloneArmy(open.army.german) },
    stock: { soviet: cloneStock(open.stock.soviet), german: cloneStock(open.stock.german) },
    orders: { soviet: cloneOrders(open.orders.soviet), german: cloneOrders(open.orders.german) },
    hands: { soviet: open.hands.soviet, german: open.hands.german },
    decks: { soviet: open.decks.soviet, german: open.decks.german },
    discards: { soviet: open.discards.soviet.slice(), german: open.discards.german.slice() },
    points: open.points.slice(),
    ruined: open.ruined,
    wrecks: open.wrecks.map(({ kind, squares, facing, points }) => ({
      kind,
      squares: squares.slice(),
      facing,
      points,
    })),
    smoke: open.smoke.slice(),
    effects: open.effects.slice(),
    control: open.control.slice(),
    scored: { soviet: open.scored.soviet, german: open.scored.german },
    outcome: open.outcome,
  };
}

/** Frames are replaced and never change in place, so copies share them too. */
export const clone = ({ open, private: rooms, sealed, flow }: State): State => ({
  open: cloneOpen(open),
  private: { soviet: cloneOwn(rooms.soviet), german: cloneOwn(rooms.german) },
  sealed: { decks: { soviet: sealed.decks.soviet.slice(), german: sealed.decks.german.slice() } },
  flow: flow.slice(),
});
