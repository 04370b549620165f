import {
  acceptInvitation,
  createStaff,
  editStaff,
  editStaffRights,
  getStaff,
  getStaffRights,
  inviteStaff,
  listPins,
  listStaff,
  openInvitation,
  patchStaff,
  resetPin,
  setPin,
} from '@servery/api';
import { people } from '@servery/sample';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no account reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';
const fields = { name: 'Matrix', role: 'cashier' as const, email: 'matrix@example.com' };

/** The cashier of the merchant. */
const cashierOf = ({ merchant_id }: Aim) => ({
  id:
    people.find((one) => one.merchant_id === merchant_id && one.template === 'cashier')?.id ?? 999,
});

/** All uses of the endpoints of staff accounts. */
export const staffMatrix = (merchant: Aimed, nothing: Aimed): readonly Entry[] => [
  merchant(listStaff, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getStaff, (aim) => ({ params: cashierOf(aim) })),
  merchant(
    createStaff,
    // A username that is taken: callers with permission can't create the account.
    ({ merchant_id }) => ({ body: { merchant_id, username: 'cashier', ...fields } }),
    { done: 'invalid' },
  ),
  merchant(editStaff, (aim) => ({ params: cashierOf(aim), body: { version, ...fields } }), {
    done,
  }),
  merchant(patchStaff, (aim) => ({ params: cashierOf(aim), body: { version, is_active: false } }), {
    done,
  }),
  merchant(getStaffRights, (aim) => ({ params: cashierOf(aim) })),
  merchant(editStaffRights, (aim) => ({ params: cashierOf(aim), body: { version } }), { done }),
  merchant(inviteStaff, (aim) => ({ params: cashierOf(aim), body: { version } }), { done }),
  merchant(listPins, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(resetPin, (aim) => ({ params: cashierOf(aim), body: { version } }), { done }),
  // A weak PIN is refused before the password is checked, so this counts as no attempt.
  nothing(setPin, () => ({ body: { current_password: 'not the password', pin: '1234' } }), {
    done: 'invalid',
  }),
  nothing(openInvitation, () => ({ body: { token: 'unknown' } }), { always: 'notFound' }),
  nothing(
    acceptInvitation,
    () => ({ body: { token: 'unknown', new_password: 'three warm roti at noon' } }),
    { always: 'notFound' },
  ),
];
