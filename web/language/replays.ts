/** The page of replays. */
export const replaysWords = {
  title: 'Replays',
  finished: 'Finished',
  running: 'In progress',
  none: 'No games in this browser yet.',
  actions: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
  watch: 'Watch',
  goOn: 'Continue',
};
