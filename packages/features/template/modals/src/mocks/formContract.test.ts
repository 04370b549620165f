import { createClient } from '@servery/api';
import {
  addAddress,
  addCard,
  changeExamplePlan,
  createApp,
  getModalExamples,
  sendPhoneCode,
  turnOnTwoFactor,
  updateExampleUser,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { modalsMocks } from './index.ts';

const server = setupServer(...modalsMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => modalsMocks.reset());

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const read = () => call(getModalExamples, {});
const refused = (...fields: string[]) => ({
  matter: {
    fields: Object.fromEntries(fields.map((field) => [field, expect.anything()])),
  },
});

const card = { number: '4242424242424242', holder: 'Aisyah Rahman', expires: '0429', code: '123' };

describe('cards', () => {
  test('keep only the last digits of their numbers', async () => {
    expect(await call(addCard, { body: card })).toEqual({ card: { id: 1, last: '4242' } });
    const { cards } = await read();
    expect(cards).toEqual([{ id: 1, last: '4242' }]);
  });

  test.each([
    ['number', '42'],
    ['holder', ' '],
    ['expires', '1329'],
    ['code', '12'],
  ])('refuse the %s “%s”', async (field, value) => {
    await expect(call(addCard, { body: { ...card, [field]: value } })).rejects.toMatchObject(
      refused(field),
    );
    expect((await read()).cards).toEqual([]);
  });
});

test('changes the plan and its billing period', async () => {
  const changed = { plan: 'enterprise', billing: 'yearly' } as const;
  expect((await read()).subscription).not.toEqual(changed);
  await call(changeExamplePlan, { body: changed });
  expect((await read()).subscription).toEqual(changed);
});

describe('addresses', () => {
  const address = {
    kind: 'office',
    firstName: 'Aisyah',
    lastName: 'Rahman',
    country: 'MY',
    street: '12 Jalan Ampang',
    postcode: '50450',
    city: 'Kuala Lumpur',
    isDefault: true,
  } as const;

  test('have at most one default', async () => {
    await call(addAddress, { body: address });
    await call(addAddress, { body: { ...address, kind: 'home' } });
    const { addresses } = await read();
    expect(addresses.map(({ kind, isDefault }) => [kind, isDefault])).toEqual([
      ['office', false],
      ['home', true],
    ]);
  });

  test.each(['firstName', 'lastName', 'street', 'postcode', 'city'])(
    'need the %s',
    async (field) => {
      await expect(call(addAddress, { body: { ...address, [field]: '' } })).rejects.toMatchObject(
        refused(field),
      );
    },
  );
});

describe('apps', () => {
  const app = {
    name: 'Kiosk',
    category: 'ordering',
    framework: 'React',
    database: 'PostgreSQL',
  } as const;

  test('are created without storing their card, under a name of their own', async () => {
    await call(createApp, { body: { ...app, card } });
    expect((await read()).apps).toEqual([{ id: 1, ...app }]);
    await expect(call(createApp, { body: { ...app, name: 'KIOSK', card } })).rejects.toMatchObject({
      matter: { fields: { name: { code: 'taken' } } },
    });
  });

  test('need a valid card', async () => {
    await expect(
      call(createApp, { body: { ...app, card: { ...card, number: '42' } } }),
    ).rejects.toMatchObject(refused('card.number'));
    expect((await read()).apps).toEqual([]);
  });
});

describe('two-factor authentication', () => {
  test('is turned on by a code of the app or of the text message, not of the other', async () => {
    const { appCode, method } = (await read()).twoFactor;
    expect(method).toBeNull();
    const { phoneCode } = await call(sendPhoneCode, { body: { phone: '+60123456789' } });
    const turnOn = (by: 'app' | 'sms', typed: string) =>
      call(turnOnTwoFactor, { body: { method: by, code: typed } });
    await expect(turnOn('app', phoneCode)).rejects.toMatchObject(refused('code'));
    await expect(turnOn('sms', appCode)).rejects.toMatchObject(refused('code'));
    expect((await read()).twoFactor.method).toBeNull();
    expect((await turnOn('app', appCode)).twoFactor.method).toBe('app');
    expect((await turnOn('sms', phoneCode)).twoFactor.method).toBe('sms');
  });

  test('refuses numbers that aren’t phone numbers', async () => {
    await expect(call(sendPhoneCode, { body: { phone: '12' } })).rejects.toMatchObject(
      refused('phone'),
    );
  });
});

test('updates the user, and refuses incomplete details', async () => {
  const { user } = await read();
  const changed = { ...user, firstName: 'Siti', status: 'inactive' as const };
  expect(await call(updateExampleUser, { body: changed })).toEqual({ user: changed });
  expect((await read()).user).toEqual(changed);
  await expect(
    call(updateExampleUser, { body: { ...user, email: 'siti', lastName: '' } }),
  ).rejects.toMatchObject(refused('email', 'lastName'));
});
