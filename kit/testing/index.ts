export { LANDING } from '../scene/stage.ts';
export { type Drawn, drawn, hasClass } from './drawn.ts';
export { pageProblems, takeLesson } from './lesson.ts';
export { localSession } from './local-session.ts';
