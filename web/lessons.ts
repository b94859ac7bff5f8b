import type { LessonScript } from '@kurgan/kit/lesson';

const lessons: Readonly<Record<string, () => Promise<LessonScript>>> = {
  normandy: async () => (await import('@kurgan/undaunted/lesson')).LESSON,
  volga: async () => (await import('@kurgan/volga/lesson')).LESSON,
};

export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, game);

/** The lesson of a game, fetched when it is taken; null when it has none. */
export async function lessonOf(game: string): Promise<LessonScript | null> {
  const load = Object.hasOwn(lessons, game) ? lessons[game] : undefined;
  return load === undefined ? null : load();
}
