export { localSession } from './local-session.ts';
