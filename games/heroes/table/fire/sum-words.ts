import { capital } from '@kurgan/engine';
import { percent } from '@kurgan/kit';
import type { View } from '../../rules/state.ts';
import { theUnit, unitTitle } from '../words/names.ts';
import type { AttackOption } from './options.ts';
import type { FireSum } from './sums.ts';

/** A piece of a sum: its words, and the figure that stands out from them. */
export interface SumPart {
  readonly words: string;
  readonly figure: string;
}

const part = (words: string, figure: string): SumPart => ({ words, figure: figure.replace('-', '−') });

/** `Maxim Team +4 obscured −1 against 4 + cover 2 = 6`. */
export function sumParts(view: View, unit: number, { lines, against, need, faces }: FireSum): readonly SumPart[] {
  const attack = lines.map(({ label, value }) =>
    part(label === 'Combat Value' ? unitTitle(view, unit) : label.toLowerCase(), value),
  );
  if (against.length === 0) return faces.length > 0 ? [...attack, part(need, '')] : attack;
  const defense = against.map(({ label, value }, i) => {
    const [, facing] = label.split(', ');
    if (i === 0) return part(facing === undefined ? 'against' : `against its ${facing}`, value);
    return part(`+ ${label.toLowerCase()}`, value.replace('+', ''));
  });
  const total = against.reduce((sum, { value }) => sum + Number(value), 0);
  return [...attack, ...defense, ...(against.length > 1 ? [part('=', String(total))] : [])];
}

const EFFECTS: Readonly<Record<string, (target: string) => string>> = {
  Reduced: (target) => `A hit turns ${target} to its reduced side.`,
  Destroyed: (target) => `A hit destroys ${target}.`,
  Damaged: (target) => `A hit damages ${target}.`,
  Suppressed: (target) => `A success puts a Suppressed marker on ${target}.`,
};

/** What comes of it: one effect in a sentence, several with the chance of each. */
export function effectWords(view: View, { target, how }: AttackOption, { outcomes }: FireSum): string {
  const [first, ...others] = outcomes.filter(({ name, chance }) => name !== 'No effect' && chance > 0);
  if (first === undefined) return 'Nothing can come of it.';
  const told = others.length === 0 && how !== 'assault' ? EFFECTS[first.name] : undefined;
  if (told !== undefined) return told(theUnit(view, target));
  const all = outcomes.filter(({ chance }) => chance > 0).map(({ name, chance }) => `${name} ${percent(chance)}`);
  return `${capital(all.map((each, i) => (i === 0 ? each : each.charAt(0).toLowerCase() + each.slice(1))).join(', '))}.`;
}
