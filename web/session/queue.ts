/** One call after another: an action never overtakes the one before it. */
let queue: Promise<unknown> = Promise.resolve();

export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const result = queue.then(run);
  queue = result.catch(() => {});
  return result;
}
