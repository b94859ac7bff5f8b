import { apply, storedSettings } from './apply.ts';

// Runs before the first paint, so that a page set to day never flashes night.
apply(storedSettings());
