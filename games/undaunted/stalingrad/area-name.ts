/** Names that need no article. */
const PROPER = /^(?:9 January Square|Penza Street|(?:Pavlov|Gerhardt|Zabolotny)'s .+)$/;

/** An area inside a sentence: `the Milk House`, but `Pavlov's House`. */
export const areaName = (area: string): string => (PROPER.test(area) ? area : `the ${area}`);
