import {
  adminVersion,
  getPush,
  getUserInfo,
  getVersion,
  listDevices,
  listSignInLocks,
  Problem,
  refreshSession,
} from '@servery/api';
import { signInLocks } from '@servery/domain/account';
import { accountCommands, accountProcedures } from '@servery/domain/commands';
import {
  countsOf,
  lockablesOf,
  minimumVersion,
  samplePushKey,
  sessionFor,
  userInfoOf,
} from '@servery/sample';
import { answer, answerCommands, answerOnce, answerProcedures } from '@servery/sample/answer';
import { deviceHandlers } from './devices.ts';

/** MSW handlers of the account endpoints, backed by the sample. */
export const accountHandlers = [
  ...deviceHandlers,
  ...answerProcedures(accountProcedures),
  ...answerCommands(accountCommands),
  answerOnce(refreshSession, ({ ctx: { world } }) => {
    const token = world.remembered ?? '';
    const person =
      world.pairedDevices.callerOf(token, world.now()) ??
      world.person(world.devices.holderOf(token) ?? '');
    if (!person) throw new Problem('sessionExpired');
    return sessionFor(world, { person, token });
  }),
  answer(listDevices, ({ ctx: { me, world, token, now } }) => ({
    devices: world.devices.list(me.username, token, now),
  })),
  answer(listSignInLocks, ({ query: { merchant_id }, ctx }) => {
    const { world, caller, now } = ctx;
    const scope = ctx.scope(merchant_id);
    const lockables = lockablesOf(world).filter((one) => scope.includes(one.merchant_id));
    return { locks: signInLocks(lockables, countsOf(world), caller.rights, now) };
  }),
  answer(getPush, ({ ctx: { world, token } }) => ({
    public_key: samplePushKey,
    is_active: world.devices.pushOf(token) !== null,
  })),
  answer(getVersion, () => ({ version: adminVersion, minimum: minimumVersion })),
  answer(getUserInfo, ({ params, ctx: { me, world } }) => {
    const person =
      params.id === 'me' ? me : world.people.find(({ id }) => String(id) === String(params.id));
    const isSeen =
      person === me ||
      (!me.device &&
        person?.merchant_ids.length &&
        person.merchant_ids.every((id) => me.merchant_ids.includes(id)));
    const isRole = params.role === 'user' || params.role === person?.role;
    if (!person || !isSeen || !isRole) throw new Problem('notFound');
    return userInfoOf(person, world.merchants);
  }),
];
