import {
  adminVersion,
  approve,
  changePassword,
  endDevice,
  getPush,
  getUserInfo,
  getVersion,
  listDevices,
  login,
  logout,
  Problem,
  refreshSession,
  subscribePush,
  testPush,
} from '@servery/api';
import { isWithin } from '../scope.ts';
import { findPerson, userInfoFor } from '../people.ts';
import { pushKeysOf } from '../push/pushKeys.ts';
import { subscribe, subscriptionOf } from '../push/subscriptions.ts';
import { sendTest } from '../push/testPush.ts';
import { read, own, write } from '../route.ts';
import { approveByPin } from '../session/approveByPin.ts';
import { changeOwnPassword } from '../session/changePassword.ts';
import { devicesOf, endDeviceOf } from '../session/devices.ts';
import { recordSession } from '../session/recordSession.ts';
import { endSession } from '../session/sessions.ts';
import { refresh } from '../session/refresh.ts';
import { refreshCookie } from '../session/cookie.ts';
import { signIn } from '../session/signIn.ts';
import { minimumVersion } from '../session/version.ts';
import type { Visit } from '../visit.ts';

const pushOf = async (visit: Visit) => ({
  public_key: (await pushKeysOf(visit.sql)).public_key,
  is_active: (await subscriptionOf(visit)) !== undefined,
});

/** Accounts: who signs in, stays in, leaves, and allows. */
export const accountRoutes = [
  own(login, ({ body, visit, arrival, request }) => signIn(visit, arrival, request, body)),
  own(refreshSession, ({ visit, arrival, request }) => refresh(visit, arrival, request)),
  own(logout, async ({ body, visit, arrival }) => {
    await visit.host.database.transaction(async (sql) => {
      await endSession(sql, visit.caller, body.everywhere, visit.now);
      await recordSession({ ...visit, sql }, visit.caller, {
        action: 'session.ended',
        session_id: visit.caller.session_id,
        facts: { everywhere: body.everywhere },
      });
    });
    arrival.cookies.push(refreshCookie('', { seconds: 0, isSecure: arrival.isSecure }));
    return { is_signed_out: true } as const;
  }),
  read(listDevices, async ({ visit: { sql, caller, now } }) => ({
    devices: await devicesOf(sql, caller, now),
  })),
  write(endDevice, async ({ params, visit }) => {
    await endDeviceOf(visit, params.id);
    return { is_signed_out: true } as const;
  }),
  own(changePassword, ({ body, visit, arrival }) => changeOwnPassword(visit, arrival, body)),
  read(getPush, ({ visit }) => pushOf(visit)),
  write(subscribePush, async ({ body, visit }) => {
    await subscribe(visit, body);
    return pushOf(visit);
  }),
  own(testPush, async ({ visit }) => ({ outcome: await sendTest(visit) })),
  own(approve, ({ body, visit }) => approveByPin(visit, body.pin, body.request)),
  read(getVersion, () => ({ version: adminVersion, minimum: minimumVersion })),
  read(getUserInfo, async ({ params, visit: { host, sql, caller } }) => {
    const person =
      params.id === 'me' || params.id === caller.id ? caller : await findPerson(sql, params.id);
    const isRole = params.role === 'user' || params.role === person?.role;
    if (!person || !isRole || !isSeen(person, caller)) throw new Problem('notFound');
    return userInfoFor(host, sql, person);
  }),
];

/** People see those whose every merchant they see themselves. */
const isSeen = (
  person: { id: number; scope: 'all' | readonly number[] },
  caller: { id: number; scope: 'all' | readonly number[] },
): boolean => {
  if (person.id === caller.id || caller.scope === 'all') return true;
  const { scope } = person;
  return scope !== 'all' && scope.length > 0 && scope.every((id) => isWithin(caller.scope, id));
};
