import {
  endView,
  getSetUp,
  getVersion,
  login,
  logout,
  refreshSession,
  setUp,
  startView,
} from '@servery/api';
import { contractPassword } from '@servery/contracts';
import type { Aimed, Entry } from './entries.ts';

const owner = {
  business: 'Kopitiam Jaya',
  name: 'Lim Mei Ling',
  username: 'mei.ling',
  new_password: 'lemang over an open fire',
};

/** The uses of the endpoints that start and end sessions. */
export const sessionMatrix = (nothing: Aimed): Entry[] => [
  nothing(login, () => ({ body: { username: 'waiter', password: contractPassword } }), {
    always: 'done',
  }),
  nothing(refreshSession, () => ({ body: {} }), { always: 'sessionExpired' }),
  nothing(logout, () => ({ body: {} })),
  // No merchant has this id: a view would refuse every other call of the session.
  nothing(startView, () => ({ body: { merchant_id: 0 } }), { done: 'invalid' }),
  nothing(endView, () => ({ body: {} })),
  nothing(getVersion, () => ({}), { always: 'done' }),
  nothing(getSetUp, () => ({}), { always: 'done' }),
  // With a zone that doesn't exist, because incorrect codes are counted.
  nothing(setUp, () => ({ body: { ...owner, code: 'wrong', time_zone: 'Asia/Atlantis' } }), {
    always: 'invalid',
  }),
];
