import type { Client } from '@servery/api';
import { expect, test, vi } from 'vitest';
import { allOrders, maxExported } from './exportOrders.ts';

const hostOf = (total: number, onCall?: (start: number) => void) => {
  const starts: number[] = [];
  const call = async (_to: unknown, input: unknown) => {
    const { start, length } = (input as { query: { start: number; length: number } }).query;
    starts.push(start);
    onCall?.(start);
    const ids = Array.from({ length: Math.max(0, Math.min(length, total - start)) }, (_, n) => ({
      id: start + n + 1,
    }));
    return { aaData: ids, total };
  };
  return { starts, client: { call } as unknown as Client };
};
const open = () => new AbortController();

test('exports the orders of every page and reports its progress', async () => {
  const { client, starts } = hostOf(250);
  const onProgress = vi.fn();
  const { rows } = await allOrders(client, {}, onProgress, open().signal);
  expect(rows).toHaveLength(250);
  expect(starts).toEqual([0, 100, 200]);
  expect(onProgress.mock.calls.map(([{ done, total }]) => [done, total])).toEqual([
    [100, 250],
    [200, 250],
    [250, 250],
  ]);
});

test('exports at most 10,000 orders and returns the true total', async () => {
  const { client } = hostOf(10_250);
  const { rows, total } = await allOrders(client, {}, () => {}, open().signal);
  expect(rows).toHaveLength(maxExported);
  expect(total).toBe(10_250);
});

test('requests no further page after being cancelled', async () => {
  const stop = open();
  const { client, starts } = hostOf(1000, (start) => start === 200 && stop.abort());
  await expect(allOrders(client, {}, () => {}, stop.signal)).rejects.toThrow();
  expect(starts).toEqual([0, 100, 200]);
});

test('ends the export if the list becomes shorter while it runs', async () => {
  const call = async (_to: unknown, { query }: { query: { start: number } }) =>
    query.start === 0 ? { aaData: [{ id: 1 }], total: 300 } : { aaData: [], total: 300 };
  const { rows } = await allOrders({ call } as unknown as Client, {}, () => {}, open().signal);
  expect(rows).toHaveLength(1);
});
