export { pageProblems, takeLesson } from './lesson.ts';
export { localSession } from './local-session.ts';
