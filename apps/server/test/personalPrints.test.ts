import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOrder, getPrintJob, listOrders, placeOrder, printOrder } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder, statementsOf } from '../src/storage/db/migrate.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const script = readFileSync(join(migrationsFolder, '0061_personal_prints.sql'), 'utf8');

describe.each(engines)('migration of personal data in prints on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test('hides the address of a stored receipt from the kitchen only', async () => {
    const merchant = await server.as('merchant');
    const query = { order_method: 'delivery' as const, length: 1 };
    const { id } = (await merchant.call(listOrders, { query })).aaData[0]!;
    const { address } = await merchant.call(getOrder, { params: { id } });
    expect(address).not.toBe('');
    const { items } = await merchant.call(getOrder, { params: { id } });
    const pickup = await merchant.call(placeOrder, {
      body: { order_method: 'pickup', lines: [{ menu_id: items[0]!.menu_id, quantity: 1 }] },
    });
    const printed = async (order_id: number) => {
      const body = { order_id, type: 'receipt' as const };
      return (await merchant.call(printOrder, { body })).jobs[0]!.id;
    };
    const [job, other] = [await printed(id), await printed(pickup.id)];
    const documentFor = async (username: string, job_id = job) => {
      const { call } = await server.as(username);
      return (await call(getPrintJob, { params: { id: job_id } })).document;
    };
    const readsAddress = async (username: string) =>
      JSON.stringify(await documentFor(username)).includes(JSON.stringify(address));
    const before = await documentFor('merchant');
    const otherBefore = await documentFor('kitchen', other);
    await sql`update print_job set document = jsonb_set(document, '{blocks}',
      (select jsonb_agg(block - 'is_personal' order by at)
        from jsonb_array_elements(document -> 'blocks') with ordinality as b (block, at)))
      where merchant_id = 101`.execute(server.database.kysely);
    expect(await readsAddress('kitchen')).toBe(true);

    for (const statement of statementsOf(script))
      await sql.raw(statement).execute(server.database.kysely);

    expect(await readsAddress('kitchen')).toBe(false);
    expect(await documentFor('merchant')).toEqual(before);
    expect(await documentFor('kitchen', other)).toEqual(otherBefore);
  });
});
