import type { Session } from '@kurgan/host';
import { go } from '../router.ts';

export { saveMatch } from '../parts/save-file.ts';

/** To the page that sets up the same game once more. */
export function again({ game, scenario, players }: Session): void {
  const isShared = Object.keys(players).length > 1;
  go({ page: 'set-up', game, query: String(new URLSearchParams({ scenario, ...(isShared && players) })) });
}
