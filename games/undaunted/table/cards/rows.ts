import type { CardId, KindId } from '../../rules/edition.ts';
import type { Desk } from '../desk.ts';
import { kindOf } from '../pieces.ts';
import { printedRows, type Row } from './card.tsx';

/** A press on a card may become a drag. */
export function drag(desk: Desk, kind: KindId, event: PointerEvent): void {
  const { currentTarget: card, button, clientX: x, clientY: y, pointerId } = event;
  if (button !== 0 || !(card instanceof HTMLElement)) return;
  void desk.fetchLater().then(({ startDrag }) => startDrag(desk, kind, card, { x, y, pointerId }));
}

/** The rows of a card in the hand: what is printed, or the rally that a suppressed unit needs first. */
export function rowsOf(desk: Desk, card: CardId): Row[] {
  const kind = kindOf(card);
  const { path, hinted } = desk.controller;
  const uses = desk.usesOf(kind.id);
  const isSuppressed = kind.unit !== null && desk.sideOf(desk.near.value).counters[kind.unit]?.suppressed === true;
  const rally: Row = { verb: 'rally', value: 0, squad: '', isLit: false, isChosen: false, isHinted: false };
  const isCard = path.wordOf('card') === kind.id;
  return (isSuppressed ? [rally] : printedRows(kind)).map((row) => ({
    ...row,
    isLit: uses.some(({ verb }) => verb === row.verb),
    isChosen: isCard && path.wordOf('verb') === row.verb,
    isHinted: hinted?.words.card === kind.id && hinted.verb === row.verb,
  }));
}
