import type { LessonScript } from '@kurgan/kit/lesson';

export const LESSON: LessonScript = { scenario: '1', seed: 'x', steps: [], notNow: '' };
