export type Facts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Reason an action is illegal: the rule, the facts that failed, and, if possible, what would make it legal. */
export interface Refusal<R extends string = string> {
  readonly rule: R;
  readonly facts: Facts;
  readonly remedy?: string;
}

const NO_FACTS: Facts = {};

export const no = <R extends string>(rule: R, facts: Facts = NO_FACTS, remedy?: string): Refusal<R> =>
  remedy === undefined ? { rule, facts } : { rule, facts, remedy };

/** `AV-MOVE-09 (cost 4, left 2): stop here`. */
export function refusalText(refusal: Refusal): string {
  const facts = Object.entries(refusal.facts).map(
    ([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : value}`,
  );
  const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
  return `${refusal.rule}${because}${refusal.remedy === undefined ? '' : `: ${refusal.remedy}`}`;
}
