import {
  createPlatformAccount,
  editPlatformAccount,
  invitePlatformAccount,
  listPlatformAccounts,
  patchPlatformAccount,
} from '@servery/api';
import { people } from '@servery/sample';
import type { Aimed, Entry } from './entries.ts';

/** A version that no account reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';
const contact = { name: 'Matrix', email: 'matrix@example.com' };
const params = { id: people.find(({ role }) => role === 'agent')?.id ?? 999 };

/** All uses of the endpoints of the platform's accounts. */
export const platformAccountsMatrix = (nothing: Aimed): readonly Entry[] => [
  nothing(listPlatformAccounts, () => ({ query: {} })),
  nothing(
    createPlatformAccount,
    // A username that is taken: callers with permission can't create the account.
    () => ({ body: { username: 'cashier', role: 'agent' as const, ...contact } }),
    { done: 'invalid' },
  ),
  nothing(editPlatformAccount, () => ({ params, body: { version, ...contact } }), { done }),
  nothing(patchPlatformAccount, () => ({ params, body: { version, is_active: false } }), { done }),
  nothing(invitePlatformAccount, () => ({ params, body: { version } }), { done }),
];
