import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { holdDuty } from '../src/background/holdDuty.ts';
import { createIds } from '../src/ids.ts';
import { periodOf } from '../src/areas/orders/period.ts';
import { everySignIn, onePerRole, signInsFor } from '../src/seed/signIns.ts';
import { createNonces } from '../src/session/nonces.ts';
import { requireVersion } from '../src/session/version.ts';
import { merchants, people } from '@servery/sample';
import { openTestDatabase } from './databases.ts';

const now = new Date('2026-11-20T05:30:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('createIds', () => {
  test('returns increasing ids, even if the clock stops or goes back', () => {
    let time = now.getTime();
    const next = createIds(() => time);
    const ids = Array.from({ length: 500 }, (_, i) => {
      if (i === 300) time -= 5_000;
      return next();
    });
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(500);
    time += 60_000;
    expect(next()).toBeGreaterThan(ids.at(-1)!);
  });

  test('returns different ids on two nodes, which stay safe integers for decades', () => {
    const time = Date.UTC(2090, 0, 1);
    const [one, two] = [createIds(() => time, 5), createIds(() => time, 6)];
    const ids = Array.from({ length: 300 }, () => [one(), two()]).flat();
    expect(new Set(ids).size).toBe(600);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });
});

test('a nonce is new only once while a signature can be valid', () => {
  const nonces = createNonces();
  let time = now.getTime();
  for (let i = 0; i < 50; i++) {
    expect(nonces.isFirst(`n${i}`, time)).toBe(true);
    time += 15_000;
    expect(nonces.isFirst(`n${i}`, time)).toBe(false);
    const recent = Math.max(0, i - 39);
    expect(nonces.isFirst(`n${recent}`, time)).toBe(false);
  }
});

test('refuses versions below the minimum and invalid versions', () => {
  const check = (version?: string) => () =>
    requireVersion(
      new Request('http://a.test', {
        headers: version === undefined ? {} : { 'admin-version': version },
      }),
    );
  for (const good of [undefined, '5.0.0', '5.4.3', '5.10.0', '6.0.0', '10.0.0'])
    expect(check(good)).not.toThrow();
  for (const old of ['4.9.9', '0.0.0', '', 'five', '5.0', '5.0.0.0', '-5.0.0'])
    expect(check(old)).toThrow(expect.objectContaining({ code: 'outdated' }));
});

describe('the period of a list', () => {
  const trading = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };
  const period = (startDate?: string, endDate?: string) =>
    periodOf({ startDate, endDate }, now, trading);

  test('is today’s trading day by default', () => {
    const today = { start: '2026-11-19T20:00:00.000Z', end: '2026-11-20T20:00:00.000Z' };
    expect(period()).toEqual(today);
    expect(period('2026-11-20 00:00', '2026-11-20 23:59')).toEqual(today);
    expect(periodOf({}, new Date('2026-11-20T19:30:00.000Z'), trading)).toEqual(today);
  });

  test('is clock time within a day, including the last minute', () => {
    expect(period('2026-11-20 10:00', '2026-11-20 10:29')).toEqual({
      start: '2026-11-20T02:00:00.000Z',
      end: '2026-11-20T02:30:00.000Z',
    });
  });

  test('has a default for a missing start or end', () => {
    expect(period('2026-11-01 00:00').end).toBe('2026-11-20T20:00:00.000Z');
    expect(period(undefined, '2026-11-02 23:59')).toEqual({
      start: '2026-11-01T20:00:00.000Z',
      end: '2026-11-02T20:00:00.000Z',
    });
  });

  test('stays within the range of the database', () => {
    const { start, end } = period('0000-01-01 00:00', '9999-12-31 23:59');
    expect(start >= '1899-12-31' && end < '9999-01-02').toBe(true);
  });

  test('is refused if it ends before it starts', () => {
    expect(() => period('2026-11-20 10:00', '2026-11-20 09:00')).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

describe('sign-ins of the sample', () => {
  test('are random for each person, and one per role is printed', () => {
    const signIns = signInsFor(people, merchants);
    const passwords = [...signIns.values()].map(({ password }) => password);
    expect(new Set(passwords).size).toBe(people.length);
    const pins = [...signIns.values()].flatMap(({ pin }) => pin ?? []);
    expect(pins.every((pin) => /^\d{6}$/.test(pin))).toBe(true);
    expect(pins).not.toContain(people.find(({ pin }) => pin)?.pin);
    expect(onePerRole(signIns.values()).split('\n')).toHaveLength(10);
    for (const { password } of signIns.values())
      expect(everySignIn(signIns.values())).toContain(password);
  });

  test('have a given password and the PINs of the sample', () => {
    const signIns = signInsFor(people, merchants, 'servery');
    expect(signIns.get(11)).toMatchObject({ password: 'servery', pin: '8264' });
  });
});

test('reads settings from the environment and refuses invalid ones', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 4000, isQuiet: false });
  expect(readConfig({})).not.toHaveProperty('password');
  expect(readConfig({ PORT: '0', DATA_DIR: '/data', SERVERY_QUIET: '1' })).toMatchObject({
    port: 0,
    dataDir: '/data',
    isQuiet: true,
  });
  for (const PORT of ['x', '70000', '-1', '1.5'])
    expect(() => readConfig({ PORT })).toThrow(/PORT must be a whole number/);
});

test('a lease belongs to one node until it has expired', async () => {
  const database = await openTestDatabase<unknown>('embedded');
  const hold = (holder: string, at: Date) =>
    holdDuty(database, { name: 'clock', holder, ms: 30_000 }, at);
  expect(await hold('a', now)).toBe(true);
  expect(await hold('b', later(29_000))).toBe(false);
  expect(await hold('a', later(29_000))).toBe(true);
  expect(await hold('b', later(58_000))).toBe(false);
  expect(await hold('b', later(60_000))).toBe(true);
  expect(await hold('a', later(61_000))).toBe(false);
  await database.close();
});
