import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  cancelUserPlan,
  changeOwnPassword,
  changeUserPlan,
  deleteOwnAccount,
  deleteUser,
  getAccountSettings,
  getUserAccount,
  keepOwnAccount,
  listAllUsers,
  listUsers,
  saveOwnProfile,
  savePlanPayment,
  saveUserNotices,
  type OwnProfile,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { usersMocks } from './index.ts';

const host = 'http://sample.test';
const server = setupServer(...usersMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  usersMocks.reset();
});

const { call } = createClient({ baseURL: `${host}/api` });
const read = async () => (await call(getAccountSettings, {})).settings;
const save = async (part: Partial<OwnProfile>) => {
  const { profile } = await read();
  return call(saveOwnProfile, { body: { profile: { ...profile, ...part } } });
};
const fieldRefused = (field: string, code?: string) => ({
  matter: { fields: { [field]: code ? { code } : expect.anything() } },
});

describe('the account settings', () => {
  test('are those of a person who is not in the list of users', async () => {
    const { user, account } = await read();
    const users = await call(listAllUsers, {});
    expect(users.map(({ id }) => id)).not.toContain(user.id);
    expect((await call(getUserAccount, { query: { id: user.id } })).account).toEqual(account);
    await expect(call(deleteUser, { query: { id: user.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await call(listAllUsers, {})).toEqual(users);
  });

  test('are complete in the empty scenario', async () => {
    setScenario('empty');
    expect((await call(listUsers, { query: {} })).total).toBe(0);
    expect((await read()).user.fullName).toBe('Farah Kamaruddin');
  });

  test('store the details, which the user then has', async () => {
    const part = {
      avatar: 'data:image/jpeg;base64,AAAA',
      firstName: 'Nur Farah',
      lastName: 'Kamal',
      email: 'Farah@Kamal.example',
      phone: '+351215550123',
      state: 'Lisboa',
      country: 'BR',
      timeZone: 'America/Sao_Paulo',
      currency: 'BRL',
    } as const;
    await save(part);
    const { profile, user } = await read();
    expect(profile).toMatchObject({ ...part, email: 'farah@kamal.example' });
    expect(user).toMatchObject({
      fullName: 'Nur Farah Kamal',
      email: 'farah@kamal.example',
      contact: part.phone,
      country: 'Brazil',
      avatar: part.avatar,
    });
    await save({ avatar: null, phone: '' });
    expect((await read()).user.avatar).toBeNull();
  });

  test.each([
    ['firstName', 'that is empty', ''],
    ['email', 'without a domain', 'nobody'],
    ['phone', 'without a country code', '0123'],
    ['timeZone', 'that doesn’t exist', 'Atlantis/Capital'],
    ['avatar', 'at a URL', 'https://example.com/me.png'],
    ['avatar', 'that is a page', 'data:text/html;base64,AAAA'],
    ['avatar', 'that is too large', `data:image/jpeg;base64,${'A'.repeat(120_000)}`],
  ])('refuse the %s %s', async (field, _reason, value) => {
    const before = await read();
    await expect(save({ [field]: value })).rejects.toMatchObject(fieldRefused(`profile.${field}`));
    expect(await read()).toEqual(before);
  });

  test('refuse the email address of another user', async () => {
    const [other] = await call(listAllUsers, {});
    await expect(save({ email: other!.email.toUpperCase() })).rejects.toMatchObject(
      fieldRefused('profile.email', 'taken'),
    );
  });

  test('change the password only with the current one, and to another', async () => {
    const change = (current: string, password: string) =>
      call(changeOwnPassword, { body: { current, password } });
    await expect(change('', 'Three Lemons!')).rejects.toMatchObject(fieldRefused('current'));
    await expect(change('anything', 'weak')).rejects.toMatchObject(fieldRefused('password'));
    await expect(change('Three Lemons!', 'Three Lemons!')).rejects.toMatchObject(
      fieldRefused('password', 'same'),
    );
    const before = Date.now();
    await change('anything', 'Three Lemons!');
    const { account } = await read();
    expect(Date.parse(account.passwordChangedAt!)).toBeGreaterThanOrEqual(before);
    await expect(change('anything', 'Four Lemons!')).rejects.toMatchObject(
      fieldRefused('current', 'wrong'),
    );
    await change('Three Lemons!', 'Four Lemons!');
  });

  test('change and cancel the plan of the person', async () => {
    const { id } = (await read()).user;
    await call(changeUserPlan, { body: { id, plan: 'enterprise' } });
    await call(cancelUserPlan, { body: { id } });
    const { user, account } = await read();
    expect([user.currentPlan, account.isPlanCancelled]).toEqual(['enterprise', true]);
  });

  test('store how the plan is paid for', async () => {
    const payment = { method: 'paypal', email: 'farah@example.com' } as const;
    await call(savePlanPayment, { body: { payment } });
    expect((await read()).payment).toEqual(payment);
    await expect(
      call(savePlanPayment, { body: { payment: { ...payment, email: '' } } }),
    ).rejects.toMatchObject(fieldRefused('payment.email'));
    await call(savePlanPayment, { body: { payment: { method: 'card' } } });
    expect((await read()).payment).toEqual({ method: 'card' });
  });

  test('store when notifications are sent, which saving without it keeps', async () => {
    const { user, account } = await read();
    const { notices } = account;
    await call(saveUserNotices, { body: { id: user.id, notices, timing: 'online' } });
    await call(saveUserNotices, { body: { id: user.id, notices } });
    expect((await read()).account.noticeTiming).toBe('online');
  });

  test('request the deletion of the account in 30 days, and withdraw it', async () => {
    const before = Date.now();
    await call(deleteOwnAccount, {});
    const { deletesAt } = await read();
    expect(Date.parse(deletesAt!) - before).toBeGreaterThanOrEqual(30 * 86_400_000);
    await call(keepOwnAccount, { body: {} });
    expect((await read()).deletesAt).toBeNull();
  });
});
