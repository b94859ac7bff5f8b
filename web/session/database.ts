/** Promises over the browser's own database, as far as the app uses it. */

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves once a transaction has stored everything. */
export const stored = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('given up', 'AbortError'));
  });

/** Opens a database, and makes the object stores that a new one needs. */
export function openDatabase(name: string, stores: readonly string[] = []): Promise<IDBDatabase> {
  const request = indexedDB.open(name, stores.length > 0 ? 1 : undefined);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  return answerOf(request);
}

/** One request to one object store. */
export const ask = <T>(
  db: IDBDatabase,
  name: string,
  mode: 'readonly' | 'readwrite',
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => answerOf(request(db.transaction(name, mode).objectStore(name)));
