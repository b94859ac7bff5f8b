/**
 * The types of one game, bundled so that they travel as one parameter. A game declares
 * `interface Volga extends GameTypes { seat: 'german'; open: Open; ... }`.
 */
export interface GameTypes {
  seat: string;
  /** Everybody sees it. */
  open: object;
  /** By seat, what only that seat sees; each may have a room of its own kind. */
  private: { [seat: string]: object };
  /** Nobody sees it: deck order, unrevealed counters. */
  sealed: object;
  frame: { step: string };
  action: { do: string };
  event: { event: string };
  rule: string;
}

/** Every fact lives in exactly one room. The flow, the stack of steps under way, is open. */
export interface StateOf<G extends GameTypes> {
  open: G['open'];
  private: { [S in G['seat']]: G['private'][S] };
  sealed: G['sealed'];
  flow: G['frame'][];
}

/**
 * What a seat sees: the state without the rooms closed to it. Who chooses, what is legal and what the odds are take
 * this type, so they cannot read what is sealed. A state can stand wherever a view is asked for.
 */
export interface ViewOf<G extends GameTypes> {
  readonly open: G['open'];
  readonly private: { readonly [S in G['seat']]?: G['private'][S] };
  readonly flow: readonly G['frame'][];
}

/**
 * A seat's view (`null`: a bystander's). It shares the rooms with the state, so it costs next to nothing and shows the
 * present: whoever keeps it clones it, whoever sends it serialises it.
 */
export function viewOf<G extends GameTypes>(state: StateOf<G>, seat: G['seat'] | null): ViewOf<G> {
  const rooms: { [S in G['seat']]?: G['private'][S] } = {};
  if (seat !== null) rooms[seat] = state.private[seat];
  return { open: state.open, private: rooms, flow: state.flow };
}
