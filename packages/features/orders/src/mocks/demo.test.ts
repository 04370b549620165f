import { createWorld, guestArrives } from '@servery/sample';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberWorld, type KeyValueStore } from './rememberWorld.ts';
import { simulateGuests } from './simulateGuests.ts';

/** A Friday, 13:30 in Kuala Lumpur. */
const start = new Date('2026-11-20T05:30:00.000Z');

const hour = 3_600_000;

const worldAt = (at: number) =>
  createWorld({ now: () => new Date(start.getTime() + at), days: 2, perDay: 8 });

const emptyStore = (capacity = Infinity): KeyValueStore & { items: Map<string, string> } => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => {
      if (text.length > capacity) throw new Error('full');
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
  };
};

describe('a persisted sample world', () => {
  test('is restored after a reload and takes less than 10 kB', () => {
    const store = emptyStore();
    const world = worldAt(0);
    rememberWorld(world, store);
    const order = guestArrives(world, 101);
    expect([...store.items.values()].join('').length).toBeLessThan(10_000);

    const reloaded = worldAt(hour);
    rememberWorld(reloaded, store);
    expect(reloaded.orders.get(order.id)).toEqual(order);
    expect(reloaded.orders.size).toBe(world.orders.size);
  });

  test('starts over the next day or if the stored data is unreadable', () => {
    const store = emptyStore();
    const world = worldAt(0);
    rememberWorld(world, store);
    const order = guestArrives(world, 101);
    const nextDay = worldAt(20 * hour);
    rememberWorld(nextDay, store);
    expect(nextDay.orders.has(order.id)).toBe(false);

    store.setItem('servery.sample', '{');
    const fresh = worldAt(0);
    rememberWorld(fresh, store);
    expect(fresh.orders.has(order.id)).toBe(false);
  });

  test('keeps working without persistence if the storage is full', () => {
    const store = emptyStore(10);
    const world = worldAt(0);
    rememberWorld(world, store);
    const order = guestArrives(world, 101);
    expect(world.orders.has(order.id)).toBe(true);
    expect(store.items.size).toBe(0);
  });

  test('is cleared by the returned function', () => {
    const store = emptyStore();
    const world = worldAt(0);
    const forget = rememberWorld(world, store);
    const order = guestArrives(world, 101);
    forget();
    expect(store.items.size).toBe(0);
    expect(world.orders.has(order.id)).toBe(false);
  });
});

describe('simulated guests', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('order at the given interval until they are stopped', () => {
    const world = worldAt(0);
    const before = world.orders.size;
    const stop = simulateGuests(world, { seconds: 20, merchant_id: 101 });
    vi.advanceTimersByTime(61_000);
    expect(world.orders.size).toBe(before + 3);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(world.orders.size).toBe(before + 3);
  });
});
