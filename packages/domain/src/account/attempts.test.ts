import { expect, test } from 'vitest';
import {
  afterFailure,
  countFailure,
  moveFailures,
  requireUnlocked,
  type AttemptKey,
  type Attempts,
  type AttemptStore,
} from './attempts.ts';

const now = new Date('2026-11-20T05:30:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const hour = 60 * 60_000;
const minutesLocked = ({ locked_until }: Attempts) =>
  locked_until === null ? 0 : (Date.parse(locked_until) - now.getTime()) / 60_000;

const fail = (
  times: number,
  {
    from = null,
    at = now,
    key = 'pin:13',
  }: { from?: Attempts | null; at?: Date; key?: AttemptKey } = {},
): Attempts => {
  let attempts = from;
  for (let i = 0; i < times; i += 1) attempts = afterFailure(attempts, key, at);
  return attempts!;
};

const storeOf = (counts: Map<AttemptKey, Attempts>): AttemptStore => ({
  find: async (keys) => keys.flatMap((key) => counts.get(key) ?? []),
  change: async (keys, decide) => {
    decide(keys.map((key) => counts.get(key) ?? null)).forEach((next, i) => {
      if (next) counts.set(keys[i]!, next);
      else counts.delete(keys[i]!);
    });
  },
});

test('locks at the fifth failure and doubles the lock each time, up to a day', () => {
  expect(minutesLocked(fail(4))).toBe(0);
  expect([5, 10, 15, 20].map((times) => minutesLocked(fail(times)))).toEqual([5, 10, 20, 40]);
  expect(minutesLocked(fail(5 * 40))).toBe(24 * 60);
});

test('locks a username at one address for at most 15 minutes', () => {
  expect(minutesLocked(fail(5 * 40, { key: 'login:farah@10.0.0.7' }))).toBe(15);
});

test('forgets failures after a day', () => {
  const next = fail(1, { from: fail(4), at: later(25 * hour) });
  expect(next).toMatchObject({ failures: 1, locks: 0, locked_until: null });
});

test('refuses until the longest of several locks ends', async () => {
  const counts = new Map<AttemptKey, Attempts>();
  const store = storeOf(counts);
  const keys: AttemptKey[] = ['login:farah@here', 'account:farah'];
  for (let i = 0; i < 10; i += 1) await countFailure(store, keys, now);
  await expect(requireUnlocked(store, keys, now)).rejects.toMatchObject({
    code: 'locked',
    matter: { details: { until: later(10 * 60_000).toISOString(), retry_after: 600 } },
  });
  await expect(requireUnlocked(store, keys, later(10 * 60_000))).resolves.toBeUndefined();
});

test('counts moved failures, including those before locks, against the new key', async () => {
  const counts = new Map<AttemptKey, Attempts>([['pin:13', fail(7)]]);
  await moveFailures(storeOf(counts), 'pin:13', 'approver:4', now);
  expect([...counts]).toEqual([['approver:4', expect.objectContaining({ failures: 7, locks: 0 })]]);
});
