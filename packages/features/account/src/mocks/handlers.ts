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
import { answers } from '@servery/api/mocks';
import { refusedPassword, requirePushEndpoint } from '@servery/domain/account';
import { minimumVersion, sample, userInfoOf, visiting, type World } from '@servery/domain/sample';
import { deviceHandlers } from './devices.ts';
import { emptyKey, sessionFor } from './sessionFor.ts';

/** The password of everybody in the sample, until they change it. */
export const samplePassword = 'servery';

const passwordOf = (world: World, username: string) =>
  world.passwords.get(username.toLowerCase()) ?? samplePassword;

/** A public key that no push service knows: the sample sends nothing. */
const samplePushKey =
  'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo';

const answer = answers(visiting(sample));

/** One answer per endpoint of accounts, from the sample. */
export const accountHandlers = [
  ...deviceHandlers,
  answer(login, ({ body, visit: { world } }) => {
    const person = world.attempt(
      `password ${body.username.toLowerCase()}`,
      () =>
        (body.password === passwordOf(world, body.username) && world.person(body.username)) || null,
      'wrongCredentials',
    );
    const token = world.devices.open(person.username, world.now());
    return sessionFor(world, person, { token, signature_key: body.signed ? emptyKey : null });
  }),
  answer(refreshSession, ({ visit: { world } }) => {
    const token = world.remembered ?? '';
    const person =
      world.pairedDevices.callerOf(token, world.now()) ??
      world.person(world.devices.holderOf(token) ?? '');
    if (!person) throw new Problem('sessionExpired');
    return sessionFor(world, person, { token, signature_key: null });
  }),
  answer(logout, ({ body, visit: { me, world, token } }) => {
    if (body.everywhere) world.devices.endAll(me.username);
    else world.devices.end(token);
    world.remembered = null;
    return { is_signed_out: true as const };
  }),
  answer(listDevices, ({ visit: { me, world, token, now } }) => ({
    devices: world.devices.list(me.username, token, now),
  })),
  answer(endDevice, ({ params, visit: { me, world } }) => {
    if (!world.devices.endOne(me.username, params.id)) throw new Problem('notFound');
    return { is_signed_out: true as const };
  }),
  answer(changePassword, ({ body, visit: { me, world, token, now } }) => {
    const { username } = me;
    const current = body.current_password;
    world.attempt(
      `password ${username}`,
      () => (current === passwordOf(world, username) ? true : null),
      'wrongPassword',
    );
    const refused = refusedPassword(body.new_password, { username, current });
    if (refused) throw refused;
    world.passwords.set(username, body.new_password);
    return { ended: body.keeps_others ? 0 : world.devices.endOthers(username, token, now) };
  }),
  answer(getPush, ({ visit: { world, token } }) => ({
    public_key: samplePushKey,
    is_active: world.devices.isPushed(token),
  })),
  answer(subscribePush, ({ body, visit: { me, world, token, now } }) => {
    if (body.is_active) requirePushEndpoint(body.endpoint);
    const place = { username: me.username, token, now };
    world.devices.setPush(place, body.is_active ? body.endpoint : null);
    return { public_key: samplePushKey, is_active: world.devices.isPushed(token) };
  }),
  answer(testPush, ({ visit: { world, token } }) => ({
    outcome: world.devices.isPushed(token) ? ('sent' as const) : ('off' as const),
  })),
  answer(getVersion, () => ({ version: adminVersion, minimum: minimumVersion })),
  answer(approve, ({ body, visit }) => {
    const { me, world } = visit;
    visit.order(body.request.object_id);
    return world.approve(me, body.pin, body.request);
  }),
  answer(getUserInfo, ({ params, visit: { me, world } }) => {
    const person =
      params.id === 'me' ? me : world.people.find(({ id }) => String(id) === String(params.id));
    const isSeen =
      person === me ||
      (person?.merchant_ids.length &&
        person.merchant_ids.every((id) => me.merchant_ids.includes(id)));
    const isRole = params.role === 'user' || params.role === person?.role;
    if (!person || !isSeen || !isRole) throw new Problem('notFound');
    return userInfoOf(person, world.merchants);
  }),
];
