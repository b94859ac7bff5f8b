import type { Setup } from '@kurgan/engine';
import type { Session } from '@kurgan/host';
import { go } from '../router.ts';

export { saveMatch } from '../parts/save-file.ts';

/** To the page that sets up the same game once more, or another one. */
export function again({ game, scenario, players }: Session, other: Setup = { scenario, options: {} }): void {
  const isShared = Object.keys(players).length > 1;
  const options = Object.entries(other.options).map(([id, value]) => [id, String(value)]);
  const asked = { scenario: other.scenario, ...(isShared && players), ...Object.fromEntries(options) };
  go({ page: 'set-up', game, query: String(new URLSearchParams(asked)) });
}
