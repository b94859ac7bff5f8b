import { fileURLToPath } from 'node:url';

/** The module that lists the games: the registry, or another one that a test names. */
export const REGISTRY = import.meta.resolve(process.env.KURGAN_GAMES ?? '@kurgan/games');
export const REGISTRY_FILE = fileURLToPath(REGISTRY);
