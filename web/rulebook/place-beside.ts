const GAP = 8;

/** Puts a popover under an element, or above it where there is more room, and always inside the window. */
export function placeBeside(card: HTMLElement, beside: HTMLElement): void {
  const { left, top, bottom } = beside.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const under = bottom + GAP;
  const over = top - GAP - height;
  const fitsUnder = under + height <= innerHeight - GAP;
  const y = fitsUnder || over < GAP ? Math.min(under, innerHeight - GAP - height) : over;
  card.style.setProperty('--x', `${Math.max(GAP, Math.min(left, innerWidth - GAP - width))}px`);
  card.style.setProperty('--y', `${Math.max(GAP, y)}px`);
}
