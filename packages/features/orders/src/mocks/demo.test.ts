import { contractNow, contractSample } from '@servery/domain/contracts';
import { createWorld, guestArrives } from '@servery/domain/sample';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberWorld, type Shelf } from './rememberWorld.ts';
import { simulateGuests } from './simulateGuests.ts';

const hour = 3_600_000;

const worldAt = (at: number) =>
  createWorld({ now: () => new Date(contractNow.getTime() + at), ...contractSample });

const emptyShelf = (room = Infinity): Shelf & { kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => {
      if (text.length > room) throw new Error('full');
      kept.set(name, text);
    },
    removeItem: (name) => void kept.delete(name),
  };
};

describe('a world that is remembered', () => {
  test('is the same after a reload, in a few kilobytes', () => {
    const shelf = emptyShelf();
    const world = worldAt(0);
    rememberWorld(world, shelf);
    const order = guestArrives(world, 101);
    expect([...shelf.kept.values()].join('').length).toBeLessThan(10_000);

    const reloaded = worldAt(hour);
    rememberWorld(reloaded, shelf);
    expect(reloaded.orders.get(order.id)).toEqual(order);
    expect(reloaded.orders.size).toBe(world.orders.size);
  });

  test('begins anew the next day, or when what was kept cannot be read', () => {
    const shelf = emptyShelf();
    const world = worldAt(0);
    rememberWorld(world, shelf);
    const order = guestArrives(world, 101);
    const nextDay = worldAt(20 * hour);
    rememberWorld(nextDay, shelf);
    expect(nextDay.orders.has(order.id)).toBe(false);

    shelf.setItem('servery.sample', '{');
    const fresh = worldAt(0);
    rememberWorld(fresh, shelf);
    expect(fresh.orders.has(order.id)).toBe(false);
  });

  test('goes on without a memory when there is no room for one', () => {
    const shelf = emptyShelf(10);
    const world = worldAt(0);
    rememberWorld(world, shelf);
    const order = guestArrives(world, 101);
    expect(world.orders.has(order.id)).toBe(true);
    expect(shelf.kept.size).toBe(0);
  });

  test('forgets when it is asked to', () => {
    const shelf = emptyShelf();
    const world = worldAt(0);
    const forget = rememberWorld(world, shelf);
    const order = guestArrives(world, 101);
    forget();
    expect(shelf.kept.size).toBe(0);
    expect(world.orders.has(order.id)).toBe(false);
  });
});

describe('simulated guests', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('order every so many seconds, until they are stopped', () => {
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
