import { address } from '../../../stalingrad/data/briefings?folder';
import type { Side } from '../../../stalingrad/data/types.ts';

/**
 * The orders of a state, or the last words of a campaign. Each is a file of its own, fetched when its side reads it: the page of one side
 * never asks for the other's, nor for what lies ahead (US-INFO-06). The files are as public as the rest of the app, so this
 * keeps honest players honest and no more.
 */
export async function briefingOf(state: string, side: Side): Promise<string> {
  const answer = await fetch(`${address}/${state}.${side}.txt`);
  return answer.ok ? (await answer.text()).trim() : '';
}
