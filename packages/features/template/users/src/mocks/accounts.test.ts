import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  cancelUserPlan,
  changeUserPlan,
  connectUserService,
  deleteUser,
  deleteUserCard,
  getUser,
  getUserAccount,
  linkUserNetwork,
  saveUserAddress,
  saveUserCard,
  saveUserNotices,
  setTwoStep,
  setUserPassword,
  suspendUser,
  userServices,
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
const id = 1;
const read = async (user = id) => (await call(getUserAccount, { query: { id: user } })).account;
const card = { number: '4012888888881881', brand: 'visa', holder: 'Aina', expires: '04/31' };
const saveCard = (cardId: number | null, part: Partial<typeof card> & { isPrimary: boolean }) =>
  call(saveUserCard, { body: { id, cardId, card: { ...card, ...part } } });
const primaryOf = async () =>
  (await read()).cards.filter(({ isPrimary }) => isPrimary).map((each) => each.id);

describe('the account of a user', () => {
  test('is the same at each read, and differs between users', async () => {
    expect(await read()).toEqual(await read());
    expect((await read(2)).projects).not.toEqual((await read(3)).projects);
  });

  test('is not found for an unknown or a deleted user', async () => {
    await read(2);
    await call(deleteUser, { query: { id: 2 } });
    for (const unknown of [2, 999])
      await expect(read(unknown)).rejects.toMatchObject({ status: 404 });
  });

  test('suspends a user and lifts the suspension', async () => {
    const statusOf = async () => (await call(getUser, { query: { id } })).user.status;
    await call(suspendUser, { body: { id, isSuspended: true } });
    expect(await statusOf()).toBe('inactive');
    await call(suspendUser, { body: { id, isSuspended: false } });
    expect(await statusOf()).toBe('active');
  });

  test('changes the plan and cancels it once, unless it is free', async () => {
    await call(changeUserPlan, { body: { id, plan: 'enterprise' } });
    expect((await call(getUser, { query: { id } })).user.currentPlan).toBe('enterprise');
    expect(await read()).toMatchObject({ planDaysUsed: 0, isPlanCancelled: false });
    await call(cancelUserPlan, { body: { id } });
    expect((await read()).isPlanCancelled).toBe(true);
    const again = call(cancelUserPlan, { body: { id } });
    await expect(again).rejects.toMatchObject({ code: 'notAllowedNow' });
    await call(changeUserPlan, { body: { id, plan: 'basic' } });
    const free = call(cancelUserPlan, { body: { id } });
    await expect(free).rejects.toMatchObject({ code: 'notAllowedNow' });
  });

  test.each(['Short1', 'no capitals 1', 'NoDigitOrSymbol'])(
    'refuses the weak password “%s”',
    async (password) => {
      const before = (await read()).passwordChangedAt;
      await expect(call(setUserPassword, { body: { id, password } })).rejects.toMatchObject({
        matter: { fields: { password: expect.anything() } },
      });
      expect((await read()).passwordChangedAt).toBe(before);
    },
  );

  test('sets a strong password', async () => {
    const before = Date.now();
    await call(setUserPassword, { body: { id, password: 'Three Lemons!' } });
    const { passwordChangedAt } = await read();
    expect(Date.parse(passwordChangedAt!)).toBeGreaterThanOrEqual(before);
  });

  test('turns two-step verification on with a code only, and off without one', async () => {
    const twoStep = { method: 'sms', phone: '+60123456789' } as const;
    for (const code of [undefined, '12345'])
      await expect(
        call(setTwoStep, { body: { id, twoStep, ...(code && { code }) } }),
      ).rejects.toMatchObject({ matter: { fields: { code: expect.anything() } } });
    await call(setTwoStep, { body: { id, twoStep, code: '123456' } });
    expect((await read()).twoStep).toEqual(twoStep);
    await call(setTwoStep, { body: { id, twoStep: null } });
    expect((await read()).twoStep).toBeNull();
  });

  test('stores the last four digits of a card, and one primary card', async () => {
    expect(await primaryOf()).toEqual([1]);
    await saveCard(null, { isPrimary: true });
    expect(await primaryOf()).toEqual([3]);
    const { cards } = await read();
    expect(cards.at(-1)).toMatchObject({ brand: 'visa', last4: '1881', holder: 'Aina' });
    expect(JSON.stringify(cards)).not.toContain('4012');
    await saveCard(2, { holder: 'Aina Rahman', isPrimary: true });
    expect(await primaryOf()).toEqual([2]);
    await call(deleteUserCard, { query: { id, cardId: 2 } });
    expect(await primaryOf()).toEqual([1]);
    await expect(call(deleteUserCard, { query: { id, cardId: 2 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('refuses a new card without a number', async () => {
    const { number: _, ...rest } = card;
    await expect(
      call(saveUserCard, { body: { id, cardId: null, card: { ...rest, isPrimary: false } } }),
    ).rejects.toMatchObject({ matter: { fields: { 'card.number': { code: 'required' } } } });
  });

  test('stores address, notifications and connections', async () => {
    const address = {
      street: '3 Penny Lane',
      city: 'Ipoh',
      postcode: '30000',
      country: 'Malaysia',
      taxId: '',
    };
    await call(saveUserAddress, { body: { id, address } });
    const { notices } = await read();
    const changed = { ...notices, newDevice: { email: true, browser: false, app: true } };
    await call(saveUserNotices, { body: { id, notices: changed } });
    for (const service of userServices)
      await call(connectUserService, { body: { id, service, isConnected: service === 'slack' } });
    await call(linkUserNetwork, { body: { id, network: 'x', isLinked: true } });
    await call(linkUserNetwork, { body: { id, network: 'behance', isLinked: false } });
    const account = await read();
    expect(account).toMatchObject({ address, notices: changed });
    expect(userServices.filter((service) => account.services[service])).toEqual(['slack']);
    expect([account.networks.x, account.networks.behance]).toEqual(['aina.rahman', null]);
  });
});
