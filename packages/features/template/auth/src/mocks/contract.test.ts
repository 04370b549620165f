import { createClient, nameOf, type AnyEndpoint } from '@servery/api';
import * as template from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAccount } from '../demoAccount.ts';
import { authHandlers } from './handlers.ts';
import { authSample } from './sample.ts';

const {
  askForReset,
  checkAvailability,
  confirmTwoSteps,
  getTwoSteps,
  getVerification,
  notifyMe,
  registerAccount,
  registerInSteps,
  resetPassword,
  sendCode,
  sendVerification,
  signInWithPassword,
  signInWithProvider,
  verifyEmail,
} = template;

const server = setupServer(...authHandlers);
const owned = Object.values(template).filter(
  (value): value is typeof value & AnyEndpoint =>
    typeof value === 'object' && 'path' in value && /^\/(auth|misc)\//.test(value.path),
);
const answered = new Set<string>();
const unnamed = new Set<string>();
/** Records the endpoints that responded, and problem codes that an endpoint doesn't declare. */
const noting: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const name = `${init?.method} ${new URL(response.url).pathname}`;
  const to = owned.find((one) => nameOf(one) === name);
  if (response.ok) answered.add(name);
  else {
    const { code } = (await response.clone().json()) as { code: string };
    const named: readonly string[] = ['invalid', 'throttled', ...(to?.problems ?? [])];
    if (!named.includes(code)) unnamed.add(`${name} ${code}`);
  }
  return response;
};
const { call } = createClient({ baseURL: 'http://sample.test/api', fetch: noting });

const start = new Date('2026-11-22T10:00:00Z');
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  authSample.reset();
});
afterEach(() => vi.useRealTimers());

const mei = { username: 'mei', email: 'Mei@Siam.example', password: 'laksa for 2' };
const register = (changes: Partial<typeof mei> = {}) =>
  call(registerAccount, { body: { ...mei, ...changes, terms: true } });
const signIn = (email: string, password: string, remember = false) =>
  call(signInWithPassword, { body: { email, password, remember } });
const fieldRefused = (field: string, code: string) => ({
  code: 'invalid',
  matter: { fields: { [field]: { code } } },
});

describe('accounts', () => {
  test('registers, and signs in by email address in any case', async () => {
    const { account } = await register();
    expect(account).toEqual({ username: 'mei', email: 'mei@siam.example', is_verified: false });
    const session = await signIn('MEI@siam.example', mei.password);
    expect(session.account.username).toBe('mei');
    expect(session.expires_at).toBe('2026-11-22T22:00:00.000Z');
  });

  test('keeps a session for 30 days with "remember me"', async () => {
    const { email, password } = demoAccount;
    expect((await signIn(email, password, true)).expires_at).toBe('2026-12-22T10:00:00.000Z');
  });

  test('rejects taken usernames, taken addresses and weak passwords', async () => {
    await register();
    await expect(register({ email: 'other@siam.example', username: 'MEI' })).rejects.toMatchObject(
      fieldRefused('username', 'taken'),
    );
    await expect(register({ username: 'other' })).rejects.toMatchObject(
      fieldRefused('email', 'taken'),
    );
    await expect(
      register({ username: 'kim', email: 'kim@siam.example', password: 'short 1' }),
    ).rejects.toMatchObject(fieldRefused('password', 'weak'));
    await expect(
      call(checkAvailability, { body: { username: 'mei', email: 'new@siam.example' } }),
    ).rejects.toMatchObject(fieldRefused('username', 'taken'));
    await call(checkAvailability, { body: { username: 'new', email: 'new@siam.example' } });
  });

  test('creates one account for two concurrent registrations', async () => {
    const both = await Promise.allSettled([register(), register()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('does not store the password in plain text', async () => {
    await register();
    expect(JSON.stringify(authSample.read())).not.toContain(mei.password);
  });

  test('responds alike to wrong passwords and unknown addresses, and locks after five attempts', async () => {
    const wrong = await signIn(demoAccount.email, 'wrong').catch((problem: unknown) => problem);
    const unknown = await signIn('no@body.test', 'wrong').catch((problem: unknown) => problem);
    expect(wrong).toMatchObject({ code: 'wrongCredentials' });
    expect(unknown).toEqual(wrong);
    for (const _ of [2, 3, 4, 5])
      await expect(signIn(demoAccount.email, 'wrong')).rejects.toMatchObject({
        code: 'wrongCredentials',
      });
    await expect(signIn(demoAccount.email, demoAccount.password)).rejects.toMatchObject({
      code: 'locked',
      matter: { details: { retry_after: 60 } },
    });
    later(61);
    await signIn(demoAccount.email, demoAccount.password);
  });

  test('creates an account on the first sign-in with a provider and reuses it', async () => {
    const come = () => call(signInWithProvider, { body: { provider: 'github', remember: false } });
    const first = await come();
    expect(first.account.is_verified).toBe(true);
    expect((await come()).account).toEqual(first.account);
    expect(authSample.read().accounts).toHaveLength(2);
    await expect(signIn(first.account.email, '')).rejects.toMatchObject({ code: 'invalid' });
    await expect(signIn(first.account.email, 'null')).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
  });

  test('stores only the last digits of a card, and needs none for a free plan', async () => {
    const body = {
      ...mei,
      first_name: 'Mei',
      last_name: 'Tan',
      phone: '+60123456789',
      street: '1 Jalan Besar',
      postcode: '50000',
      city: 'Kuala Lumpur',
      plan: 'service' as const,
      card: null,
    };
    const card = { number: '4242424242424242', holder: 'Mei Tan', expires: '0429', code: '123' };
    const send = (changes: object) => call(registerInSteps, { body: { ...body, ...changes } });
    await expect(send({})).rejects.toMatchObject(fieldRefused('card.number', 'required'));
    await expect(send({ card: { ...card, expires: '1025' } })).rejects.toMatchObject(
      fieldRefused('card.expires', 'expires'),
    );
    await expect(send({ card: { ...card, number: '4242' } })).rejects.toMatchObject(
      fieldRefused('card.number', 'regex'),
    );
    expect((await send({ card })).card_last).toBe('4242');
    expect(JSON.stringify(authSample.read())).not.toContain(card.number);
    const free = { username: 'kim', email: 'kim@siam.example', plan: 'starter', card: null };
    expect((await send(free)).card_last).toBeNull();
  });
});

describe('password reset', () => {
  const ask = (email: string) => call(askForReset, { body: { email } });
  const set = (token: string, password = 'a newer 1') =>
    call(resetPassword, { body: { token, password } });

  test('sets a new password once per link', async () => {
    await register();
    const { demo } = await ask(mei.email);
    await expect(set(demo.token, 'weak')).rejects.toMatchObject(fieldRefused('password', 'weak'));
    await set(demo.token);
    await expect(set(demo.token)).rejects.toMatchObject({ code: 'notFound' });
    await expect(signIn(mei.email, mei.password)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    await signIn(mei.email, 'a newer 1');
  });

  test('responds alike to known and unknown addresses', async () => {
    const known = await ask(demoAccount.email);
    const unknown = await ask('no@body.test');
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.demo.token).toHaveLength(known.demo.token.length);
    await expect(set(unknown.demo.token)).rejects.toMatchObject({ code: 'notFound' });
  });

  test('accepts only the newest link, for half an hour', async () => {
    const first = await ask(demoAccount.email);
    const second = await ask(demoAccount.email);
    await expect(set(first.demo.token)).rejects.toMatchObject({ code: 'notFound' });
    later(31 * 60);
    await expect(set(second.demo.token)).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('email verification', () => {
  const look = () => call(getVerification, {});

  test('confirms the address with the link sent on registration', async () => {
    const { demo } = await register();
    expect(await look()).toMatchObject({ email: 'mei@siam.example', is_verified: false, demo });
    await expect(call(verifyEmail, { body: { token: 'other' } })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect((await call(verifyEmail, { body: demo })).is_verified).toBe(true);
    expect((await look()).is_verified).toBe(true);
  });

  test('resends after 30 seconds, and only the newest link works', async () => {
    const before = await look();
    const again = () => call(sendVerification, { body: {} });
    await expect(again()).rejects.toMatchObject({
      code: 'throttled',
      matter: { details: { retry_after: 30 } },
    });
    later(30);
    const after = await again();
    expect(after.resend_at).toBe('2026-11-22T10:01:00.000Z');
    await expect(call(verifyEmail, { body: before.demo })).rejects.toMatchObject({
      code: 'notFound',
    });
    await call(verifyEmail, { body: after.demo });
  });
});

describe('two-step codes', () => {
  const look = () => call(getTwoSteps, {});
  const confirm = (code: string) => call(confirmTwoSteps, { body: { code } });
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('completes the sign-in once', async () => {
    await signIn(demoAccount.email, demoAccount.password);
    const { demo, to } = await look();
    expect(to).toBe('d•••@servery.test');
    expect((await look()).demo).toEqual(demo);
    expect((await confirm(demo.code)).account.username).toBe('demo');
    await expect(confirm(demo.code)).rejects.toMatchObject(fieldRefused('code', 'old'));
  });

  test('is locked after five wrong codes', async () => {
    const { demo } = await look();
    for (const _ of [1, 2, 3, 4, 5])
      await expect(confirm(other(demo.code))).rejects.toMatchObject(fieldRefused('code', 'wrong'));
    await expect(confirm(demo.code)).rejects.toMatchObject({ code: 'locked' });
  });

  test('resends a code after 30 seconds, by email or call', async () => {
    const first = await look();
    const again = (channel: 'mail' | 'call') => call(sendCode, { body: { channel } });
    await expect(again('mail')).rejects.toMatchObject({ code: 'throttled' });
    later(30);
    const called = await again('call');
    expect(called).toMatchObject({ to: '••• 6789', channel: 'call' });
    if (first.demo.code !== called.demo.code)
      await expect(confirm(first.demo.code)).rejects.toMatchObject(fieldRefused('code', 'wrong'));
    await confirm(called.demo.code);
  });

  test('expires after ten minutes', async () => {
    const { demo } = await look();
    later(601);
    await expect(confirm(demo.code)).rejects.toMatchObject(fieldRefused('code', 'old'));
  });
});

test('a notification request is stored once per address', async () => {
  const notify = (email: string) => call(notifyMe, { body: { email, about: 'launch' } });
  expect(await notify('Mei@siam.example')).toEqual({ email: 'mei@siam.example' });
  await notify('mei@siam.example');
  expect(authSample.read().notices).toHaveLength(1);
  await expect(notify('mei')).rejects.toMatchObject(fieldRefused('email', 'email'));
});

test('every endpoint responds, and only with declared problems', () => {
  expect(authHandlers).toHaveLength(owned.length);
  expect([...answered].toSorted()).toEqual(owned.map(nameOf).toSorted());
  expect([...unnamed]).toEqual([]);
});
