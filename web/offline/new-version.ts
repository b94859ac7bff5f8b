import { signal } from '@preact/signals';

/** True when a newer version waits for a reload. */
export const newVersion = signal(false);
