import type { JSX } from 'preact';
import type { UndauntedModel } from '../model.ts';

interface Props {
  readonly model: UndauntedModel;
}

/** What lies under counters: smoke, and the tiles that gunners watch. */
export function Under(_props: Props): JSX.Element | null {
  return null;
}

/** What lies over them: mines on the edges of tiles, tunnels. */
export function Over(_props: Props): JSX.Element | null {
  return null;
}
