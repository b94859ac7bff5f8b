import { loadavg } from 'node:os';

/** `npm test -- --long` plays the long form of each test. */
export const IS_LONG = process.env.KURGAN_LONG === '1';

/** A long form can be played in parts, on several evenings or machines: `KURGAN_PART=3/10` plays the third of ten. */
const [part = 1, parts = 1] = (process.env.KURGAN_PART ?? '1/1').split('/').map(Number);

/** So many of all, for this part. */
export const partOf = (all: number): number => Math.ceil(all / parts);
/** Another seed for each part. */
export const seedOf = (name: string): string => (part === 1 ? name : `${name}, part ${part}`);

const MINUTE = 60_000;

/** The load average, for whoever reads a figure in time. */
export const loadText = (): string => `load ${loadavg()[0]?.toFixed(1)}`;

/** Tells once a minute how far a long form is. */
export function progressOf(what: string, all: number): (done: number) => void {
  const started = performance.now();
  let told = started;
  return (done) => {
    const now = performance.now();
    if (!IS_LONG || now - told < MINUTE) return;
    told = now;
    console.log(`${what}: ${done} of ${all} after ${Math.round((now - started) / MINUTE)} min, ${loadText()}`);
  };
}
