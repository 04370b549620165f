import {
  adminVersion,
  getPush,
  getSetUp,
  getUserInfo,
  getVersion,
  listDevices,
  listSignInLocks,
  Problem,
  refreshSession,
} from '@servery/api';
import { accountCommands, accountProcedures, setUpProcedures } from '@servery/domain/commands';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { isWithin, known, narrow } from '../../http/scope.ts';
import { findPerson, userInfoFor } from './people.ts';
import { businessesIn } from '../merchants/businesses.ts';
import { pushKeysOf } from '../push/pushKeys.ts';
import { subscriptionOf } from '../push/subscriptions.ts';
import { own, read } from '../../http/route.ts';
import { devicesOf } from '../../session/devices.ts';
import { refresh } from './refresh.ts';
import { locksIn } from './signInLocks.ts';
import { minimumVersion } from '../../session/version.ts';
import type { Caller } from '../../http/RequestContext.ts';

/** The routes of accounts: sign-in, sessions, sign-out and permissions. */
export const accountRoutes = [
  ...procedureRoutes(accountProcedures),
  ...procedureRoutes(setUpProcedures),
  read(getSetUp, async ({ ctx }) => {
    const { has_own, has_any } = await businessesIn(ctx.sql);
    return { is_open: !has_own, is_empty: !has_any };
  }),
  ...commandRoutes(accountCommands),
  own(refreshSession, ({ ctx, arrival, request }) => refresh(ctx, arrival, request)),
  read(listDevices, async ({ ctx: { sql, caller, now } }) => ({
    devices: await devicesOf(sql, caller, now),
  })),
  read(listSignInLocks, async ({ query: { merchant_id }, ctx }) => {
    const { sql, caller } = ctx;
    return { locks: await locksIn(ctx, narrow(caller, await known(sql, caller, merchant_id))) };
  }),
  read(getPush, async ({ ctx }) => ({
    public_key: (await pushKeysOf(ctx.sql)).public_key,
    is_active: (await subscriptionOf(ctx)) !== undefined,
  })),
  read(getVersion, () => ({ version: adminVersion, minimum: minimumVersion })),
  read(getUserInfo, async ({ params, ctx: { host, sql, caller } }) => {
    const person =
      params.id === 'me' || params.id === caller.id ? caller : await findPerson(sql, params.id);
    const isRole = params.role === 'user' || params.role === person?.role;
    if (!person || !isRole || !isSeen(person, caller)) throw new Problem('notFound');
    return userInfoFor(host, sql, person);
  }),
];

/**
 * Whether a caller sees a person: only people who work exclusively at merchants in the caller's
 * scope, and on a shared device only the caller.
 */
const isSeen = (
  person: Pick<Caller, 'id' | 'scope'>,
  caller: Pick<Caller, 'id' | 'scope' | 'device'>,
): boolean => {
  if (person.id === caller.id || caller.scope === 'all') return true;
  if (caller.device) return false;
  const { scope } = person;
  return scope !== 'all' && scope.length > 0 && scope.every((id) => isWithin(caller.scope, id));
};
