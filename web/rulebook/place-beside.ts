const GAP = 8;

/** Puts a popover under an element, or above it where there is more room, and always inside the window. */
export function placeBeside(card: HTMLElement, beside: HTMLElement): void {
  const { left, top, bottom } = beside.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, currentCSSZoom: zoom } = card;
  const under = bottom / zoom + GAP;
  const over = top / zoom - GAP - height;
  const lowest = innerHeight / zoom - GAP - height;
  const y = under <= lowest || over < GAP ? Math.min(under, lowest) : over;
  card.style.setProperty('--x', `${Math.max(GAP, Math.min(left / zoom, innerWidth / zoom - GAP - width))}px`);
  card.style.setProperty('--y', `${Math.max(GAP, y)}px`);
}
