import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { holdDuty } from '../src/duty.ts';
import { createIds } from '../src/ids.ts';
import { periodOf } from '../src/orders/period.ts';
import { everySignIn, onePerRole, signInsFor } from '../src/seed/signIns.ts';
import { afterFailure, type AttemptKey, type Attempts } from '../src/session/attempts.ts';
import { createNonces } from '../src/session/nonces.ts';
import { requireVersion } from '../src/session/version.ts';
import { merchants, people } from '@servery/domain/sample';
import { openTestDatabase } from './databases.ts';

const now = new Date('2026-11-20T05:30:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('ids', () => {
  test('grow within a process, also when the clock stands or goes back', () => {
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

  test('of two nodes are never the same, and stay whole in JSON for decades', () => {
    const time = Date.UTC(2090, 0, 1);
    const [one, two] = [createIds(() => time, 5), createIds(() => time, 6)];
    const ids = Array.from({ length: 300 }, () => [one(), two()]).flat();
    expect(new Set(ids).size).toBe(600);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });
});

describe('failures', () => {
  const fail = (times: number, from?: Attempts, at = now, key: AttemptKey = 'pin:13') => {
    let attempts = from;
    for (let i = 0; i < times; i++) attempts = afterFailure(attempts, key, at);
    return attempts!;
  };

  test('lock at the fifth, each time for twice as long, a day at most', () => {
    expect(fail(4).locked_until).toBeNull();
    const minutes = [5, 10, 20, 40].map((_, i) => {
      const locked = fail(5 * (i + 1));
      return (Date.parse(locked.locked_until!) - now.getTime()) / 60_000;
    });
    expect(minutes).toEqual([5, 10, 20, 40]);
    expect(Date.parse(fail(5 * 40).locked_until!) - now.getTime()).toBe(24 * 60 * 60_000);
  });

  test('lock a name at one address for 15 minutes at most', () => {
    const locked = fail(5 * 40, undefined, now, 'login:farah@10.0.0.7');
    expect(Date.parse(locked.locked_until!) - now.getTime()).toBe(15 * 60_000);
  });

  test('are forgotten after a day', () => {
    const tomorrow = later(25 * 60 * 60_000);
    expect(fail(1, fail(4), tomorrow)).toMatchObject({ failures: 1, locks: 0, locked_until: null });
  });
});

test('a nonce is new once, for as long as a signature can be valid', () => {
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

test('versions below the oldest served are refused, and what is no version', () => {
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

describe('the dates of a list', () => {
  const trading = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };
  const period = (startDate?: string, endDate?: string) =>
    periodOf({ startDate, endDate }, now, trading);

  test('are today’s trading day unless told', () => {
    const today = { start: '2026-11-19T20:00:00.000Z', end: '2026-11-20T20:00:00.000Z' };
    expect(period()).toEqual(today);
    expect(period('2026-11-20 00:00', '2026-11-20 23:59')).toEqual(today);
    expect(periodOf({}, new Date('2026-11-20T19:30:00.000Z'), trading)).toEqual(today);
  });

  test('are minutes by the clock within a day, the last one included', () => {
    expect(period('2026-11-20 10:00', '2026-11-20 10:29')).toEqual({
      start: '2026-11-20T02:00:00.000Z',
      end: '2026-11-20T02:30:00.000Z',
    });
  });

  test('fill in the end that is left out', () => {
    expect(period('2026-11-01 00:00').end).toBe('2026-11-20T20:00:00.000Z');
    expect(period(undefined, '2026-11-02 23:59')).toEqual({
      start: '2026-11-01T20:00:00.000Z',
      end: '2026-11-02T20:00:00.000Z',
    });
  });

  test('are never beyond what a database can hold', () => {
    const { start, end } = period('0000-01-01 00:00', '9999-12-31 23:59');
    expect(start >= '1899-12-31' && end < '9999-01-02').toBe(true);
  });

  test('do not end before they start', () => {
    expect(() => period('2026-11-20 10:00', '2026-11-20 09:00')).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

describe('sign-ins', () => {
  test('are random for everybody, one printed for each role', () => {
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

  test('are the sample’s where a password is given', () => {
    const signIns = signInsFor(people, merchants, 'servery');
    expect(signIns.get(11)).toMatchObject({ password: 'servery', pin: '8264' });
  });
});

test('settings are read from the environment, and wrong ones refused', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 4000, isQuiet: false });
  expect(readConfig({})).not.toHaveProperty('password');
  expect(readConfig({ PORT: '0', DATA_DIR: '/data', SERVERY_QUIET: '1' })).toMatchObject({
    port: 0,
    dataDir: '/data',
    isQuiet: true,
  });
  for (const PORT of ['x', '70000', '-1', '1.5'])
    expect(() => readConfig({ PORT })).toThrow(/PORT is a whole number/);
});

test('a duty is one node’s until it has not been kept for a while', async () => {
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
