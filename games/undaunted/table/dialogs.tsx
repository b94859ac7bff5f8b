import { pileDialog } from './panels/piles.tsx';

export { InWords } from './in-words.tsx';
export { Result } from './result.tsx';
export const more = {
  deck: pileDialog('deck'),
  discard: pileDialog('discard'),
  supply: pileDialog('supply'),
  lost: pileDialog('lost'),
};
