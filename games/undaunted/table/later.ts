/** What the first board does without: fetched as soon as it is there. */

export { shotsAt, targetOf } from './aim.ts';
export { startDrag } from './cards/drag.ts';
export { pressDigit, pressEnd } from './keys.ts';
export { aimsDown, arrowsOf, chancesOf, chosenThings, hintedThings, litThings, lookAt, saysOf } from './lights.ts';
export { describe, verbHelp } from './speech/actions.ts';
export { promptOf } from './speech/prompts.ts';
export { Touching } from './touching.ts';
