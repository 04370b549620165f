import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import type { TablesStage } from './TablesStage.ts';

/** Seating, holding, cleaning and linking tables. */
export function tablesSeating(floor: TablesStage): void {
  describe('table with guests', () => {
    test('is occupied with a number of covers, and then cleaned', async () => {
      const table = await floor.fresh();
      const seated = await floor.occupy(table, true, { covers: 3 }, 'waiter');
      expect(seated).toMatchObject({ state: 'occupied', covers: 3, version: 2 });
      expect(seated.since).not.toBeNull();
      expect(await refused(floor.occupy(seated, true))).toMatchObject({ code: 'notAllowedNow' });
      await floor.wait(20);
      const freed = await floor.occupy(seated, false);
      expect(freed).toMatchObject({ state: 'cleaning', covers: 0 });
      const clean = await floor.step(freed, { action: 'clean' });
      expect(clean.state).toBe('available');
      expect(await refused(floor.step(clean, { action: 'clean' }))).toMatchObject({
        code: 'notAllowedNow',
      });
      await floor.occupy(clean, true);
    });

    test('becomes available five minutes after it is freed', async () => {
      const table = await floor.occupy(await floor.fresh(), true);
      await floor.wait();
      const freed = await floor.occupy(table, false);
      expect(freed.state).toBe('cleaning');
      await floor.wait(5);
      expect((await floor.now(freed)).state).toBe('available');
    });

    test('is seated and freed with ten seconds to undo either', async () => {
      const table = await floor.fresh();
      const seated = await floor.occupy(table, true, { covers: 4 });
      expect(seated.undo_until).not.toBeNull();
      const back = await floor.occupy(seated, false, { undo: true });
      expect(back).toMatchObject({ state: 'available', undo_until: null });
      const again = await floor.occupy(back, true, { covers: 4 });
      await floor.wait();
      const freed = await floor.occupy(again, false);
      const seatedAgain = await floor.occupy(freed, true, { undo: true });
      expect(seatedAgain).toMatchObject({ state: 'occupied', covers: 4, since: again.since });
      await floor.wait();
      const gone = await floor.occupy(seatedAgain, false);
      await floor.wait();
      expect(await refused(floor.occupy(gone, true, { undo: true }))).toMatchObject({
        code: 'tooLate',
      });
    });

    test('cannot be freed while an order is unpaid', async () => {
      const table = await floor.occupy(await floor.fresh(), true);
      await floor.wait();
      const order = await floor.host.placeAt(table.id);
      const served = await floor.now(table);
      expect(served.orders.map(({ id }) => id)).toEqual([order.id]);
      expect(served.owed).toBeGreaterThan(0);
      expect(await refused(floor.occupy(served, false))).toMatchObject({
        code: 'notPaid',
        matter: { details: { orders: [served.orders[0]!.number] } },
      });
      await floor.host.pay(order);
      const paid = await floor.now(table);
      expect(paid).toMatchObject({ state: 'occupied', owed: 0 });
      await floor.wait();
      expect((await floor.occupy(paid, false)).state).toBe('cleaning');
    });

    test('is occupied by its first order, and freed when its last order has ended', async () => {
      const table = await floor.fresh();
      const [one, two] = [await floor.host.placeAt(table.id), await floor.host.placeAt(table.id)];
      expect((await floor.now(table)).state).toBe('occupied');
      await floor.host.end(one);
      expect((await floor.now(table)).state).toBe('occupied');
      await floor.wait();
      await floor.host.end(two);
      expect((await floor.now(table)).state).toBe('cleaning');
      await floor.wait(5);
      expect(await floor.now(table)).toMatchObject({ state: 'available', orders: [], owed: 0 });
    });
  });

  describe('held table', () => {
    test('becomes available at the end time, or when it is released', async () => {
      const table = await floor.fresh();
      const held = await floor.step(table, { action: 'hold', minutes: 15, guest: 'Puan Aminah' });
      expect(held).toMatchObject({ state: 'held', held: { guest: 'Puan Aminah' } });
      await floor.wait(15);
      expect(await floor.now(table)).toMatchObject({ state: 'available', held: null });
      const again = await floor.step(held, { action: 'hold', minutes: 30 });
      const released = await floor.step(again, { action: 'release' }, 'host');
      expect(released.state).toBe('available');
      const last = await floor.step(released, { action: 'hold', minutes: 30 });
      const seated = await floor.occupy(last, true);
      expect(seated.held).toBeNull();
      expect((await floor.occupy(seated, false, { undo: true })).state).toBe('held');
    });
  });

  describe('linked tables', () => {
    test('act as one table until they are unlinked', async () => {
      const [main, other] = [await floor.fresh(), await floor.fresh()];
      const linked = await floor.step(main, { action: 'link', table_ids: [other.id] }, 'host');
      expect(linked.linked).toEqual([other.name]);
      await floor.occupy(linked, true, { covers: 7 });
      const led = await floor.now(other);
      expect(led).toMatchObject({ main_id: main.id, state: 'occupied', covers: 7 });
      expect(await refused(floor.occupy(led, false))).toMatchObject({ code: 'notAllowedNow' });
      expect(await refused(floor.step(led, { action: 'deactivate' }))).toMatchObject({
        code: 'notAllowedNow',
      });
      await floor.wait();
      const order = await floor.host.placeAt(other.id);
      const seated = await floor.now(main);
      expect(await refused(floor.occupy(seated, false))).toMatchObject({ code: 'notPaid' });
      const apart = await floor.step(seated, { action: 'unlink' });
      expect(apart.linked).toEqual([]);
      expect((await floor.now(other)).orders.map(({ id }) => id)).toEqual([order.id]);
      expect((await floor.occupy(apart, false)).state).toBe('cleaning');
      expect((await floor.now(other)).state).toBe('occupied');
    });

    test('cannot be linked twice or to themselves', async () => {
      const [one, two, three] = [await floor.fresh(), await floor.fresh(), await floor.fresh()];
      const linked = await floor.step(one, { action: 'link', table_ids: [two.id] });
      const led = await floor.now(two);
      for (const wrong of [
        () => floor.step(three, { action: 'link', table_ids: [two.id] }),
        () => floor.step(three, { action: 'link', table_ids: [three.id] }),
        () => floor.step(three, { action: 'unlink' }),
        () => floor.step(led, { action: 'link', table_ids: [three.id] }),
      ])
        expect(await refused(wrong())).toMatchObject({ code: 'notAllowedNow' });
      expect(await refused(floor.step(linked, { action: 'link', table_ids: [9] }))).toMatchObject({
        code: 'notFound',
      });
    });
  });
}
