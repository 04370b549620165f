import { addGuestLines, removeGuestLine, updateGuestLine, type GuestLine } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { defaultGuestLimits } from '@servery/domain/guest';
import type { Guest, GuestStage } from './GuestStage.ts';
import { refused } from '../Stage.ts';

const change = ({ call, token }: Guest, { id, version }: GuestLine, quantity: number) =>
  call(updateGuestLine, { params: { id }, body: { token, version, quantity } });
const remove = ({ call, token }: Guest, { id, version }: GuestLine) =>
  call(removeGuestLine, { params: { id }, body: { token, version } });

/** The cart that all guests at a table share. */
export function guestCarts(guests: GuestStage): void {
  describe('guest cart', () => {
    test('contains the lines of all guests, and is visible to staff', async () => {
      const { table, guest } = await guests.fresh();
      const mei = await guests.at(table.qr_token, 'Mei');
      await guest.add(2, { note: ' Extra crispy ' });
      const { cart } = await mei.add(1);
      const { price } = await guest.dish();
      expect(cart).toMatchObject([
        { quantity: 2, note: 'Extra crispy', by: 'Guest', gross: price * 2, version: 1 },
        { quantity: 1, note: '', by: 'Mei', gross: price },
      ]);
      expect((await guest.look()).cart).toEqual(cart);
      const seen = await guests.venue.seeTable(table.id);
      expect(seen.cart.map(({ id, by }) => [id, by])).toEqual(cart.map(({ id, by }) => [id, by]));
    });

    test('keeps all lines when several phones add at the same time', async () => {
      const { table, guest } = await guests.fresh();
      const others = await Promise.all(
        ['Mei', 'Ravi', 'Aina'].map((name) => guests.at(table.qr_token, name)),
      );
      await Promise.all([guest, ...others].map((one, i) => one.add(i + 1)));
      const { cart } = await guest.look();
      expect(cart.map(({ quantity, by }) => [quantity, by]).toSorted()).toEqual([
        [1, 'Guest'],
        [2, 'Mei'],
        [3, 'Ravi'],
        [4, 'Aina'],
      ]);
    });

    test('adds a line once for a repeated idempotency key', async () => {
      const { guest } = await guests.fresh();
      const key = crypto.randomUUID();
      const first = await guest.add(2, {}, key);
      expect(await guest.add(2, {}, key)).toEqual(first);
      expect((await guest.look()).cart).toHaveLength(1);
      expect(await refused(guest.add(3, {}, key))).toMatchObject({ code: 'keyReused' });
    });

    test('changes and removes lines by version, and refuses outdated versions', async () => {
      const { table, guest } = await guests.fresh();
      const [line] = (await guest.add()).cart;
      const other = await guests.at(table.qr_token);
      const [changed] = (await change(other, line!, 5)).cart;
      expect(changed).toMatchObject({ id: line!.id, quantity: 5, version: 2 });
      expect(await refused(change(guest, line!, 2))).toMatchObject({
        code: 'conflict',
        matter: { current: { version: 2, quantity: 5 } },
      });
      expect(await refused(remove(guest, line!))).toMatchObject({ code: 'conflict' });
      expect((await remove(guest, changed!)).cart).toEqual([]);
      expect(await refused(remove(guest, changed!))).toMatchObject({ code: 'notFound' });
    });

    test('cannot be changed from another table', async () => {
      const { guest } = await guests.fresh();
      const { guest: stranger } = await guests.fresh();
      const [line] = (await guest.add()).cart;
      expect(await refused(change(stranger, line!, 9))).toMatchObject({ code: 'notFound' });
      expect(await refused(remove(stranger, line!))).toMatchObject({ code: 'notFound' });
      expect((await guest.look()).cart).toEqual([line]);
      expect((await stranger.look()).cart).toEqual([]);
    });

    test('accepts only available items, with valid options', async () => {
      const { guest } = await guests.fresh();
      const add = (wanted: object) =>
        guest.call(addGuestLines, {
          body: { token: guest.token, lines: [{ menu_id: 1, quantity: 1, ...wanted }] },
        });
      const gone = await guest.dish('Puding karamel');
      expect(await refused(add({ menu_id: gone.id }))).toMatchObject({ code: 'itemUnavailable' });
      expect(await refused(add({}))).toMatchObject({
        code: 'invalid',
        matter: { fields: { 'lines.0.menu_id': {} } },
      });
      const tea = await guest.dish('Teh tarik');
      const { items } = tea.options.find(({ name }) => name === 'Served')!;
      for (const options of [[], items.map(({ id }) => ({ id }))])
        expect(await refused(add({ menu_id: tea.id, options }))).toMatchObject({
          code: 'invalid',
          matter: { fields: { 'lines.0.options': {} } },
        });
      const ice = items.find(({ name }) => name === 'Ais')!;
      const { cart } = await add({ menu_id: tea.id, quantity: 2, options: [{ id: ice.id }] });
      expect(cart).toMatchObject([{ gross: 680, options: [{ name: 'Ais' }] }]);
    });

    test('limits the quantity of one dish when adding and changing', async () => {
      const { guest } = await guests.fresh();
      const { max_quantity } = (await guest.look()).limits;
      const tooMany = {
        code: 'notAllowedNow',
        matter: { details: { why: 'quantity_limit', most: max_quantity } },
      };
      expect(await refused(guest.add(max_quantity + 1))).toMatchObject(tooMany);
      const { cart } = await guest.add(max_quantity);
      expect(await refused(change(guest, cart[0]!, max_quantity + 1))).toMatchObject(tooMany);
      expect(await change(guest, cart[0]!, 1)).toMatchObject({ cart: [{ quantity: 1 }] });
    });

    test('limits the total value', async () => {
      const { guest } = await guests.fresh();
      const { max_quantity, max_total } = (await guest.look()).limits;
      const dishes = await guest.dishes();
      const plain = dishes.filter(({ is_available, options }) => is_available && !options.length);
      const dearest = plain.toSorted((a, b) => b.price - a.price)[0]!;
      const each = dearest.price * max_quantity;
      const lines = Math.floor(max_total / each);
      for (let line = 0; line < lines; line += 1)
        await guest.add(max_quantity, { menu_id: dearest.id });
      const seen = await guest.look();
      expect(await refused(guest.add(max_quantity, { menu_id: dearest.id }))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'total_limit', most: max_total } },
      });
      expect(await guest.send(seen)).toMatchObject({ cart: [], orders: [{ status: 'new' }] });
    });

    test('limits the number of lines', async () => {
      const { guest } = await guests.fresh();
      const { id: menu_id } = await guest.dish();
      const lines = Array.from({ length: 20 }, () => ({ menu_id, quantity: 1 }));
      const body = { token: guest.token, lines };
      for (let there = 0; there < defaultGuestLimits.max_lines; there += 20)
        await guest.call(addGuestLines, { body });
      expect(await refused(guest.add())).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'cart_full' } },
      });
    });
  });
}
