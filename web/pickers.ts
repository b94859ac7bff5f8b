import type { ScenarioPicker } from '@kurgan/kit';

const pickers: Readonly<Record<string, () => Promise<ScenarioPicker>>> = {
  normandy: () => import('@kurgan/undaunted/picker'),
};

/** What a game shows of its scenarios, fetched with the page that sets it up; null when it shows nothing more than their words. */
export async function pickerOf(game: string): Promise<ScenarioPicker | null> {
  const load = Object.hasOwn(pickers, game) ? pickers[game] : undefined;
  return load === undefined ? null : load();
}
