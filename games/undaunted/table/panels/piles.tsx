import './piles.css';
import { CloseButton, type DialogPart } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CardId, Seat } from '../../rules/edition.ts';
import { ownDeck } from '../../rules/hidden.ts';
import { Card } from '../cards/face.tsx';
import type { UndauntedModel } from '../model.ts';
import { dialogWords } from '../words/dialogs.ts';
import { plural } from '../words/names.ts';
import { words } from '../words/table.ts';
import { byKind } from './count.ts';

export type Pile = 'deck' | 'discard' | 'supply' | 'lost';

interface Heap {
  readonly title: string;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** Cards of which nobody at this screen knows what they are. */
  readonly unseen: number;
}

/** Piles this viewer may look through: their own, both supplies, and the enemy's openly discarded cards. */
export function heapsOf(model: UndauntedModel): Readonly<Record<Pile, readonly Heap[]>> {
  const [near, far] = [model.near.value, model.far.value];
  const [room, own, theirs] = [model.roomOf(near), model.sideOf(near), model.sideOf(far)];
  const heap = (title: string, seat: Seat, cards: readonly CardId[], unseen = 0): Heap => ({
    title,
    seat,
    cards,
    unseen,
  });
  const discards =
    room === undefined
      ? [heap(dialogWords.seenDiscard(model.names.side(near).name), near, own.seen, own.discard - own.seen.length)]
      : [heap(words.yourDiscard, near, room.discard), heap(dialogWords.yourRemoved, near, room.removed)];
  const brought = model.edition.broughtBy(model.open.value, near);
  const deck = room === undefined ? [] : ownDeck(model.pieces, brought, model.view.value, near);
  return {
    deck: [heap(words.yourDeckList, near, deck, own.deck - deck.length)],
    discard: [
      ...discards,
      heap(dialogWords.seenDiscard(model.names.side(far).name), far, theirs.seen, theirs.discard - theirs.seen.length),
    ],
    lost: room === undefined ? [] : [heap(words.yourCasualties, near, room.removed)],
    supply: [
      heap(dialogWords.supplyOf(model.names.side(near).name), near, own.supply),
      heap(dialogWords.supplyOf(model.names.side(far).name), far, theirs.supply),
    ],
  };
}

/** Cards of a pile, kind by kind. */
export function Heaps({
  model,
  heaps,
}: {
  readonly model: UndauntedModel;
  readonly heaps: readonly Heap[];
}): JSX.Element {
  return (
    <>
      {heaps.map(({ title, seat, cards, unseen }) => (
        <section key={title} class="heap">
          <h3>
            {title} <span>{plural(cards.length + unseen, 'card')}</span>
          </h3>
          <div class="heap-cards">
            {byKind(model.pieces, cards).map(({ kind, cards: held }) => (
              <figure key={kind}>
                <Card side={model.lookOf(seat)} kind={model.kindNamed(kind)} extras={model.edition.extras} />
                <figcaption>
                  <b>{held.length} ×</b>{' '}
                  {held.flatMap((card) => model.pieces.names[seat]?.[card]?.split(' ').at(-1) ?? []).join(', ')}
                </figcaption>
              </figure>
            ))}
            {cards.length === 0 && unseen === 0 && <p>{words.empty}</p>}
            {unseen > 0 && <p>{cards.length === 0 ? plural(unseen, 'unseen card') : dialogWords.unknown(unseen)}</p>}
          </div>
        </section>
      ))}
    </>
  );
}

/** Piles to look through. */
export const pileDialog =
  (pile: Pile): DialogPart<UndauntedModel> =>
  ({ model, onClose }) => {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => dialog.current?.showModal(), []);
    return (
      <dialog ref={dialog} class="piles-dialog" aria-label={words.cards} onClose={onClose}>
        <Heaps model={model} heaps={heapsOf(model)[pile]} />
        <CloseButton onClose={() => dialog.current?.close()} />
      </dialog>
    );
  };
