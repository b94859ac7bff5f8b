import { ACCOUNT_SCENES } from './account-scenes.ts';
import { LOBBY_SCENES } from './lobby-scenes.ts';
import type { Scene } from './scene.ts';
import { TABLE_SCENES } from './table-scenes.ts';

/** Every screen of online play in the middle of things, by name. */
export const SCENES: Readonly<Record<string, Scene>> = { ...LOBBY_SCENES, ...TABLE_SCENES, ...ACCOUNT_SCENES };
