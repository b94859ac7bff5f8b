import type { Sound } from './sound-maker.ts';

export type { Sound };

let maker: Promise<typeof import('./sound-maker.ts')> | null = null;

/** Off until a player switches it on; what makes the sounds is loaded only then. */
export function switchSound(on: boolean): void {
  maker = on ? (maker ?? import('./sound-maker.ts')) : null;
}

/** Plays a sound if sounds are on. */
export function play(sound: Sound): void {
  void maker?.then(({ make }) => make(sound)).catch(() => {}); // a table without sound is still a table
}
