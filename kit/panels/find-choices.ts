/**
 * The choices that have every word typed, those first in which each stands by itself: `1a` means tile 1A before 11A.
 * `tell` is all that is said of a choice.
 */
export function findChoices<C>(choices: readonly C[], typed: string, tell: (choice: C) => string): C[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const exact: C[] = [];
  const others: C[] = [];
  for (const choice of choices) {
    const text = tell(choice).toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const said = text.split(/[\s,.:;()]+/);
    (wanted.every((word) => said.includes(word)) ? exact : others).push(choice);
  }
  return [...exact, ...others];
}
