import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cancelOrder,
  displayMenu,
  getMenu,
  getOrder,
  listPaymentOptions,
  placeOrder,
  togglePaymentStatus,
  updateBalance,
  updateOrder,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '../src/audit/verify.ts';
import { migrationsFolder, statementsOf } from '../src/storage/db/migrate.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const script = readFileSync(join(migrationsFolder, '0040_reason_codes.sql'), 'utf8');
/**
 * All test databases have the columns already; these statements repair the rows of earlier
 * releases.
 */
const repairs = statementsOf(script).filter((text) => /^update/m.test(text));
const lost = '[object Object]';

describe.each(engines)('reason codes on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test('the migration marks lost reasons and keeps all others', async () => {
    const merchant = await server.as('merchant');
    const { categories } = await merchant.call(displayMenu, { query: {} });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    const params = { id: dish.id };
    const { version: counted } = await merchant.call(getMenu, { params });
    await merchant.call(updateBalance, {
      params,
      body: { version: counted, mode: 'set', quantity: 9 },
    });
    const { aaData: options } = await merchant.call(listPaymentOptions, { query: {} });
    const card = options.find(({ kind }) => kind === 'card')!;

    /** Voids one of two lines for one reason, then cancels the paid order for another. */
    const ended = async (line: string, order: string): Promise<number> => {
      const placed = await merchant.call(placeOrder, {
        body: {
          order_method: 'pickup',
          lines: [1, 2].map((quantity) => ({ menu_id: dish.id, quantity })),
        },
      });
      const off = { type: 'void_line' as const, line_id: placed.items[0]!.id, reason: line };
      const edited = await merchant.call(updateOrder, {
        params: { order_id: placed.id },
        body: { version: placed.version, changes: [off] },
      });
      const on = { order_id: placed.id };
      const tender = { payment_option_id: card.id, amount: edited.balance };
      const { version } = await merchant.call(togglePaymentStatus, {
        body: { ...on, version: edited.version, paid: true, tenders: [tender] },
      });
      await merchant.call(cancelOrder, { body: { ...on, version, reason: order } });
      return placed.id;
    };
    /** Returns the reasons of the line, of the refund and of the last two events. */
    const reasonsOf = async (id: number) => {
      const { items, refunds, timeline } = await merchant.call(getOrder, { params: { id } });
      const facts = ['void_line', 'cancel'].map(
        (wanted) => timeline.find(({ kind }) => kind === wanted)!.facts,
      );
      return [items[0]!, refunds[0]!, ...facts].map((row) => [
        row['reason_code'] ?? null,
        row['reason'] || null,
      ]);
    };
    const [broken, whole] = [await ended(lost, lost), await ended('Spilt', 'Guest left')];
    const audit = () => verifyAudit(server.database.kysely, 101);
    const before = await audit();

    expect(repairs).toHaveLength(4);
    for (const statement of repairs) await sql.raw(statement).execute(server.database.kysely);

    expect(await reasonsOf(broken)).toEqual(
      Array.from({ length: 4 }, () => ['not_recorded', null]),
    );
    expect(await reasonsOf(whole)).toEqual([
      [null, 'Spilt'],
      [null, 'Guest left'],
      [null, 'Spilt'],
      [null, 'Guest left'],
    ]);
    const { moves } = await merchant.call(getMenu, { params });
    const returned = moves.filter(({ mode }) => mode === 'return').toReversed();
    expect(returned.map(({ reason_code }) => reason_code)).toEqual([
      'not_recorded',
      'not_recorded',
      null,
      null,
    ]);
    expect(returned.map(({ reason }) => reason.replace(/^P\d+/, 'P'))).toEqual([
      'P',
      'P',
      'P: Spilt',
      'P: Guest left',
    ]);
    expect(await audit()).toEqual(before);
  });

  test('the audit has the code of a chosen reason', async () => {
    const merchant = await server.as('merchant');
    const { categories } = await merchant.call(displayMenu, { query: {} });
    const dishes = categories.flatMap(({ items }) => items);
    const menu_id = dishes.find(({ name }) => name === 'Roti tisu')!.id;
    const { id: order_id, version } = await merchant.call(placeOrder, {
      body: { order_method: 'pickup', lines: [{ menu_id, quantity: 1 }] },
    });
    await merchant.call(cancelOrder, { body: { order_id, version, reason_code: 'no_show' } });
    const rows = await sql<{ row: object }>`select to_jsonb(a) as row from audit a
      where merchant_id = 101 and object_id = ${order_id} order by seq`.execute(
      server.database.kysely,
    );
    const last = JSON.stringify(rows.rows.at(-1)!.row);
    expect(last).toContain('"reason_code":"no_show"');
  });
});
