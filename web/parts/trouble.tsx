import { lazily } from './loading.tsx';

const texts = () => import('./trouble-text.tsx');

/** What went wrong, in place of a page. Its words are fetched when something has. */
export const TroubleMessage = lazily(async () => (await texts()).TroubleText);
/** The same in one line. */
export const TroubleLine = lazily(async () => (await texts()).TroubleLine);
