import {
  approve,
  displayMenu,
  editMenu,
  getMenu,
  listMenus,
  placeOrder,
  toggleCategory,
  toggleMenu,
  listCategories,
  updateBalance,
  type Client,
  type FoodMenu,
} from '@servery/api';
import { contractNow } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describe.each(engines)('menu on %s', (engine) => {
  let server: TestServer;
  let owner: Client;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.as('merchant');
  });
  afterAll(() => server.close());

  const named = async (search: string): Promise<FoodMenu> =>
    (await owner.call(listMenus, { query: { search } })).aaData[0]!;
  const shown = async (name: string) =>
    (await owner.call(displayMenu, { query: {} })).categories
      .flatMap(({ items }) => items)
      .find((item) => item.name === name);
  const order = ({ id }: FoodMenu, quantity = 1) =>
    owner.call(placeOrder, {
      body: { order_method: 'pickup', lines: [{ menu_id: id, quantity }] },
    });
  const toggle = ({ id, version }: FoodMenu, change: object) =>
    owner.call(toggleMenu, { params: { id }, body: { version, ...change } });

  test('an item marked sold out can’t be ordered until it returns', async () => {
    const menu = await named('papadom basket');
    const until = new Date(contractNow.getTime() + 10 * 60_000).toISOString();
    await toggle(menu, { is_available: false, unavailable_until: until });
    expect(await shown('Papadom basket')).toMatchObject({
      is_available: false,
      unavailable: 'sold_out',
      available_at: until,
    });
    await expect(order(menu)).rejects.toMatchObject({ code: 'itemUnavailable' });
    server.advance(10 * 60_000);
    expect(await shown('Papadom basket')).toMatchObject({ is_available: true });
    expect((await order(menu)).items[0]?.name).toBe('Papadom basket');
  });

  test('an item with no stock left can’t be ordered', async () => {
    const { id, version } = await named('air mineral');
    const params = { id };
    await owner.call(updateBalance, { params, body: { version, mode: 'set', quantity: 0 } });
    expect(await shown('Air mineral')).toMatchObject({ unavailable: 'sold_out' });
    const [menu] = [await owner.call(getMenu, { params })];
    await expect(order(menu)).rejects.toMatchObject({ code: 'itemUnavailable' });
  });

  test('an order above an item’s maximum quantity is refused', async () => {
    const menu = await named('cucur udang');
    const { category_id, name, price, tax_class, version } = menu;
    const body = { category_id, name, price, tax_class, version, max_quantity: 2 };
    await owner.call(editMenu, { params: { id: menu.id }, body });
    await expect(order(menu, 3)).rejects.toMatchObject({
      code: 'invalid',
      matter: { fields: { 'lines.0.quantity': { code: 'too_many' } } },
    });
    expect((await order(menu, 2)).items[0]?.quantity).toBe(2);
  });

  test('an item that is inactive, or whose category is, is not on the menu', async () => {
    const menu = await named('cendol');
    const off = await toggle(menu, { is_active: false });
    expect(await shown('Cendol')).toBeUndefined();
    await expect(order(menu)).rejects.toMatchObject({ code: 'invalid' });
    await toggle(off, { is_active: true });
    const { aaData } = await owner.call(listCategories, { query: { search: 'sweets' } });
    const { id, version } = aaData[0]!;
    await owner.call(toggleCategory, { params: { id }, body: { version, is_active: false } });
    expect(await shown('Cendol')).toBeUndefined();
    await expect(order(menu)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('an approval by PIN allows one change of a price', async () => {
    const supervisor = await server.as('supervisor');
    const { id, version, category_id, name, tax_class } = await named('telur dadar');
    const request = { capability: 'menu.price' as const, object_id: id, version };
    const { approval } = await supervisor.call(approve, { body: { pin: '8264', request } });
    const reprice = (based: number, price: number) =>
      supervisor.call(
        editMenu,
        { params: { id }, body: { version: based, category_id, name, tax_class, price } },
        { approval },
      );
    expect((await reprice(version, 350)).price).toBe(350);
    await expect(reprice(version + 1, 400)).rejects.toMatchObject({ code: 'approvalRequired' });
  });

  test('audits each change with its before and after', async () => {
    const menu = await named('rojak');
    await toggle(menu, { is_active: false });
    const rows = await all(
      server.database.kysely,
      sql<{ action: string; before: object; after: object }>`select action, before, after
        from audit where merchant_id = 101 and object_id = ${menu.id}`,
    );
    expect(rows).toMatchObject([
      {
        action: 'menu.changed',
        before: { [menu.id]: { is_active: true } },
        after: { [menu.id]: { is_active: false } },
      },
    ]);
  });

  test('a code that several people assign concurrently is assigned once', async () => {
    const { aaData } = await owner.call(listMenus, { query: {} });
    const menus = await Promise.allSettled(
      aaData.slice(0, 5).map(({ id, category_id, name, price, tax_class, version }) => {
        const body = { category_id, name, price, tax_class, version, code: 'TOL' };
        return owner.call(editMenu, { params: { id }, body });
      }),
    );
    expect(menus.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
