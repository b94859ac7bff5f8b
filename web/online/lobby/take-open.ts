/** Takes the free seat of a challenge in the list. */
export const takeOpen = async (match: string): Promise<void> => (await import('../take.ts')).take(match, null);
