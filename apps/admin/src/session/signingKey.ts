import { importKey, type SigningKey } from '@servery/api';

// IndexedDB stores a key that can't be extracted, so a stolen token alone is useless.
const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('servery', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('keys');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available.'));
  });

async function inStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const request = use(db.transaction('keys', mode).objectStore('keys'));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB rejected the request.'));
  });
}

let key: Promise<SigningKey | null> | undefined;

/** Whether this page can sign requests: only over HTTPS or on localhost. */
export const canSign = (): boolean => isSecureContext && 'indexedDB' in globalThis;

/** Returns the signing key of this device, or null. */
export const readKey = (): Promise<SigningKey | null> => {
  key ??= canSign()
    ? inStore('readonly', (store) => store.get('signature') as IDBRequest<SigningKey | undefined>)
        .then((found) => found ?? null)
        .catch(() => null)
    : Promise.resolve(null);
  return key;
};

/** Discards the cached key, because another tab may have stored a new one. */
export const rereadKey = (): void => {
  key = undefined;
};

/** Stores the key from a sign-in response; null removes it. */
export async function saveKey(signature_key: string | null): Promise<void> {
  const made = signature_key && canSign() ? await importKey(signature_key) : null;
  key = Promise.resolve(made);
  if (!canSign()) return;
  await inStore('readwrite', (store) =>
    made ? store.put(made, 'signature') : (store.delete('signature') as IDBRequest),
  ).catch(() => undefined);
}
