import type { UndauntedModel } from './model.ts';

/** A figure picks a card of the hand; in a Bolster or an Inspire, a kind that can be taken. */
function pressDigit(model: UndauntedModel, index: number): void {
  const { controller } = model;
  const { choices } = controller.session.moment.value;
  const picks = choices.filter(({ verb }) => verb === 'take' || verb === 'return' || verb === 'lose');
  if (picks.length > 0) {
    const pick = picks[index];
    if (pick !== undefined) void controller.do(pick.text);
    return;
  }
  const card = model.seat === null ? undefined : model.offered[index];
  if (card === undefined) return;
  const kind = model.kindOf(card).id;
  void model.touching.card(kind, null).then(() => {
    // By then the rows of the card are buttons.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${kind}"] .card-row.lit`)?.focus());
  });
}

/** Actions that end the step or the turn. */
function pressEnd(model: UndauntedModel): void {
  const { controller } = model;
  const closing = controller.session.moment.value.choices.find(({ verb }) =>
    ['halt', 'done', 'end', 'stay', 'confirm'].includes(verb),
  );
  if (closing !== undefined) void controller.do(closing.text);
}

/** Keys of this table alone. */
export const keysOf = (model: UndauntedModel): Readonly<Record<string, () => void>> => ({
  e: () => pressEnd(model),
  ...model.edition.extras?.keys(model),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => pressDigit(model, i)])),
});
