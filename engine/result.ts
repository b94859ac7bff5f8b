/** Result of checking outside input: a checked value, or a named problem. Rules never throw for bad input. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Returns the value, or throws the problem in words. For tests, and for code that has already checked. */
export function expectOk<T, E>(result: Result<T, E>, explain: (error: E) => string = String): T {
  if (result.ok) return result.value;
  throw new Error(explain(result.error));
}
