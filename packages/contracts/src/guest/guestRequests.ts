import { askGuestBill, askGuestHelp } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { answeredMinutes, requestHours } from '@servery/domain/tables';
import type { Guest, GuestStage } from './GuestStage.ts';
import { refused } from '../Stage.ts';

const minute = 60_000;
const requestBill = ({ call, token }: Guest) => call(askGuestBill, { body: { token } });
const requestHelp = ({ call, token }: Guest) => call(askGuestHelp, { body: { token } });

/** The requests of guests to staff, and their answers. */
export function guestRequests(guests: GuestStage): void {
  describe('guest request', () => {
    test('for help reaches staff before anything is ordered, and keeps its time when repeated', async () => {
      const { table, guest } = await guests.fresh();
      const { help_asked_at, bill_asked_at } = await requestHelp(guest);
      expect(help_asked_at).not.toBeNull();
      expect(bill_asked_at).toBeNull();
      await guests.venue.advance(minute);
      expect(await requestHelp(guest)).toMatchObject({ help_asked_at });
      expect((await guests.venue.seeTable(table.id)).table).toMatchObject({
        help_asked_at,
        state: 'available',
      });
    });

    test('shows guests for ten minutes when staff answered it', async () => {
      const { table, guest } = await guests.fresh();
      expect((await guest.look()).answered_at).toBeNull();
      await requestHelp(guest);
      await guests.venue.advance(minute);
      expect(await guests.venue.changeTable(table.id, 'answer')).toMatchObject({
        help_asked_at: null,
      });
      const { answered_at, help_asked_at } = await guest.look();
      expect(answered_at).not.toBeNull();
      expect(help_asked_at).toBeNull();
      await guests.venue.advance(answeredMinutes * minute);
      expect((await guest.look()).answered_at).toBeNull();
    });

    test('can be made again after staff answered it', async () => {
      const { table, guest } = await guests.fresh();
      await requestHelp(guest);
      await guests.venue.advance(minute);
      await guests.venue.changeTable(table.id, 'answer');
      await guests.venue.advance(minute);
      expect(await requestHelp(guest)).toMatchObject({
        help_asked_at: expect.any(String),
        answered_at: null,
      });
    });

    test('for the bill is answered together with one for help', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add();
      await guest.send();
      await guests.venue.advance(minute);
      await requestBill(guest);
      await requestHelp(guest);
      await guests.venue.advance(minute);
      await guests.venue.changeTable(table.id, 'answer');
      expect(await guest.look()).toMatchObject({
        bill_asked_at: null,
        help_asked_at: null,
        answered_at: expect.any(String),
      });
      await guests.venue.advance(minute);
      expect(await requestBill(guest)).toMatchObject({ bill_asked_at: expect.any(String) });
    });

    test('ends with its party, and the next party sees neither orders nor answers', async () => {
      const { table, guest } = await guests.fresh();
      await guest.add();
      const { orders } = await guest.send();
      await guests.venue.advance(minute);
      await requestHelp(guest);
      for (const status of ['accepted', 'preparing', 'ready', 'served'] as const)
        await guests.venue.step(orders[0]!.id, status);
      // A served order completes automatically when it is paid, so its guests can leave.
      await guests.venue.pay(orders[0]!.id);
      await guests.venue.advance(minute);
      const next = await guests.at(table.qr_token);
      expect(await next.look()).toMatchObject({ help_asked_at: null, orders: [], owed: 0 });
      await next.add();
      expect(await next.send()).toMatchObject({ help_asked_at: null, answered_at: null });
    });

    test('expires after half a day without an answer', async () => {
      const { guest } = await guests.fresh();
      await requestHelp(guest);
      await guests.venue.advance(requestHours * 60 * minute);
      expect((await guest.look()).help_asked_at).toBeNull();
    });

    test('is refused at a table out of service', async () => {
      const { table, guest } = await guests.fresh();
      await guests.venue.changeTable(table.id, 'deactivate');
      expect(await refused(requestHelp(guest))).toMatchObject({ code: 'notAllowedNow' });
    });
  });
}
