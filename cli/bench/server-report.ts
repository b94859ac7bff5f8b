import type { ServerFigures } from '@kurgan/server/bench';
import { table, wrap } from '../text.ts';

/** Targets, as docs/testing.md explains them. */
const MOST_P99 = 150;
const MOST_CPU_RATIO = 3;
const LEAST_COMMIT_SHARE = 0.7;
const MOST_COMMIT_P99 = 3;
/** The heap may not grow by more than this from the first third of the run to the last. */
const MOST_GROWTH = 1.25;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Growth of the heap from the first third of a run to the last; 1 where it is too short to tell. */
function growthOf(heaps: readonly number[]): number {
  const third = Math.floor(heaps.length / 3);
  return third === 0 ? 1 : mean(heaps.slice(-third)) / mean(heaps.slice(0, third));
}

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');

/** Figures of a server next to their targets. */
export function serverTable(figures: ServerFigures): string {
  const {
    matches,
    sockets,
    rate,
    actions,
    missed,
    renewed,
    faults,
    p50,
    p99,
    serverCpu,
    echoCpu,
    cpuRatio,
    heaps,
    frame,
    disk,
    load,
  } = figures;
  const growth = growthOf(heaps);
  const share = disk.commits / disk.syncs;
  const wait = disk.commitP99 / disk.syncP99;
  const mb = (bytes: number | undefined): string => `${((bytes ?? 0) / 1e6).toFixed(0)} MB`;
  const rows = [
    ['', 'figure', 'target', ''],
    ['action to opponent, 99 of 100', `${p99.toFixed(0)} ms`, `at most ${MOST_P99} ms`, verdict(p99 <= MOST_P99)],
    ['action to opponent, half of them', `${p50.toFixed(1)} ms`, '', ''],
    [
      'CPU of an action, of a bare echo',
      `${cpuRatio.toFixed(2)}x`,
      `at most ${MOST_CPU_RATIO}x`,
      verdict(cpuRatio <= MOST_CPU_RATIO),
    ],
    [
      'heap, last third of the first',
      `${growth.toFixed(2)}x`,
      `at most ${MOST_GROWTH}x`,
      verdict(growth <= MOST_GROWTH),
    ],
    [
      'commits, of the disk’s syncs',
      `${share.toFixed(2)}x`,
      `at least ${LEAST_COMMIT_SHARE}x`,
      verdict(share >= LEAST_COMMIT_SHARE),
    ],
    [
      'commit, 99 of 100, of a sync',
      `${wait.toFixed(2)}x`,
      `at most ${MOST_COMMIT_P99}x`,
      verdict(wait <= MOST_COMMIT_P99),
    ],
  ];
  return [
    table(rows, [1]),
    '',
    wrap(
      `${matches} matches, ${sockets} sockets, ${rate.toFixed(0)} actions a second, ${actions.toLocaleString('en')} in all, ` +
        `${missed.toLocaleString('en')} that nobody could make in time; ${renewed} matches ended and were followed by others; ` +
        `${faults.length} defects; frames of ` +
        `${frame.toFixed(0)} bytes. An action costs the server ${serverCpu.toFixed(0)} µs and an echo ${echoCpu.toFixed(0)} µs. The heap ` +
        `has ${mb(heaps[0])} at first and ${mb(heaps.at(-1))} at last. The disk keeps ${disk.syncs.toFixed(0)} writes a second one after ` +
        `the other, SQLite ${disk.commits.toFixed(0)} commits, and ${disk.together.toFixed(0)} when 32 players act at once. ` +
        `Load average ${load.toFixed(1)}.`,
    ),
  ].join('\n');
}
