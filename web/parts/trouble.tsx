import { lazily } from './loading.tsx';

const texts = () => import('./trouble-text.tsx');

/** An error shown in place of a page. Its texts are fetched when needed. */
export const TroubleMessage = lazily(async () => (await texts()).TroubleText);
/** The same in one line. */
export const TroubleLine = lazily(async () => (await texts()).TroubleLine);
