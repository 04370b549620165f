import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the body of a transaction, so that a statement beside it can be refused. */
export async function inside<T>(run: () => Promise<T>): Promise<T> {
  const mark = { isOpen: true };
  try {
    return await store.run(mark, run);
  } finally {
    mark.isOpen = false;
  }
}

/** Throws inside an open transaction: asking for a second connection there would wait for itself. */
export function refuseInside(): void {
  if (store.getStore()?.isOpen) {
    throw new Error('Use `trx` inside a transaction, not the database beside it.');
  }
}
