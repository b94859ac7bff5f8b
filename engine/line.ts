/**
 * The journal entries that stand at some moment, as a list from the newest back. Going back makes a new tip that shares
 * the rest. Nothing is ever changed, so every earlier moment can still be viewed.
 */
export interface Node<Snapshot> {
  /** Index of the entry in the journal; -1 is the setup. */
  readonly at: number;
  readonly up: Node<Snapshot> | null;
  readonly size: number;
  snapshot: Snapshot | null;
}

export const onTop = <S>(up: Node<S>, at: number): Node<S> => ({ at, up, size: up.size + 1, snapshot: null });

/** Nodes after the setup, oldest first, as far back as `isEnough` says. */
export function nodesOf<S>(tip: Node<S>, isEnough: (node: Node<S>) => boolean = () => false): Node<S>[] {
  const nodes: Node<S>[] = [];
  for (let node: Node<S> | null = tip; node !== null && node.at >= 0 && !isEnough(node); node = node.up)
    nodes.push(node);
  return nodes.reverse();
}

/** The same line without some of its newest entries; everything after them stays. */
export function without<S>(tip: Node<S>, isDropped: (at: number) => boolean, oldest: number): Node<S> {
  const kept: number[] = [];
  let node = tip;
  for (; node.at >= oldest && node.up !== null; node = node.up) if (!isDropped(node.at)) kept.push(node.at);
  return kept.reverse().reduce(onTop, node);
}
