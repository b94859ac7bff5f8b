import type { CardId } from '../../rules/edition.ts';
import type { UndauntedModel } from '../model.ts';
import { printedRows, type Row } from './card.tsx';

/** The rows of a card in the hand: what is printed, or the rally that a suppressed unit needs first. */
export function rowsOf(model: UndauntedModel, card: CardId): Row[] {
  const kind = model.kindOf(card);
  const { path, hinted } = model.controller;
  const uses = model.usesOf(kind.id);
  const isSuppressed = kind.unit !== null && model.sideOf(model.near.value).counters[kind.unit]?.suppressed === true;
  const rally: Row = { verb: 'rally', value: 0, squad: '', isLit: false, isChosen: false, isHinted: false };
  const isCard = path.wordOf('card') === kind.id;
  return (isSuppressed ? [rally] : printedRows(kind, model.edition.extras)).map((row) => ({
    ...row,
    isLit: row.isStruck !== true && uses.some(({ verb }) => verb === row.verb),
    isChosen: isCard && path.wordOf('verb') === row.verb,
    isHinted: hinted?.words.card === kind.id && hinted.verb === row.verb,
  }));
}
