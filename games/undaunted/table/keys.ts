import type { Desk } from './desk.ts';
import { kindOf } from './pieces.ts';

/** A figure picks a card of the hand; in a Bolster or an Inspire, a kind that can be taken. */
export function pressDigit(desk: Desk, index: number, root: HTMLElement | null): void {
  const { controller } = desk;
  const { choices, seat } = controller.session.moment.value;
  const picks = choices.filter(({ verb }) => verb === 'take' || verb === 'return');
  if (picks.length > 0) {
    const pick = picks[index];
    if (pick !== undefined) void controller.do(pick.text);
    return;
  }
  const card = seat === null ? undefined : desk.roomOf(seat)?.hand[index];
  if (card === undefined) return;
  const kind = kindOf(card).id;
  void desk
    .touch((touching) => touching.card(kind, null))
    .then(() => {
      // By then the rows of the card are buttons.
      requestAnimationFrame(() => root?.querySelector<HTMLElement>(`[data-card="${kind}"] .card-row.lit`)?.focus());
    });
}

/** What ends the step or the turn. */
export function pressEnd(desk: Desk): void {
  const { controller } = desk;
  const closing = controller.session.moment.value.choices.find(({ verb }) => ['halt', 'done', 'end'].includes(verb));
  if (closing !== undefined) void controller.do(closing.text);
}
