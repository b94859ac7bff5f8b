const KEY = 'kurgan-invitations';

const kept = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** Remembers the token of a challenge made in this browser: the server keeps only its hash. */
export function rememberToken(match: string, token: string): void {
  if (token !== '') localStorage.setItem(KEY, JSON.stringify({ ...kept(), [match]: token }));
}

export const tokenFor = (match: string): string | null => kept()[match] ?? null;
