import { type ActionOf, type Token, word } from '@kurgan/engine';
import { declarations as library } from '../rules/actions.ts';
import { type CounterId, counterId, id, type TileId, type UnitId } from '../rules/ids.ts';
import { pieces, SEATS } from './box.ts';

/** A target of steel or stone: an enemy vehicle by its unit, a building by its tile, a tunnel as `tunnel-504`. */
const HARD = word('a vehicle, a building or a tunnel', [
  ...pieces.unitIds,
  ...pieces.tileIds,
  ...pieces.tileIds.map((tile) => `tunnel-${tile}`),
]);

/** Target of a tile attack: a counter with its side, the building or the tunnel there. */
const STRUCK = word('a counter, a building or a tunnel', [
  ...SEATS.flatMap((seat) => pieces.unitIds.map((unit): string => counterId(seat, unit))),
  ...pieces.tileIds,
  ...pieces.tileIds.map((tile) => `tunnel-${tile}`),
]);

const MINES = word('antipersonnel or antitank', ['antipersonnel', 'antitank'] as const);

const declare = () => {
  const shared = library(pieces);
  const { card } = shared.bid;
  const { to: tile } = shared.move;
  const { unit } = shared.attack;
  const counter: Token<CounterId> = shared.shell.counter;
  return {
    ...shared,
    /** A counter enters where its owner wants it, and its card then takes an action. */
    enter: { card, to: tile },
    'attack-2': { card, unit },
    flame: { card, unit },
    antitank: { card, at: HARD },
    demo: { card, at: HARD },
    bomb: { card, to: tile },
    grenade: { card, to: tile },
    'area-suppress': { card, to: tile },
    /** The next target of a tile attack. */
    strike: { at: STRUCK },
    support: { card },
    ready: { card, unit },
    force: { card },
    explore: { card },
    assault: { card },
    reposition: { card },
    antiair: { card },
    mine: { card },
    lay: { to: tile, kind: MINES },
    overwatch: { card, to: tile },
    smoke: { card },
    /** Answers within an action. */
    lose: { card },
    push: { to: tile },
    stay: {},
    tunnel: {},
    street: {},
    watch: { counter },
    stow: {},
    keep: {},
    /** Before a game and after it. */
    pick: { card },
    drop: { card },
    standard: {},
    confirm: {},
    mark: { to: tile },
    withdraw: {},
  };
};

export const declarations = declare();
export type Action = ActionOf<typeof declarations>;
export type ActionWith<Verb extends Action['do']> = Extract<Action, { do: Verb }>;

/** The uses of a card. */
export type Use =
  | 'move'
  | 'scout'
  | 'stalk'
  | 'guide'
  | 'attack'
  | 'attack-2'
  | 'suppress'
  | 'flame'
  | 'antitank'
  | 'demo'
  | 'bomb'
  | 'grenade'
  | 'area-suppress'
  | 'assault'
  | 'reposition'
  | 'bolster'
  | 'support'
  | 'command'
  | 'inspire'
  | 'force'
  | 'conceal'
  | 'recon'
  | 'explore'
  | 'control'
  | 'ready'
  | 'antiair'
  | 'mine'
  | 'overwatch'
  | 'smoke';
/** An action of a card; where its counter could enter in several places, entering comes first. */
export type Used = ActionWith<Use | 'enter'>;

export const tunnelAt = (tile: TileId): string => `tunnel-${tile}`;
/** Reads a target of steel or stone. */
export function readHard(
  text: string,
): { readonly what: 'building' | 'tunnel'; readonly tile: TileId } | { readonly what: 'unit'; readonly unit: UnitId } {
  if (text.startsWith('tunnel-')) return { what: 'tunnel', tile: id.tile(text.slice('tunnel-'.length)) };
  return /^\d+$/.test(text) ? { what: 'building', tile: id.tile(text) } : { what: 'unit', unit: id.unit(text) };
}
