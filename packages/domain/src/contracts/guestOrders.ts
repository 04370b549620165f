import { askGuestBill } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { mostUnanswered } from '../guest/order.ts';
import { calledOffMinutes } from '../guest/show.ts';
import type { Guest, GuestStage } from './GuestStage.ts';
import { refused } from './Stage.ts';

const ask = ({ call, token }: Guest) => call(askGuestBill, { body: { token } });

/** What guests order, and what becomes of it. */
export function guestOrders(guests: GuestStage): void {
  describe('an order of guests', () => {
    test('is what the cart was, is new to the kitchen, and is followed from the table', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add(2, { note: 'Crispy' });
      const { cart, orders, owed } = await guest.send();
      expect(cart).toEqual([]);
      expect(orders).toMatchObject([
        { status: 'new', items: [{ name: 'Roti tisu', quantity: 2, note: 'Crispy' }] },
      ]);
      expect(orders[0]!.number).toMatch(/^D\d{3}$/);
      expect(owed).toBe(orders[0]!.total);
      const seen = await guests.house.seeTable(table.id);
      expect(seen.table).toMatchObject({ state: 'occupied', cart_count: 0, owed });
      expect(seen.orders).toMatchObject([
        { id: orders[0]!.id, staff: null, order_method: 'dine_in' },
      ]);
      expect(seen.orders[0]!.timeline[0]).toMatchObject({ kind: 'place', by: 'Guest' });
      await guests.house.step(orders[0]!.id, 'accepted');
      expect((await guest.look()).orders).toMatchObject([{ status: 'accepted' }]);
    });

    test('costs what the cart showed before it was sent, with service charge and tax', async () => {
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

    test('takes the cart as it was seen, or not at all', async () => {
      const { table, guest } = await guests.fresh();
      const other = await guests.at(table.qr_token);
      const seen = await guest.add(1);
      await other.add(3);
      // What came after it was seen stays for the next.
      expect(await guest.send(seen)).toMatchObject({ cart: [{ quantity: 3 }], orders: [{}] });
      expect(await refused(other.send(seen))).toMatchObject({ code: 'conflict' });
      const [first, second] = await Promise.allSettled([guest.send(), other.send()]);
      expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await guest.look()).orders).toHaveLength(2);
    });

    test('joins the bill of its seating once it is accepted, and is a new bill once that is paid', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add(1);
      const { orders: first } = await guest.send();
      await guests.house.step(first[0]!.id, 'accepted');
      await guests.house.advance(60_000);
      await guest.add(2);
      const { orders: two } = await guest.send();
      expect(two.map(({ status }) => status)).toEqual(['accepted', 'new']);
      await guests.house.step(two[1]!.id, 'accepted');
      const { orders: joined, owed } = await guest.look();
      expect(joined).toMatchObject([
        { id: first[0]!.id, items: [{ quantity: 1 }, { quantity: 2 }], balance: owed },
      ]);
      const { orders: bills } = await guests.house.seeTable(table.id);
      expect(bills).toHaveLength(1);
      expect(bills[0]!.items.map(({ status, sent_qty }) => [status, sent_qty])).toEqual([
        ['queued', 1],
        ['queued', 2],
      ]);
      await guests.house.pay(first[0]!.id);
      await guest.add(1);
      const { orders: after } = await guest.send();
      await guests.house.step(after[1]!.id, 'accepted');
      expect((await guest.look()).orders).toHaveLength(2);
    });

    test('is placed once when it is sent twice by one name', async () => {
      const { guest } = await guests.fresh();
      const seen = await guest.add();
      const key = crypto.randomUUID();
      const first = await guest.send(seen, key);
      expect(await guest.send(seen, key)).toEqual(first);
      expect((await guest.look()).orders).toHaveLength(1);
    });

    test('is refused while the house is closed, with the only 400; the menu is there all the same', async () => {
      const { guest } = await guests.fresh('merchant.kajang');
      expect(await guest.look()).toMatchObject({ is_open: false });
      const [dish] = (await guest.dishes()).filter(
        ({ is_available, options }) => is_available && options.length === 0,
      );
      const seen = await guest.add(1, { menu_id: dish!.id });
      expect(await refused(guest.send(seen))).toMatchObject({ code: 'storeClosed', status: 400 });
      expect((await guest.look()).cart).toEqual(seen.cart);
    });

    test('is refused at a table out of service, as is what is wanted there', async () => {
      const { table, guest } = await guests.fresh();
      await guests.house.changeTable(table.id, 'deactivate');
      expect(await guest.look()).toMatchObject({ is_active: false });
      expect(await refused(guest.add())).toMatchObject({ code: 'notAllowedNow' });
    });

    test('waits for the house to answer, where many wait already', async () => {
      const { guest } = await guests.fresh();
      for (let sent = 0; sent < mostUnanswered; sent += 1) await guest.send(await guest.add());
      const seen = await guest.add();
      expect(await refused(guest.send(seen))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'orders_wait' } },
      });
      await guests.house.step(seen.orders[0]!.id, 'accepted');
      expect(await guest.send(seen)).toMatchObject({ cart: [] });
    });

    test('that is called off is told of for a while, and owes nothing', async () => {
      const { guest } = await guests.fresh();
      await guest.add();
      const { orders } = await guest.send();
      await guests.house.step(orders[0]!.id, 'cancelled');
      expect(await guest.look()).toMatchObject({ owed: 0, orders: [{ status: 'cancelled' }] });
      await guests.house.advance((calledOffMinutes + 1) * 60_000);
      expect((await guest.look()).orders).toEqual([]);
    });
  });

  test('an order that was called off is not shown to the next party at the table', async () => {
    const { table, guest } = await guests.fresh();
    await guest.add();
    const { orders } = await guest.send();
    await guests.house.step(orders[0]!.id, 'cancelled');
    expect((await guest.look()).orders).toHaveLength(1);
    await guests.house.advance(60_000);
    await guests.house.changeTable(table.id, 'clean');
    expect((await (await guests.at(table.qr_token)).look()).orders).toEqual([]);
  });

  describe('the bill', () => {
    test('is asked for once there is something to pay, and again stays asked', async () => {
      const { table, guest } = await guests.fresh();
      expect(await refused(ask(guest))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'nothing_owed' } },
      });
      await guest.add();
      await guest.send();
      await guests.house.advance(60_000);
      const { bill_asked_at } = await ask(guest);
      expect(bill_asked_at).not.toBeNull();
      await guests.house.advance(60_000);
      expect(await ask(guest)).toMatchObject({ bill_asked_at });
      expect((await guests.house.seeTable(table.id)).table).toMatchObject({ bill_asked_at });
    });

    test('is asked for no more once guests order more, and is gone once it is paid', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add();
      await guest.send();
      await guests.house.advance(60_000);
      await ask(guest);
      await guests.house.advance(60_000);
      await guest.add();
      const { bill_asked_at, orders } = await guest.send();
      expect(bill_asked_at).toBeNull();
      await guests.house.advance(60_000);
      expect(await ask(guest)).toMatchObject({ bill_asked_at: expect.any(String) });
      for (const { id } of orders) await guests.house.pay(id);
      expect(await guest.look()).toMatchObject({ owed: 0, bill_asked_at: null });
      expect((await guests.house.seeTable(table.id)).table.bill_asked_at).toBeNull();
    });
  });
}
