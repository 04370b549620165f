import {
  createMenu,
  deleteMedia,
  editMenu,
  getMenu,
  orderCategories,
  placeOrder,
  updateBalance,
  uploadMedia,
  type Client,
} from '@servery/api';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { all, first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant } from './groups.ts';
import type { Race } from './harness.ts';
import { plainDish } from './places.ts';

const each = 10;

const dishOf = ({ host }: TestServer, category_id: number) => ({
  category_id,
  name: `Race ${host.nextId()}`,
  price: 100,
  tax_class: 'SST',
});

/** Returns a category that is on the menu. */
const categoryOf = async (owner: Client) =>
  (await owner.call(getMenu, { params: { id: await plainDish(owner) } })).category_id;

const removeItem = ({ database }: TestServer, id: number) =>
  database.transaction(async (trx) => {
    await sql`delete from stock_move
      where merchant_id = ${raceMerchant} and item_id = ${id}`.execute(trx);
    await sql`delete from menu_item
      where merchant_id = ${raceMerchant} and id = ${id}`.execute(trx);
  });

/**
 * A stock of 20, of which eight buyers take 3 each, while 2 are wasted and 2 added: the final stock
 * matches all successful changes, and is never negative.
 */
export async function balance(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const owner = await server.as('merchant');
  const category_id = await categoryOf(owner);
  const by = { add: 2, waste: -2 } as const;
  const count = async (id: number, mode: keyof typeof by) => {
    for (;;) {
      const { version } = await owner.call(getMenu, { params: { id } });
      const body = { version, mode, quantity: Math.abs(by[mode]), reason: 'A race' };
      try {
        return await isDone(owner.call(updateBalance, { params: { id }, body }), 'invalid');
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'conflict') throw error;
      }
    }
  };
  const sell = (menu_id: number) => {
    const body = { order_method: 'pickup' as const, lines: [{ menu_id, quantity: 3 }] };
    return isDone(owner.call(placeOrder, { body }), 'itemUnavailable');
  };
  return inGroups({
    tries,
    each,
    begin: async () => {
      const body = { ...dishOf(server, category_id), stock: 20 };
      return { id: (await owner.call(createMenu, { body })).id, stock: 20 };
    },
    attempt: async (group, k) => {
      const counted = ({ 1: 'waste', 6: 'add' } as const)[k];
      const hasSucceeded = await (counted ? count(group.id, counted) : sell(group.id));
      if (hasSucceeded) group.stock += counted ? by[counted] : -3;
      return hasSucceeded;
    },
    end: async ({ id, stock: wanted }, succeeded) => {
      const row = await first(
        db,
        sql<{ stock: number; moves: number }>`select stock, (select count(*) from stock_move m
            where m.merchant_id = i.merchant_id and m.item_id = i.id
              and m.before is not null and m.before <> m.after) as moves
          from menu_item i where merchant_id = ${raceMerchant} and id = ${id}`,
      );
      const { stock, moves } = row!;
      await removeItem(server, id);
      const isRight = stock === wanted && stock >= 0 && moves === succeeded;
      return { legal: succeeded, stored: isRight ? succeeded : succeeded + 1 };
    },
  });
}

/**
 * Ten people sort the categories concurrently: the result is one of their orders, with each
 * category in its own place.
 */
export async function categories(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const owner = await server.as('merchant');
  const idsNow = async () => {
    const rows = await all(
      db,
      sql<{ id: number; place: number }>`select id, place from menu_category
        where merchant_id = ${raceMerchant} and not is_deleted order by place, id`,
    );
    return { ids: rows.map(({ id }) => id), places: new Set(rows.map(({ place }) => place)).size };
  };
  const { ids } = await idsNow();
  const turned = (by: number) => [...ids.slice(by % ids.length), ...ids.slice(0, by % ids.length)];
  return inGroups({
    tries,
    each,
    begin: async (at) => at,
    attempt: (at, k) =>
      isDone(owner.call(orderCategories, { body: { ids: turned(at * each + k) } })),
    end: async (_, succeeded) => {
      const now = await idsNow();
      const isOne = now.ids.join() === turned(ids.indexOf(now.ids[0]!)).join();
      const isRight = isOne && now.places === ids.length;
      return { legal: each, stored: isRight ? succeeded : succeeded + 1 };
    },
  });
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
const digest = createHash('sha256').update(drawing).digest('base64url');

/**
 * Five people assign a picture to an item while five delete it: no item shows a deleted picture.
 */
export async function picture(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const owner = await server.as('merchant');
  const category_id = await categoryOf(owner);
  return inGroups({
    tries,
    each,
    begin: async () => {
      const file = new File([drawing], 'race.svg');
      const media = await owner.call(uploadMedia, { query: { digest }, body: { name: 'R', file } });
      const dish = dishOf(server, category_id);
      return { media, dish, item: await owner.call(createMenu, { body: dish }) };
    },
    attempt: async ({ media, dish, item: { id } }, k) => {
      const { version } = await owner.call(getMenu, { params: { id } });
      if (k % 2 === 0) {
        const body = { ...dish, version, image_id: media.id };
        return isDone(owner.call(editMenu, { params: { id }, body }), 'conflict', 'invalid');
      }
      const params = { id: media.id };
      const body = { version: media.version };
      return isDone(owner.call(deleteMedia, { params, body }), 'notAllowedNow', 'notFound');
    },
    end: async ({ media, item: { id } }, succeeded) => {
      const row = await first(
        db,
        sql<{ n: number }>`select count(*) as n from menu_item i
          where i.merchant_id = ${raceMerchant} and i.id = ${id} and i.image_id is not null
            and not exists (select 1 from media m
              where m.merchant_id = i.merchant_id and m.id = i.image_id)`,
      );
      await removeItem(server, id);
      await sql`delete from media
        where merchant_id = ${raceMerchant} and id = ${media.id}`.execute(db);
      return { legal: succeeded, stored: succeeded + row!.n };
    },
  });
}
