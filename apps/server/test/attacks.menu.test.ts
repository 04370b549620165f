import {
  addGuestLines,
  addToCart,
  createTable,
  displayMenu,
  displayOrders,
  editMenu,
  getGuestMenu,
  getMenu,
  importMenus,
  listMenus,
  placeOrder,
  sendGuestOrder,
  updateOrder,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const why = { why: 'unknown_tax_class', name: 'Roti tisu' };
const unsellable = { code: 'itemUnavailable', status: 422, matter: { details: why } };

describe.each(engines)('unknown tax class on %s', (engine) => {
  let server: TestServer;
  let call: Client['call'];
  beforeAll(async () => {
    server = await startTestServer(engine);
    ({ call } = await server.as('merchant'));
  });
  afterAll(() => server.close());

  const dishes = async () => {
    const { categories } = await call(displayMenu, { query: {} });
    const items = categories.flatMap((category) => category.items);
    return ['Roti tisu', 'Ayam goreng sekor'].map((name) =>
      items.find((item) => item.name === name)!,
    );
  };

  test('is refused by an import, with and without a dry run', async () => {
    const rows = [{ category: 'Sides', name: 'Roti tisu', price: '4.50', tax_class: 'GST' }];
    for (const is_dry_run of [true, false])
      expect(await call(importMenus, { body: { is_dry_run, rows } })).toMatchObject({
        is_committed: false,
        errors: [{ row: 0, field: 'tax_class', code: 'unknown_tax_class' }],
      });
  });

  test('makes only its item unavailable, by name, if an older release stored it', async () => {
    const place = {
      name: 'Taxed',
      section: '',
      seats_max: 4,
      shape: 'square' as const,
      x: 0,
      y: 0,
    };
    const { id: table_id, qr_token: token } = await call(createTable, { body: place });
    const [bad, good] = await dishes();
    const guest = server.browser();
    const line = { menu_id: bad!.id, quantity: 1 };
    const other = { menu_id: good!.id, quantity: 1 };
    const { cart } = await guest.call(addGuestLines, { body: { token, lines: [line] } });
    await sql`update menu_item set tax_class = 'GST' where id = ${bad!.id}`.execute(
      server.database.kysely,
    );

    const order = { order_method: 'dine_in' as const, table_id };
    const placed = await call(placeOrder, { body: { ...order, lines: [other] } });
    const sent = cart.map(({ id, version }) => ({ id, version }));
    const change = { type: 'add_line' as const, ...line };
    for (const refused of [
      () => call(placeOrder, { body: { ...order, lines: [line] } }),
      () => call(placeOrder, { body: { ...order, cart: sent } }),
      () =>
        call(updateOrder, {
          params: { order_id: placed.id },
          body: { version: placed.version, changes: [change] },
        }),
      () => call(addToCart, { body: { table_id, lines: [line] } }),
      () => guest.call(addGuestLines, { body: { token, lines: [line] } }),
      () => guest.call(sendGuestOrder, { body: { token, cart: sent } }),
    ])
      await expect(refused()).rejects.toMatchObject(unsellable);
    expect((await call(displayOrders, { query: {} })).unreadable).toBeUndefined();
    expect(await guest.call(getGuestMenu, { query: { token } })).toBeDefined();
    const { aaData } = await call(listMenus, { query: { search: 'Roti tisu' } });
    expect(aaData[0]).toMatchObject({ tax_class: 'GST' });

    const menu = await call(getMenu, { params: { id: bad!.id } });
    const { id, version, name, category_id, price, option_ids } = menu;
    const input = { version, name, category_id, price, option_ids };
    const edit = (tax_class: string) =>
      call(editMenu, { params: { id }, body: { ...input, tax_class } });
    await expect(edit('GST')).rejects.toMatchObject({ code: 'invalid' });
    await edit('SST');
    expect(await guest.call(sendGuestOrder, { body: { token, cart: sent } })).toMatchObject({
      cart: [],
    });
  });
});
