import { dictionary } from './index.ts';

/** The page of replays. */
export const replaysWords = dictionary({
  title: 'Replays',
  finished: 'Finished',
  running: 'Running',
  none: 'There are no games in this browser yet.',
  actions: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  watch: 'Watch',
  goOn: 'Go on',
});
