export type Facts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Why an action is not legal: the rule, the facts that failed, and what would make it legal where that can be said. */
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
