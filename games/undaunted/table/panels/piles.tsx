import './piles.css';
import { CloseButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CardId, Seat } from '../../rules/edition.ts';
import { ownDeck } from '../../rules/hidden.ts';
import { Card } from '../cards/face.tsx';
import type { Desk } from '../desk.ts';
import { broughtBy, kindNamed, PIECES } from '../pieces.ts';
import { words } from '../speech/panels.ts';
import { plural, sideName } from '../words/names.ts';
import { byKind } from './count.ts';

export type Pile = 'deck' | 'discard' | 'supply';

interface Heap {
  readonly title: string;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** Cards of which nobody at this screen knows what they are. */
  readonly unseen: number;
}

/** What these eyes may look through: own piles, both supplies, and what everybody saw going to the enemy's discard pile. */
export function heapsOf(desk: Desk): Readonly<Record<Pile, readonly Heap[]>> {
  const [near, far] = [desk.near.value, desk.far.value];
  const [room, own, theirs] = [desk.roomOf(near), desk.sideOf(near), desk.sideOf(far)];
  const heap = (title: string, seat: Seat, cards: readonly CardId[], unseen = 0): Heap => ({
    title,
    seat,
    cards,
    unseen,
  });
  const discards =
    room === undefined
      ? [heap(words.seenDiscard(sideName(near)), near, own.seen, own.discard - own.seen.length)]
      : [heap(words.yourDiscard, near, room.discard), heap(words.yourRemoved, near, room.removed)];
  const deck = room === undefined ? [] : ownDeck(PIECES, broughtBy(desk.view.value.open, near), desk.view.value, near);
  return {
    deck: [heap(words.yourDeckList, near, deck, own.deck - deck.length)],
    discard: [
      ...discards,
      heap(words.seenDiscard(sideName(far)), far, theirs.seen, theirs.discard - theirs.seen.length),
    ],
    supply: [
      heap(words.supplyOf(sideName(near)), near, own.supply),
      heap(words.supplyOf(sideName(far)), far, theirs.supply),
    ],
  };
}

/** Cards of a pile, kind by kind. */
export function Heaps({ heaps }: { readonly heaps: readonly Heap[] }): JSX.Element {
  return (
    <>
      {heaps.map(({ title, seat, cards, unseen }) => (
        <section key={title} class="heap">
          <h3>
            {title} <span>{plural(cards.length + unseen, 'card')}</span>
          </h3>
          <div class="heap-cards">
            {byKind(cards).map(({ kind, cards: held }) => (
              <figure key={kind}>
                <Card seat={seat} kind={kindNamed(kind)} />
                <figcaption>
                  <b>{held.length} ×</b>{' '}
                  {held.flatMap((card) => PIECES.names[seat]?.[card]?.split(' ').at(-1) ?? []).join(', ')}
                </figcaption>
              </figure>
            ))}
            {cards.length === 0 && unseen === 0 && <p>{words.empty}</p>}
            {unseen > 0 && <p>{cards.length === 0 ? plural(unseen, 'unseen card') : words.unknown(unseen)}</p>}
          </div>
        </section>
      ))}
    </>
  );
}

interface Props {
  readonly desk: Desk;
  readonly pile: Pile;
  onClose(): void;
}

/** Piles to look through. */
export function PilesDialog({ desk, pile, onClose }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="piles-dialog" aria-label={words.cards} onClose={onClose}>
      <Heaps heaps={heapsOf(desk)[pile]} />
      <CloseButton onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
