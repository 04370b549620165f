import {
  createCategory,
  createMenu,
  listCategories,
  listMenus,
  placeOrder,
  previewItemPush,
  pushItem,
  undoItemPush,
  type Client,
  type FoodMenu,
  type Input,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { outletsOn } from './outletsOn.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describe.each(engines)('item pushes on %s', (engine) => {
  let server: TestServer;
  let owner: Client;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.as('supermerchant');
  });
  afterAll(() => server.close());

  const create = async (merchant_id: number, code: string, name: string): Promise<FoodMenu> => {
    const category = await owner.call(createCategory, { body: { merchant_id, name: code } });
    const item = { name, code, price: 1290, tax_class: 'SST', category_id: category.id };
    return owner.call(createMenu, { body: { merchant_id, ...item } });
  };
  const bodyOf = async (item_id: number): Promise<Input<typeof pushItem>['body']> => {
    const { item, outlets } = await owner.call(previewItemPush, { query: { item_id } });
    const named = outlets
      .filter(({ state }) => state !== 'same')
      .map((outlet) => ({
        merchant_id: outlet.merchant.id,
        item_id: outlet.item_id,
        version: outlet.version,
      }));
    return { item_id, version: item.version, outlets: named };
  };
  const itemsWith = async (code: string) => {
    const { aaData } = await owner.call(listMenus, { query: { search: code, length: 100 } });
    return aaData.filter((item) => item.code === code);
  };
  const undo = (client: Client, id: number) =>
    client.call(undoItemPush, { params: { id }, body: {} });

  test('one request adds an item at 29 outlets, and another one removes it, with audit entries', async () => {
    const { addOutlet } = outletsOn(server);
    for (let i = 4; i < 30; i += 1) await addOutlet(`Outlet ${i}`);
    const { id } = await create(101, 'NL40', 'Nasi lemak');
    const body = await bodyOf(id);
    expect(body.outlets).toHaveLength(29);
    const push = await owner.call(pushItem, { body });
    expect(push).toMatchObject({ outlets: 29, added: 29 });
    expect(await itemsWith('NL40')).toHaveLength(30);
    await expect(owner.call(pushItem, { body })).rejects.toMatchObject({
      code: 'notAllowedNow',
      matter: { details: { why: 'same_item' } },
    });

    expect(await undo(owner, push.id)).toMatchObject({ restored: 29, kept: 0 });
    expect((await itemsWith('NL40')).map((item) => item.id)).toEqual([id]);
    const { total } = await owner.call(listCategories, { query: { search: 'NL40' } });
    expect(total).toBe(1);

    const rows = await all(
      server.database.kysely,
      sql<{ merchant_id: number; did: string; was: string | null; is: string | null }>`
        select merchant_id, facts ->> 'did' as did,
          (select b.value ->> 'name' from jsonb_each(before) b
            where b.value ->> 'code' = 'NL40') as was,
          (select a.value ->> 'name' from jsonb_each(after) a
            where a.value ->> 'code' = 'NL40') as "is"
        from audit where action = 'menu.changed' and merchant_id = 102
          and facts ->> 'did' like '%item%' order by id`,
    );
    expect(rows).toMatchObject([
      { did: `push item ${push.id}`, was: null, is: 'Nasi lemak' },
      { did: `undo item push ${push.id}`, was: 'Nasi lemak', is: null },
    ]);
  });

  test('of two people who push at once from two outlets, one is refused and nothing is mixed', async () => {
    const first = await create(101, 'NL41', 'Nasi lemak');
    const second = await create(102, 'NL41', 'Nasi lemak biasa');
    const rival = await server.as('admin');
    const [body, other] = [await bodyOf(first.id), await bodyOf(second.id)];
    const results = await Promise.allSettled([
      owner.call(pushItem, { body }),
      rival.call(pushItem, { body: { ...other, outlets: other.outlets.toReversed() } }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const failed = results.find(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { code: 'conflict' } });
    const names = new Set((await itemsWith('NL41')).map(({ name }) => name));
    expect(names.size).toBe(1);
  });

  test('one of two people who undo at once is refused', async () => {
    const { id } = await create(101, 'NL42', 'Nasi lemak');
    const push = await owner.call(pushItem, { body: await bodyOf(id) });
    const results = await Promise.allSettled([
      undo(owner, push.id),
      undo(await server.as('admin'), push.id),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await itemsWith('NL42')).toHaveLength(1);
  });

  test('no order keeps an item that is removed while it is placed', async () => {
    const till = await server.as('merchant.bangsar');
    for (let round = 0; round < 10; round += 1) {
      const code = `NL43-${round}`;
      const { id } = await create(101, code, 'Nasi lemak');
      const { outlets, ...body } = await bodyOf(id);
      const bangsar = outlets.filter(({ merchant_id }) => merchant_id === 102);
      const push = await owner.call(pushItem, { body: { ...body, outlets: bangsar } });
      const atBangsar = async () =>
        (await itemsWith(code)).find(({ merchant_id }) => merchant_id === 102);
      const lines = [{ menu_id: (await atBangsar())!.id, quantity: 1 }];
      const [placed, undone] = await Promise.allSettled([
        till.call(placeOrder, { body: { order_method: 'pickup', lines } }),
        undo(owner, push.id),
      ]);
      expect(undone.status).toBe('fulfilled');
      expect((await atBangsar()) !== undefined).toBe(placed.status === 'fulfilled');
    }
  });
});
