import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<{ of: object; isOpen: boolean }>();

/** Runs the body of a transaction of one database, so that statements outside it can be refused. */
export async function inside<T>(database: object, run: () => Promise<T>): Promise<T> {
  const mark = { of: database, isOpen: true };
  try {
    return await store.run(mark, run);
  } finally {
    mark.isOpen = false;
  }
}

/** Throws inside an open transaction: acquiring a second connection there could deadlock. */
export function refuseInside(database: object): void {
  const mark = store.getStore();
  if (mark?.isOpen && mark.of === database) {
    throw new Error('Inside a transaction, use `trx` instead of the database.');
  }
}
