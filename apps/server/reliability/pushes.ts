import {
  createCategory,
  createMenu,
  displayOrders,
  previewPricePush,
  pushPrice,
  undoPricePush,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import type { Sql } from '../src/storage/sql.ts';
import type { TestServer } from '../test/serverOn.ts';
import type { Engine, Figure, Input, Part } from './part.ts';
import { perServer } from './perServer.ts';
import { p95, timed } from './timed.ts';

const merchant_id = 101;
const firstOutlet = 5_000;
const itemsEach = 300;
const idsPerOutlet = 1_000;
const readsAlone = 100;
const price = { before: 1_290, after: 1_350 };

/** Adds outlets like the first one of the sample, run by the same person, each with many items. */
async function addOutlets(db: Sql, many: number, item_id: number): Promise<void> {
  const outlets = sql`generate_series(1, ${many}::int) n`;
  await sql`insert into merchant select c.* from merchant m, ${outlets}, jsonb_populate_record(m,
      jsonb_build_object('merchant_id', ${firstOutlet} + n, 'name', 'Outlet ' || n,
        'name_key', 'outlet ' || n, 'search_text', 'outlet ' || n)) c
    where m.merchant_id = ${merchant_id}`.execute(db);
  await sql`insert into person_merchant (merchant_id, person_id)
    select ${firstOutlet} + n, p.id from person p, ${outlets}
    where p.username = 'supermerchant'`.execute(db);
  const item = sql`menu_item i where i.merchant_id = ${merchant_id} and i.id = ${item_id}`;
  await sql`insert into menu_category select c.* from menu_category t, ${outlets},
      jsonb_populate_record(t, jsonb_build_object('merchant_id', ${firstOutlet} + n)) c
    where t.merchant_id = ${merchant_id} and t.id = (select i.category_id from ${item})`.execute(
    db,
  );
  // In parts, because a statement has a limited time.
  for (let outlet = 1; outlet <= many; outlet += 1)
    await sql`insert into menu_item select c.* from menu_item t,
        generate_series(1, ${itemsEach}::int) k, jsonb_populate_record(t, jsonb_build_object(
          'merchant_id', ${firstOutlet + outlet}::int,
          'id', ${(firstOutlet + outlet) * idsPerOutlet}::bigint + k,
          'code', case when k = 1 then t.code else t.code || '-' || k end,
          'place', k)) c
      where t.merchant_id = ${merchant_id} and t.id = ${item_id}`.execute(db);
  await sql`analyze`.execute(db);
}

/** Reads the board of a merchant until `isOver`; returns how long each took, in milliseconds. */
async function readBoard(client: Client, isOver: (reads: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length))
    times.push((await timed(() => client.call(displayOrders, { query: {} })))[1]);
  return times;
}

/** Pushes a price to all outlets and takes it back while another merchant reads its board. */
async function measure(server: TestServer, many: number) {
  const [group, other] = [await server.as('supermerchant'), await server.as('merchant.bangsar')];
  const category = await group.call(createCategory, { body: { merchant_id, name: 'Pushed' } });
  const { id: item_id } = await group.call(createMenu, {
    body: {
      merchant_id,
      name: 'Nasi lemak',
      code: 'PUSH',
      price: price.before,
      tax_class: 'SST',
      category_id: category.id,
    },
  });
  await addOutlets(server.database.kysely, many, item_id);
  await readBoard(other, (reads) => reads === readsAlone);
  const alone = await readBoard(other, (reads) => reads === readsAlone);
  const query = { item_id, price: price.after };
  const [preview, previewMs] = await timed(() => group.call(previewPricePush, { query }));
  const outlets = preview.outlets.flatMap(({ item_id, version, state }) =>
    state === 'change' && item_id !== null && version !== null ? [{ item_id, version }] : [],
  );
  const work = { isOver: false };
  const reading = readBoard(other, () => work.isOver);
  const [push, pushMs] = await timed(() =>
    group.call(pushPrice, { body: { item_id, price: price.after, outlets } }),
  );
  const [, undoMs] = await timed(() =>
    group.call(undoPricePush, { params: { id: push.id }, body: {} }),
  );
  work.isOver = true;
  return { outlets: push.outlets, previewMs, pushMs, undoMs, alone, beside: await reading };
}

async function figuresOn(server: TestServer, engine: Engine, { long }: Input): Promise<Figure[]> {
  const many = long ? 200 : 30;
  const found = await measure(server, many);
  const [alone, beside] = [p95(found.alone), p95(found.beside)];
  const group = `${many} outlets of ${itemsEach} items`;
  const time = (what: string, ms: number): Figure => ({
    what: `${what} to ${group}`,
    engine,
    figure: `${Math.round(ms)} ms`,
    goal: 'aim: at most 10 s for 200',
    ok: true,
  });
  return [
    {
      what: `outlets whose price a push to ${group} changes`,
      engine,
      figure: String(found.outlets),
      // The item’s own outlet is one of them.
      goal: String(many + 1),
      ok: found.outlets === many + 1,
    },
    time('preview of a push', found.previewMs),
    time('push', found.pushMs),
    time('undoing a push', found.undoMs),
    {
      what: 'p95 of another merchant’s board alone, during a push and its undoing',
      engine,
      figure: `${alone.toFixed(1)}, ${beside.toFixed(1)} ms (× ${(beside / alone).toFixed(2)})`,
      goal: 'aim × 1.2',
      ok: true,
    },
  ];
}

/** A price that is pushed to all outlets of a large group, and taken back. */
export const part: Part = {
  name: 'pushes',
  summary: 'a price is pushed to a large group of outlets',
  run: perServer(figuresOn),
};
