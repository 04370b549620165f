import {
  addToCart,
  getTableOrder,
  removeCartLine,
  updateCartLine,
  type CartLine,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import type { TablesStage } from './TablesStage.ts';

/** The cart of a table. */
export function tablesCarts(floor: TablesStage): void {
  const { stage } = floor;
  const detail = (id: number, username = 'merchant') =>
    stage.as(username, getTableOrder, { params: { id } });
  const add = async (table_id: number, quantity = 1, username = 'merchant') => {
    const { id: menu_id } = await floor.host.dish();
    const body = { table_id, lines: [{ menu_id, quantity }] };
    return (await stage.as(username, addToCart, { body })).cart;
  };
  const change = ({ id, version }: CartLine, quantity: number) =>
    stage.as('merchant', updateCartLine, { params: { id }, body: { version, quantity } });
  const remove = ({ id, version }: CartLine, username = 'merchant') =>
    stage.as(username, removeCartLine, { params: { id }, body: { version } });

  describe('table cart', () => {
    test('contains added lines with their author and price', async () => {
      const { id } = await floor.fresh();
      const { price } = await floor.host.dish();
      const cart = await add(id, 3, 'waiter');
      expect(cart).toMatchObject([
        { quantity: 3, version: 1, gross: price * 3, by: 'Muthu Krishnan' },
      ]);
      const shown = await detail(id);
      expect(shown).toMatchObject({ order: null, orders: [], cart, table: { cart_count: 1 } });
    });

    test('keeps all lines when several devices add at the same time', async () => {
      const { id } = await floor.fresh();
      await Promise.all([add(id, 1), add(id, 2, 'waiter'), add(id, 3, 'cashier')]);
      const { cart } = await detail(id);
      expect(cart.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2, 3]);
    });

    test('changes and removes lines by version, and refuses outdated versions', async () => {
      const { id } = await floor.fresh();
      const [line] = await add(id);
      const [other] = (await add(id, 1, 'waiter')).slice(1);
      const { cart } = await change(line!, 5);
      expect(cart.map(({ quantity, version }) => [quantity, version])).toEqual([
        [5, 2],
        [1, 1],
      ]);
      expect(await refused(change(line!, 2))).toMatchObject({
        code: 'conflict',
        matter: { current: { version: 2, quantity: 5 } },
      });
      expect(await refused(remove(line!))).toMatchObject({ code: 'conflict' });
      expect((await remove(cart[0]!)).cart).toEqual([other]);
      expect(await refused(remove(cart[0]!))).toMatchObject({ code: 'notFound' });
    });

    test('merges identical items of the same person into one line', async () => {
      const { id } = await floor.fresh();
      const { id: menu_id, price } = await floor.host.dish();
      await add(id, 1);
      await add(id, 1, 'waiter');
      const lines = [
        { menu_id, quantity: 2 },
        { menu_id, quantity: 1, note: 'Crispy' },
        { menu_id, quantity: 3 },
      ];
      const { cart } = await stage.as('merchant', addToCart, { body: { table_id: id, lines } });
      expect(cart).toMatchObject([
        { quantity: 6, version: 3, note: '', gross: price * 6 },
        { quantity: 1, version: 1, by: 'Muthu Krishnan' },
        { quantity: 1, version: 1, note: 'Crispy' },
      ]);
    });

    test('keeps the seats of lines until they are changed', async () => {
      const { id } = await floor.fresh();
      const { id: menu_id } = await floor.host.dish();
      const lines = [
        { menu_id, quantity: 1, seat: 1 },
        { menu_id, quantity: 1, seat: 2 },
        { menu_id, quantity: 1 },
      ];
      const { cart } = await stage.as('merchant', addToCart, { body: { table_id: id, lines } });
      expect(cart.map(({ seat }) => seat)).toEqual([1, 2, null]);
      const [first, second] = cart as [CartLine, CartLine];
      await change(first, 2);
      const { cart: moved } = await stage.as('merchant', updateCartLine, {
        params: { id: second.id },
        body: { version: second.version, quantity: 1, seat: 3 },
      });
      expect(moved.map(({ seat }) => seat)).toEqual([1, 3, null]);
    });

    test('replaces and reprices the options of a line, and refuses invalid ones', async () => {
      const { id } = await floor.fresh();
      const dish = await floor.host.dishWithChoices();
      const [group] = dish.options;
      const [one, other] = group!.items;
      const wanted = (option: { id: number }) => [{ id: option.id, quantity: 1 }];
      const body = {
        table_id: id,
        lines: [{ menu_id: dish.id, quantity: 1, options: wanted(one!) }],
      };
      const [line] = (await stage.as('waiter', addToCart, { body })).cart;
      const edit = (options: { id: number; quantity: number }[], { version }: CartLine) =>
        stage.as('waiter', updateCartLine, {
          params: { id: line!.id },
          body: { version, quantity: 2, note: 'Hot', options },
        });
      expect(await refused(edit([{ id: 1, quantity: 1 }], line!))).toMatchObject({
        code: 'invalid',
      });
      const { cart } = await edit(wanted(other!), line!);
      expect(cart).toMatchObject([
        {
          quantity: 2,
          note: 'Hot',
          options: [{ id: other!.id }],
          gross: 2 * (dish.price + other!.price),
        },
      ]);
      expect((await change(cart[0]!, 3)).cart).toMatchObject([{ options: [{ id: other!.id }] }]);
    });

    test('is ordered exactly as it was seen, or not at all', async () => {
      const { id } = await floor.fresh();
      const [line] = await add(id, 2);
      const later = (await add(id, 1, 'waiter'))[1]!;
      const seen = { id: line!.id, version: line!.version };
      const { cart } = await change(line!, 4);
      expect(await refused(floor.host.send(id, [seen]))).toMatchObject({ code: 'conflict' });
      const order = await floor.host.send(id, [{ id: cart[0]!.id, version: cart[0]!.version }]);
      const shown = await detail(id);
      expect(shown.cart).toEqual([later]);
      expect(shown.order?.id).toBe(order.id);
      expect(shown.orders.flatMap(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
        4,
      ]);
      expect(shown.table).toMatchObject({ state: 'occupied', cart_count: 1 });
      // Lines that were sent can't be sent again.
      expect(await refused(floor.host.send(id, [seen]))).toMatchObject({ code: 'conflict' });
    });

    test('prevents its table from being freed or deactivated', async () => {
      const table = await floor.fresh();
      await add(table.id);
      expect(await refused(floor.step(table, { action: 'deactivate' }))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { from: 'cart' } },
      });
      const seated = await floor.occupy(table, true);
      expect(await refused(floor.occupy(seated, false))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { from: 'cart', lines: 1 } },
      });
    });

    test('requires menu items, a table in service, and permission to order', async () => {
      const { id } = await floor.fresh();
      const lines = [{ menu_id: 1, quantity: 1 }];
      expect(
        await refused(stage.as('merchant', addToCart, { body: { table_id: id, lines } })),
      ).toMatchObject({
        code: 'invalid',
        matter: { fields: { 'lines.0.menu_id': {} } },
      });
      expect(await refused(add(id, 1, 'kitchen'))).toMatchObject({ code: 'forbidden' });
      expect(await refused(add(id, 1, 'merchant.bangsar'))).toMatchObject({ code: 'notFound' });
      const [line] = await add(id);
      expect(await refused(remove(line!, 'merchant.bangsar'))).toMatchObject({ code: 'notFound' });
      expect(await refused(detail(id, 'merchant.bangsar'))).toMatchObject({ code: 'notFound' });
      const off = await floor.step(await floor.fresh(), { action: 'deactivate' });
      expect(await refused(add(off.id))).toMatchObject({ code: 'notAllowedNow' });
    });
  });
}
