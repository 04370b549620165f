import { askGuestBill } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { calledOffMinutes, maxUnanswered, unansweredMinutes } from '@servery/domain/guest';
import type { Guest, GuestStage } from './GuestStage.ts';
import { refused } from '../Stage.ts';

const requestBill = ({ call, token }: Guest) => call(askGuestBill, { body: { token } });

/** The orders of guests and their progress. */
export function guestOrders(guests: GuestStage): void {
  describe('guest order', () => {
    test('contains the cart, starts as new, and can be followed from the table', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add(2, { note: 'Crispy' });
      const { cart, orders, owed } = await guest.send();
      expect(cart).toEqual([]);
      expect(orders).toMatchObject([
        { status: 'new', items: [{ name: 'Roti tisu', quantity: 2, note: 'Crispy' }] },
      ]);
      expect(orders[0]!.number).toMatch(/^D\d{3}$/);
      expect(owed).toBe(orders[0]!.total);
      const seen = await guests.venue.seeTable(table.id);
      expect(seen.table).toMatchObject({ state: 'occupied', cart_count: 0, owed });
      expect(seen.orders).toMatchObject([
        { id: orders[0]!.id, staff: null, order_method: 'dine_in' },
      ]);
      expect(seen.orders[0]!.timeline[0]).toMatchObject({ kind: 'place', by: 'Guest' });
      await guests.venue.step(orders[0]!.id, 'accepted');
      expect((await guest.look()).orders).toMatchObject([{ status: 'accepted' }]);
    });

    test('costs what the cart showed, including service charge and tax', async () => {
      const { guest } = await guests.fresh();
      expect((await guest.look()).cart_totals).toEqual({ gross: 0, total: 0 });
      await guest.add(3);
      const { cart, cart_totals } = await guest.add(2, { note: 'Crispy' });
      expect(cart_totals.gross).toBe(cart.reduce((sum, { gross }) => sum + gross, 0));
      expect(cart_totals.total).toBeGreaterThan(cart_totals.gross);
      const { orders, cart_totals: after } = await guest.send();
      expect(orders).toMatchObject([{ total: cart_totals.total }]);
      expect(after).toEqual({ gross: 0, total: 0 });
    });

    test('takes the cart exactly as it was seen, or is refused', async () => {
      const { table, guest } = await guests.fresh();
      const other = await guests.at(table.qr_token);
      const seen = await guest.add(1);
      await other.add(3);
      // Lines added after it was seen stay in the cart.
      expect(await guest.send(seen)).toMatchObject({ cart: [{ quantity: 3 }], orders: [{}] });
      expect(await refused(other.send(seen))).toMatchObject({ code: 'conflict' });
      const [first, second] = await Promise.allSettled([guest.send(), other.send()]);
      expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await guest.look()).orders).toHaveLength(2);
    });

    test('joins the unpaid bill of its table when it is accepted, and starts a new bill after payment', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add(1);
      const { orders: first } = await guest.send();
      await guests.venue.step(first[0]!.id, 'accepted');
      await guests.venue.advance(60_000);
      await guest.add(2);
      const { orders: two } = await guest.send();
      expect(two.map(({ status }) => status)).toEqual(['accepted', 'new']);
      await guests.venue.step(two[1]!.id, 'accepted');
      const { orders: joined, owed } = await guest.look();
      expect(joined).toMatchObject([
        { id: first[0]!.id, items: [{ quantity: 1 }, { quantity: 2 }], balance: owed },
      ]);
      const { orders: bills } = await guests.venue.seeTable(table.id);
      expect(bills).toHaveLength(1);
      expect(bills[0]!.items.map(({ status, sent_qty }) => [status, sent_qty])).toEqual([
        ['queued', 1],
        ['queued', 2],
      ]);
      await guests.venue.pay(first[0]!.id);
      await guest.add(1);
      const { orders: after } = await guest.send();
      await guests.venue.step(after[1]!.id, 'accepted');
      expect((await guest.look()).orders).toHaveLength(2);
    });

    test('is placed once for a repeated idempotency key', async () => {
      const { guest } = await guests.fresh();
      const seen = await guest.add();
      const key = crypto.randomUUID();
      const first = await guest.send(seen, key);
      expect(await guest.send(seen, key)).toEqual(first);
      expect((await guest.look()).orders).toHaveLength(1);
    });

    test('is refused with 400 while the store is closed, although the menu and the cart work', async () => {
      const { guest } = await guests.fresh('merchant.kajang');
      expect(await guest.look()).toMatchObject({ is_open: false });
      const [dish] = (await guest.dishes()).filter(
        ({ is_available, options }) => is_available && options.length === 0,
      );
      const seen = await guest.add(1, { menu_id: dish!.id });
      expect(await refused(guest.send(seen))).toMatchObject({ code: 'storeClosed', status: 400 });
      expect((await guest.look()).cart).toEqual(seen.cart);
    });

    test('is refused at a table out of service, as are cart changes', async () => {
      const { table, guest } = await guests.fresh();
      await guests.venue.changeTable(table.id, 'deactivate');
      expect(await guest.look()).toMatchObject({ is_active: false });
      expect(await refused(guest.add())).toMatchObject({ code: 'notAllowedNow' });
    });

    test('is refused while too many orders are waiting for acceptance', async () => {
      const { guest } = await guests.fresh();
      for (let sent = 0; sent < maxUnanswered; sent += 1) await guest.send(await guest.add());
      const seen = await guest.add();
      expect(await refused(guest.send(seen))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'orders_wait' } },
      });
      await guests.venue.step(seen.orders[0]!.id, 'accepted');
      expect(await guest.send(seen)).toMatchObject({ cart: [] });
      const next = await guest.add();
      expect(await refused(guest.send(next))).toMatchObject({ code: 'notAllowedNow' });
      await guests.venue.advance((unansweredMinutes + 1) * 60_000);
      expect(await guest.send(next)).toMatchObject({ cart: [] });
    });

    test('stays visible for a while after it is cancelled, without an amount due', async () => {
      const { guest } = await guests.fresh();
      await guest.add();
      const { orders } = await guest.send();
      await guests.venue.step(orders[0]!.id, 'cancelled');
      expect(await guest.look()).toMatchObject({ owed: 0, orders: [{ status: 'cancelled' }] });
      await guests.venue.advance((calledOffMinutes + 1) * 60_000);
      expect((await guest.look()).orders).toEqual([]);
    });
  });

  test('a cancelled guest order is hidden from the next party at the table', async () => {
    const { table, guest } = await guests.fresh();
    await guest.add();
    const { orders } = await guest.send();
    await guests.venue.step(orders[0]!.id, 'cancelled');
    expect((await guest.look()).orders).toHaveLength(1);
    await guests.venue.advance(60_000);
    await guests.venue.changeTable(table.id, 'clean');
    expect((await (await guests.at(table.qr_token)).look()).orders).toEqual([]);
  });

  describe('bill request', () => {
    test('requires an amount due, and can be repeated without effect', async () => {
      const { table, guest } = await guests.fresh();
      expect(await refused(requestBill(guest))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'nothing_owed' } },
      });
      await guest.add();
      await guest.send();
      await guests.venue.advance(60_000);
      const { bill_asked_at } = await requestBill(guest);
      expect(bill_asked_at).not.toBeNull();
      await guests.venue.advance(60_000);
      expect(await requestBill(guest)).toMatchObject({ bill_asked_at });
      expect((await guests.venue.seeTable(table.id)).table).toMatchObject({ bill_asked_at });
    });

    test('ends when guests order more, and when everything is paid', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add();
      await guest.send();
      await guests.venue.advance(60_000);
      await requestBill(guest);
      await guests.venue.advance(60_000);
      await guest.add();
      const { bill_asked_at, orders } = await guest.send();
      expect(bill_asked_at).toBeNull();
      await guests.venue.advance(60_000);
      expect(await requestBill(guest)).toMatchObject({ bill_asked_at: expect.any(String) });
      for (const { id } of orders) await guests.venue.pay(id);
      expect(await guest.look()).toMatchObject({ owed: 0, bill_asked_at: null });
      expect((await guests.venue.seeTable(table.id)).table.bill_asked_at).toBeNull();
    });
  });
}
