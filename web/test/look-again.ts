import type { Page } from 'playwright-core';

/** Runs in the page: until something in it changes, or for a tenth of a second, since not all that is seen is in the document. */
const pageChanges = (): Promise<void> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      watcher.disconnect();
      clearTimeout(clock);
      resolve();
    };
    const watcher = new MutationObserver(goOn);
    const clock = setTimeout(goOn, 100);
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** A look for `expect.poll`: at once, and again when the page has changed. To ask all the time keeps a processor busy. */
export function lookAgain<T>(page: Page, look: () => Promise<T>): () => Promise<T> {
  let isAgain = false;
  return async () => {
    if (isAgain) await page.evaluate(pageChanges);
    isAgain = true;
    return look();
  };
}
