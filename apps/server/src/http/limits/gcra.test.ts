import { describe, expect, test } from 'vitest';
import { createGcra } from './gcra.ts';
import { createLimits } from './limits.ts';
import { defaultRates, scaledRates } from '../../rates.ts';

const moved = () => {
  let time = 1_000_000;
  return { clock: () => time, advance: (ms: number) => void (time += ms) };
};
const times = (count: number, take: () => number | null) =>
  Array.from({ length: count }, take).filter((wait) => wait === null).length;

describe('GCRA rate limiter', () => {
  test('allows a burst, then the configured rate per second', () => {
    const { clock, advance } = moved();
    const gcra = createGcra(clock);
    const take = () => gcra.take('one', { perSecond: 10, burst: 30 });
    expect(times(100, take)).toBe(30);
    for (let second = 0; second < 5; second++) {
      advance(1_000);
      expect(times(100, take)).toBe(10);
    }
    advance(60_000);
    expect(times(100, take)).toBe(30);
  });

  test('returns the number of seconds until the next turn', () => {
    const { clock, advance } = moved();
    const gcra = createGcra(clock);
    const take = () => gcra.take('one', { perSecond: 0.2, burst: 2 });
    expect([take(), take(), take()]).toEqual([null, null, 5]);
    advance(3_500);
    expect(take()).toBe(2);
    advance(2_000);
    expect([take(), take()]).toEqual([null, 5]);
  });

  test('does not count refused attempts', () => {
    const { clock, advance } = moved();
    const gcra = createGcra(clock);
    const take = () => gcra.take('one', { perSecond: 1, burst: 1 });
    take();
    expect(times(1_000, take)).toBe(0);
    advance(1_000);
    expect(take()).toBeNull();
  });

  test('takes several turns at once, and tells whether one is left', () => {
    const { clock, advance } = moved();
    const gcra = createGcra(clock);
    const rate = { perSecond: 10, burst: 30 };
    expect(times(100, () => gcra.take('one', rate, 5))).toBe(6);
    expect(gcra.isUsedUp('one', rate)).toBe(true);
    advance(400);
    expect([gcra.isUsedUp('one', rate), gcra.take('one', rate, 5)]).toEqual([false, 1]);
    advance(100);
    expect(gcra.take('one', rate, 5)).toBeNull();
    expect(gcra.take('other', rate, 100)).toBeNull();
  });

  test('counts each name separately and forgets idle names', () => {
    const { clock, advance } = moved();
    const gcra = createGcra(clock);
    for (let i = 0; i < 20_000; i++) gcra.take(`n${i}`, { perSecond: 1, burst: 1 });
    expect(gcra.take('n7', { perSecond: 1, burst: 1 })).not.toBeNull();
    expect(gcra.take('other', { perSecond: 1, burst: 1 })).toBeNull();
    advance(2_000);
    for (let i = 0; i < 30_000; i++) gcra.take(`m${i}`, { perSecond: 1_000, burst: 1 });
    expect(gcra.size).toBeLessThan(45_000);
    advance(2_000);
    for (let i = 0; i < 40_000; i++) gcra.take('m1', { perSecond: 1e6, burst: 1e6 });
    gcra.take('m2', { perSecond: 1, burst: 1 });
    expect(gcra.size).toBeLessThan(45_000);
  });
});

test('createLimits reports the retry delay, limit class and scope of a refusal and calls onRefusal', () => {
  const { clock } = moved();
  const refused: string[] = [];
  const limits = createLimits(
    scaledRates({ signIn: 0.1 }),
    (kind, by) => refused.push(`${kind} ${by}`),
    clock,
  );
  limits.require('signIn', 'session', 7);
  expect(() => limits.require('signIn', 'session', 7)).toThrow(
    expect.objectContaining({
      code: 'throttled',
      status: 429,
      matter: { details: { retry_after: 10, limit: 'signIn', by: 'session' } },
    }),
  );
  limits.require('read', 'session', 7);
  limits.require('signIn', 'session', 8);
  expect(refused).toEqual(['signIn session']);
});

test('scaledRates scales all four limits of a class by one setting', () => {
  const rates = scaledRates({ read: 500 });
  expect(rates.read).toEqual({
    session: { perSecond: 500, burst: 1_000 },
    address: { perSecond: 2_000, burst: 4_000 },
  });
  expect(rates.write).toEqual(defaultRates.write);
});

test('default limits allow 20 busy devices behind one address', () => {
  const { clock, advance } = moved();
  const limits = createLimits(defaultRates, undefined, clock);
  // 20 devices for 10 minutes, each with 10 reads and 2 writes per second.
  expect(() => {
    for (let second = 0; second < 600; second++) {
      for (let one = 0; one < 20; one++) {
        for (let i = 0; i < 10; i++) {
          limits.require('read', 'address', 'shop');
          limits.require('read', 'session', one);
        }
        for (let i = 0; i < 2; i++) {
          limits.require('write', 'address', 'shop');
          limits.require('write', 'session', one);
        }
      }
      advance(1_000);
    }
    // All of them sign in at once when the shift starts.
    for (let one = 0; one < 40; one++) limits.require('signIn', 'address', 'shop');
  }).not.toThrow();
});
