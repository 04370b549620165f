import { combineOrders, displayOrders, listOrders, liveEvents, type LiveEvent } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { always, idsOf } from './allOrders.ts';
import { refused, type Stage } from '../Stage.ts';

/** The live board and its events. */
export function live(stage: Stage): void {
  const listed = async (type: 'new' | 'action') => {
    const query = { ...always, type, length: 100 };
    return (await stage.as('merchant', listOrders, { query })).aaData;
  };

  describe('live board', () => {
    const board = (since?: number, username = 'merchant', merchant_id: number | '' = '') =>
      stage.as(username, displayOrders, { query: { merchant_id, since } });

    test('contains all open orders, and today’s completed ones', async () => {
      const { orders, is_delta, now } = await board();
      expect(is_delta).toBe(false);
      expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse('2026-11-20T05:30:00.000Z'));
      const shown = (list: string) => idsOf(orders.filter((row) => row.list === list));
      expect(shown('new')).toEqual(idsOf(await listed('new')));
      expect(shown('action')).toEqual(idsOf(await listed('action')));
      expect(shown('completed').length).toBeGreaterThan(0);
      const done = orders.filter((row) => row.list === 'completed');
      expect(done.every((row) => row.business_date === '2026-11-20')).toBe(true);
      expect(done.length).toBeLessThanOrEqual(100);
    });

    test('returns changes since a sequence number, including orders that left it', async () => {
      const before = await board();
      const nothing = await board(before.sequence);
      expect(nothing).toMatchObject({ is_delta: true, orders: [], sequence: before.sequence });
      const [one, two] = [await stage.placed(), await stage.placed()];
      const orders = [one, two].map(({ id: order_id, version }) => ({ order_id, version }));
      await stage.as('merchant', combineOrders, { body: { target_id: one.id, orders } });
      const after = await board(before.sequence);
      expect(after.is_delta).toBe(true);
      expect(after.sequence).toBe(before.sequence + 4);
      expect(
        after.orders
          .map(({ id, list }) => [id, list])
          .toSorted((a, b) => Number(a[0]) - Number(b[0])),
      ).toEqual([
        [one.id, 'new'],
        [two.id, null],
      ]);
    });

    test('returns everything for an unknown sequence number', async () => {
      expect((await board(10_000_000)).is_delta).toBe(false);
    });

    test('requires one merchant in the caller’s scope', async () => {
      const { orders } = await board(undefined, 'admin', 102);
      expect(new Set(orders.map(({ merchant_id }) => merchant_id))).toEqual(new Set([102]));
      expect(await refused(board(undefined, 'admin'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { merchant_id: {} } },
      });
      expect(await refused(board(undefined, 'merchant', 102))).toMatchObject({ code: 'forbidden' });
    });
  });

  describe('live events', () => {
    const follow = async (since?: number, username = 'merchant', merchant_id: number | '' = '') => {
      const stop = new AbortController();
      const { open } = await stage.client(username);
      const stream = await open(liveEvents, { query: { merchant_id, since } }, stop.signal);
      const reader = stream.getReader();
      const text = new TextDecoder();
      let rest = '';
      const found: LiveEvent[] = [];
      const next = async (): Promise<LiveEvent> => {
        for (;;) {
          const event = found.shift();
          if (event) return event;
          const { value, done } = await reader.read();
          if (done) throw new Error('The stream ended.');
          const blocks = (rest + text.decode(value, { stream: true })).split(/\r?\n\r?\n/);
          rest = blocks.pop() ?? '';
          for (const block of blocks) {
            const data = /^data: ?(.*)$/m.exec(block)?.[1];
            if (data) found.push(JSON.parse(data) as LiveEvent);
          }
        }
      };
      const close = async () => {
        await reader.cancel().catch(() => undefined);
        stop.abort();
      };
      return { next, close };
    };

    test('report changes as they happen, without gaps', async () => {
      const events = await follow();
      const order = await stage.placed();
      const placed = await events.next();
      expect(placed).toMatchObject({
        kind: 'order.placed',
        merchant_id: 101,
        subject: { kind: 'order', id: order.id },
        version: order.version,
      });
      const accepted = await stage.moved(order, 'accepted');
      expect(await events.next()).toEqual({
        ...placed,
        kind: 'order.changed',
        version: accepted.version,
        sequence: placed.sequence + 1,
      });
      await events.close();
    });

    test('resume after a sequence number', async () => {
      const { sequence } = await stage.as('merchant', displayOrders, { query: {} });
      const order = await stage.placed();
      const events = await follow(sequence);
      expect(await events.next()).toMatchObject({
        subject: { kind: 'order', id: order.id },
        sequence: sequence + 1,
      });
      await events.close();
    });

    test('require permission and a merchant in scope', async () => {
      expect(await refused(follow(undefined, 'marketing'))).toMatchObject({ code: 'forbidden' });
      expect(await refused(follow(undefined, 'merchant', 102))).toMatchObject({
        code: 'forbidden',
      });
    });
  });
}
