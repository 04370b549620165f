import { askGuestBill, askGuestHelp } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { answeredMinutes, requestHours } from '../tables/requests.ts';
import type { Guest, GuestStage } from './GuestStage.ts';
import { refused } from './Stage.ts';

const minute = 60_000;
const askBill = ({ call, token }: Guest) => call(askGuestBill, { body: { token } });
const askHelp = ({ call, token }: Guest) => call(askGuestHelp, { body: { token } });

/** What guests ask staff for, and how they learn that staff answered. */
export function guestRequests(guests: GuestStage): void {
  describe('a guest’s request', () => {
    test('for help reaches staff before anything is ordered and stays as it was asked first', async () => {
      const { table, guest } = await guests.fresh();
      const { help_asked_at, bill_asked_at } = await askHelp(guest);
      expect(help_asked_at).not.toBeNull();
      expect(bill_asked_at).toBeNull();
      await guests.house.advance(minute);
      expect(await askHelp(guest)).toMatchObject({ help_asked_at });
      expect((await guests.house.seeTable(table.id)).table).toMatchObject({
        help_asked_at,
        state: 'available',
      });
    });

    test('shows the guests when staff answered it, for ten minutes', async () => {
      const { table, guest } = await guests.fresh();
      expect((await guest.look()).answered_at).toBeNull();
      await askHelp(guest);
      await guests.house.advance(minute);
      expect(await guests.house.changeTable(table.id, 'answer')).toMatchObject({
        help_asked_at: null,
      });
      const { answered_at, help_asked_at } = await guest.look();
      expect(answered_at).not.toBeNull();
      expect(help_asked_at).toBeNull();
      await guests.house.advance(answeredMinutes * minute);
      expect((await guest.look()).answered_at).toBeNull();
    });

    test('can be made again after staff answered', async () => {
      const { table, guest } = await guests.fresh();
      await askHelp(guest);
      await guests.house.advance(minute);
      await guests.house.changeTable(table.id, 'answer');
      await guests.house.advance(minute);
      expect(await askHelp(guest)).toMatchObject({
        help_asked_at: expect.any(String),
        answered_at: null,
      });
    });

    test('for the bill is answered together with one for help', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add();
      await guest.send();
      await guests.house.advance(minute);
      await askBill(guest);
      await askHelp(guest);
      await guests.house.advance(minute);
      await guests.house.changeTable(table.id, 'answer');
      expect(await guest.look()).toMatchObject({
        bill_asked_at: null,
        help_asked_at: null,
        answered_at: expect.any(String),
      });
      await guests.house.advance(minute);
      expect(await askBill(guest)).toMatchObject({ bill_asked_at: expect.any(String) });
    });

    test('ends with its party, whose orders and answer the next party does not see', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add();
      const { orders } = await guest.send();
      await guests.house.advance(minute);
      await askHelp(guest);
      for (const status of ['accepted', 'preparing', 'ready', 'served'] as const)
        await guests.house.step(orders[0]!.id, status);
      // A served order that is paid completes itself: its guests may leave.
      await guests.house.pay(orders[0]!.id);
      await guests.house.advance(minute);
      const next = await guests.at(table.qr_token);
      expect(await next.look()).toMatchObject({ help_asked_at: null, orders: [], owed: 0 });
      await next.add();
      expect(await next.send()).toMatchObject({ help_asked_at: null, answered_at: null });
    });

    test('is over after half a day without an answer', async () => {
      const { guest } = await guests.fresh();
      await askHelp(guest);
      await guests.house.advance(requestHours * 60 * minute);
      expect((await guest.look()).help_asked_at).toBeNull();
    });

    test('is refused at a table out of service', async () => {
      const { table, guest } = await guests.fresh();
      await guests.house.changeTable(table.id, 'deactivate');
      expect(await refused(askHelp(guest))).toMatchObject({ code: 'notAllowedNow' });
    });
  });
}
