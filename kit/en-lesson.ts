/** What a lesson says around its pages, in English; loaded with the lesson. */
export const words = {
  title: 'Lesson',
  page: (page: number, of: number) => `${page} of ${of}`,
  done: (done: number, of: number) => `${done} of ${of} done`,
  rules: 'Rules',
  back: 'Back',
  next: 'Next',
  how: 'Show me',
  fold: 'Fold the page',
  unfold: 'Show the page',
  playOn: 'Play on from here',
  leave: 'Play freely',
  leaveNote: 'Leave the lesson here and play this game as you like',
  lost: 'This match has taken another way than the lesson.',
  again: 'Begin the lesson again',
};
