/**
 * The types of one game, bundled so that they travel as one parameter. A game declares
 * `interface Volga extends GameTypes { seat: 'german'; open: Open; ... }`.
 */
export interface GameTypes {
  seat: string;
  /** Visible to everybody. */
  open: object;
  /** Visible to one seat only, keyed by seat; each seat can have its own type. */
  private: { [seat: string]: object };
  /** Visible to nobody: deck order, unrevealed counters. */
  sealed: object;
  frame: { step: string };
  action: { do: string };
  event: { event: string };
  rule: string;
}

/** Every fact lives in exactly one room. The flow, which is the stack of steps under way, is open. */
export interface StateOf<G extends GameTypes> {
  open: G['open'];
  private: { [S in G['seat']]: G['private'][S] };
  sealed: G['sealed'];
  flow: G['frame'][];
}

/**
 * A seat's view: the state without the rooms closed to it. The functions for whose choice it is, legality and odds take
 * this type, so they can't read sealed facts. A state is also a valid view.
 */
export interface ViewOf<G extends GameTypes> {
  readonly open: G['open'];
  readonly private: { readonly [S in G['seat']]?: G['private'][S] };
  readonly flow: readonly G['frame'][];
}

/**
 * A seat's view (`null`: a spectator's). It shares the state's rooms, so it costs almost nothing and follows the
 * present. Clone it to keep it, serialize it to send it.
 */
export function viewOf<G extends GameTypes>(state: StateOf<G>, seat: G['seat'] | null): ViewOf<G> {
  const rooms: { [S in G['seat']]?: G['private'][S] } = {};
  if (seat !== null) rooms[seat] = state.private[seat];
  return { open: state.open, private: rooms, flow: state.flow };
}
