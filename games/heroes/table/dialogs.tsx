export { InWords } from './in-words.tsx';
export { Result } from './result.tsx';
