import {
  createCategory,
  createMenu,
  listMenus,
  previewPricePush,
  pushPrice,
  undoPricePush,
  type Client,
  type FoodMenu,
  type PriceOutlet,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { outletsOn } from './outletsOn.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describe.each(engines)('price pushes on %s', (engine) => {
  let server: TestServer;
  let owner: Client;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.as('supermerchant');
  });
  afterAll(() => server.close());

  const create = async (merchant_id: number, code: string, price: number): Promise<FoodMenu> => {
    const category = await owner.call(createCategory, { body: { merchant_id, name: code } });
    const item = { name: 'Nasi lemak', code, price, tax_class: 'SST', category_id: category.id };
    return owner.call(createMenu, { body: { merchant_id, ...item } });
  };
  const bodyOf = (item_id: number, price: number, outlets: readonly PriceOutlet[]) => ({
    item_id,
    price,
    outlets: outlets.map((outlet) => ({ item_id: outlet.item_id!, version: outlet.version! })),
  });
  const pricesOf = async (code: string) => {
    const { aaData } = await owner.call(listMenus, { query: { search: code, length: 100 } });
    return aaData.map(({ price }) => price);
  };

  test('one request changes 27 of 30 outlets, and another one takes them back', async () => {
    const { addOutlet } = outletsOn(server);
    const outlets = [101, 102, 103, 104];
    for (let i = outlets.length; i < 30; i += 1) outlets.push(await addOutlet(`Outlet ${i}`));
    const own = new Set([103, outlets[10], outlets[20]]);
    const items: FoodMenu[] = [];
    for (const id of outlets) items.push(await create(id, 'NL30', own.has(id) ? 1150 : 1290));
    const item_id = items[0]!.id;
    const before = await pricesOf('NL30');

    const query = { item_id, price: 1350 };
    const preview = await owner.call(previewPricePush, { query });
    const changed = preview.outlets.filter(({ state }) => state === 'change');
    expect(changed).toHaveLength(27);
    expect(preview.outlets.filter(({ state }) => state === 'own')).toHaveLength(3);
    const body = bodyOf(item_id, 1350, changed);
    const push = await owner.call(pushPrice, { body });
    expect(push.outlets).toBe(27);
    expect((await pricesOf('NL30')).filter((price) => price === 1350)).toHaveLength(27);
    await expect(owner.call(pushPrice, { body })).rejects.toMatchObject({
      code: 'notAllowedNow',
      matter: { details: { why: 'same_price' } },
    });

    const rows = await all(
      server.database.kysely,
      sql<{ merchant_id: number; person_name: string; was: number; is: number }>`
        select merchant_id, person_name,
          (select (b.value ->> 'price')::int from jsonb_each(before) b) as was,
          (select (a.value ->> 'price')::int from jsonb_each(after) a) as "is"
        from audit where action = 'menu.changed' and facts ->> 'did' = ${`push price ${push.id}`}`,
    );
    expect(new Set(rows.map(({ merchant_id }) => merchant_id)).size).toBe(27);
    for (const row of rows)
      expect(row).toMatchObject({ person_name: 'Kamaruddin Yusof', was: 1290, is: 1350 });

    const undone = await owner.call(undoPricePush, { params: { id: push.id }, body: {} });
    expect(undone).toMatchObject({ restored: 27, kept: 0 });
    expect(await pricesOf('NL30')).toEqual(before);
  });

  test('of two people who push at once, one is refused and nothing is mixed', async () => {
    const items = [
      await create(101, 'NL02', 1290),
      await create(102, 'NL02', 1290),
      await create(103, 'NL02', 1290),
    ];
    const rival = await server.as('admin');
    const { outlets } = await owner.call(previewPricePush, {
      query: { item_id: items[0]!.id, price: 1350 },
    });
    const changed = outlets.filter(({ state }) => state === 'change');
    const results = await Promise.allSettled([
      owner.call(pushPrice, { body: bodyOf(items[0]!.id, 1350, changed) }),
      rival.call(pushPrice, { body: bodyOf(items[2]!.id, 1400, changed.toReversed()) }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const failed = results.find(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { code: 'conflict' } });
    expect(new Set(await pricesOf('NL02')).size).toBe(1);
  });

  test('one of two people who undo at once is refused', async () => {
    const { id, version } = await create(101, 'NL03', 1290);
    const body = { item_id: id, price: 1350, outlets: [{ item_id: id, version }] };
    const push = await owner.call(pushPrice, { body });
    const undo = async (client: Client) =>
      client.call(undoPricePush, { params: { id: push.id }, body: {} });
    const results = await Promise.allSettled([undo(owner), undo(await server.as('admin'))]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await pricesOf('NL03')).toEqual([1290]);
  });
});
