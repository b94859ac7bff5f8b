import type { Side } from '../../../stalingrad/data/types.ts';

/**
 * Each briefing is a file of its own, fetched when its side reads it: the page of one side never asks for the other's, nor for what lies
 * ahead (US-INFO-06). The files are as public as the rest of the app, so this keeps honest players honest and no more.
 */
const FILES = import.meta.glob<string>('../../../stalingrad/data/briefings/*.txt', {
  query: '?raw',
  import: 'default',
});

/** The orders of a state, or the last words of a campaign. */
export async function briefingOf(state: string, side: Side): Promise<string> {
  const load = FILES[`../../../stalingrad/data/briefings/${state}.${side}.txt`];
  return load === undefined ? '' : (await load()).trim();
}
