import { STRIPES, type StripeId } from '../../data/recruitment.ts';

/** Amber is kept for what can be touched. */
const COLORS: Readonly<Partial<Record<StripeId, string>>> = { 'sov-storm': '#3f7187' };

/** A stripe has a color and a pattern: specific ones are plain, common ones hatched, command ones dotted. */
export const stripeOf = (stripe: StripeId): { readonly class: string; readonly style: string } => ({
  class: `stripe ${STRIPES[stripe].scope}`,
  style: `--stripe: ${COLORS[stripe] ?? STRIPES[stripe].color}`,
});

/** Stripes that several tiles share by name are told by their scope. */
export const stripeName = (stripe: StripeId): string => {
  const { scope, name } = STRIPES[stripe];
  return scope === 'specific' ? name : scope;
};
