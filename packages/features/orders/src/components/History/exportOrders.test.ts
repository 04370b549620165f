import type { Client } from '@servery/api';
import { expect, test, vi } from 'vitest';
import { allOrders, mostExported } from './exportOrders.ts';

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

test('every order of every page comes, and progress tells how many are there', async () => {
  const { client, starts } = hostOf(250);
  const tell = vi.fn();
  const { rows } = await allOrders(client, {}, tell, open().signal);
  expect(rows).toHaveLength(250);
  expect(starts).toEqual([0, 100, 200]);
  expect(tell.mock.calls.map(([{ done, total }]) => [done, total])).toEqual([
    [100, 250],
    [200, 250],
    [250, 250],
  ]);
});

test('ten thousand are the most, and the true total is told', async () => {
  const { client } = hostOf(10_250);
  const { rows, total } = await allOrders(client, {}, () => {}, open().signal);
  expect(rows).toHaveLength(mostExported);
  expect(total).toBe(10_250);
});

test('nothing is asked for after it was cancelled', async () => {
  const stop = open();
  const { client, starts } = hostOf(1000, (start) => start === 200 && stop.abort());
  await expect(allOrders(client, {}, () => {}, stop.signal)).rejects.toThrow();
  expect(starts).toEqual([0, 100, 200]);
});

test('a list that shrinks meanwhile ends the export', async () => {
  const call = async (_to: unknown, { query }: { query: { start: number } }) =>
    query.start === 0 ? { aaData: [{ id: 1 }], total: 300 } : { aaData: [], total: 300 };
  const { rows } = await allOrders({ call } as unknown as Client, {}, () => {}, open().signal);
  expect(rows).toHaveLength(1);
});
