import {
  addGuestLines,
  askGuestBill,
  askGuestHelp,
  getGuestMenu,
  getGuestTable,
  removeGuestLine,
  sendGuestOrder,
  updateGuestLine,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import type { Guest, GuestStage } from './GuestStage.ts';
import { refused } from '../Stage.ts';

/** Returns every call of guests with this token. */
const everyCall = ({ call }: Guest, token: string) => {
  const [params, version] = [{ id: 1 }, 1];
  return [
    () => call(getGuestTable, { query: { token } }),
    () => call(getGuestMenu, { query: { token } }),
    () => call(addGuestLines, { body: { token, lines: [{ menu_id: 1, quantity: 1 }] } }),
    () => call(updateGuestLine, { params, body: { token, version, quantity: 1 } }),
    () => call(removeGuestLine, { params, body: { token, version } }),
    () => call(sendGuestOrder, { body: { token, cart: [{ id: 1, version }] } }),
    () => call(askGuestBill, { body: { token } }),
    () => call(askGuestHelp, { body: { token } }),
  ];
};

/** The token of a table, and its limits. */
export function guestCodes(guests: GuestStage): void {
  describe('guest token', () => {
    test('stops working when it is renewed; the new one opens the same table', async () => {
      const { table, guest } = await guests.fresh();
      const before = await guest.add();
      const { qr_token } = await guests.venue.changeTable(table.id, 'rotate_token');
      for (const call of everyCall(guest, guest.token))
        expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
      const next = await guests.at(qr_token);
      expect((await next.look()).cart).toEqual(before.cart);
    });

    test('is prefixed with the merchant’s id and long enough to be secret', async () => {
      const { table } = await guests.fresh();
      expect(table.qr_token).toMatch(/^101-[\w-]{22,}$/);
    });

    test('is refused if it belongs to no table', async () => {
      const { guest, table } = await guests.fresh();
      const secret = table.qr_token.slice(4);
      const wrong = [
        '',
        '101-',
        secret,
        `102-${secret}`,
        `101-${secret}x`,
        "101-' or 1=1 --aaaaaaaaaaaa",
      ];
      for (const token of wrong)
        for (const call of everyCall(guest, token))
          expect(await refused(call())).toMatchObject({ code: 'notFound' });
    });
  });
}
