import { createRowStore } from '@servery/api/mocks';
import { Problem } from '@servery/api';
import type { User, UserAccount } from '@servery/api/template';
import { makeAccount } from './accountSample.ts';
import { ownId, settingsStore } from './settings.ts';
import { store, storedUser } from './store.ts';

/** The accounts of the users whose view was opened. */
interface Accounts {
  byUser: Record<number, UserAccount>;
}

export const accountStore = createRowStore<Accounts>('userAccounts', () => ({ byUser: {} }));

/**
 * Returns a user of the list, or the signed-in person.
 * @throws `notFound` if there's no such user
 */
export const personOf = (id: number): User =>
  id === ownId ? settingsStore.read().user : storedUser(store.read(), id);

/**
 * Returns the account of a user.
 * @throws `notFound` if there's no such user
 */
export function accountOf(id: number): UserAccount {
  const user = personOf(id);
  return accountStore.change(({ byUser }) => (byUser[id] ??= makeAccount(user, Date.now())));
}

/** Changes the account of a user in place, and returns the response. */
export function changeAccount(id: number, change: (account: UserAccount) => void) {
  accountOf(id);
  return accountStore.change(({ byUser }) => {
    const account = byUser[id]!;
    change(account);
    return { account };
  });
}

/** Changes a user in place. */
export function changeUser(id: number, changes: Partial<User>): void {
  if (id === ownId) settingsStore.change(({ user }) => void Object.assign(user, changes));
  else store.change((rows) => void Object.assign(storedUser(rows, id), changes));
}

/**
 * Returns the card of an account.
 * @throws `notFound` if there's none
 */
export function cardIn({ cards }: UserAccount, id: number) {
  const found = cards.find((card) => card.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}
