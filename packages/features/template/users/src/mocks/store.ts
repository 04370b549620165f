import { invalid, Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { User, UserDraft } from '@servery/api/template';
import { makeUsers } from './people.ts';

interface Users {
  users: User[];
  /** The id of the next user, which no user has had. */
  nextId: number;
}

const sizes = { usual: 50, none: 0, many: 1000 };

/** The users of the current visitor. */
export const store = createRowStore<Users>('users', (amount) => ({
  users: makeUsers(sizes[amount]),
  nextId: sizes[amount] + 1,
}));

/**
 * Returns the stored user with an id.
 * @throws `notFound` if there's none
 */
export function storedUser({ users }: Users, id: number): User {
  const found = users.find((user) => user.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/**
 * Refuses a username or an email address that another user has.
 * @throws `invalid` naming the field
 */
export function refuseTaken({ users }: Users, draft: UserDraft, id?: number): void {
  for (const field of ['username', 'email'] as const)
    if (users.some((user) => user.id !== id && user[field] === draft[field]))
      throw invalid(`user.${field}`, 'taken', `Another user already has this ${field}.`);
}
