import { displayMenu, placeOrder, toggleOrderStatus, type Client, type Input } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendAudit, appendToChains } from '../src/audit/append.ts';
import { chainOldRows } from '../src/audit/chainOld.ts';
import { printAudit } from '../src/cli/audit.ts';
import { canonical, type AuditEntry } from '../src/audit/link.ts';
import { verifyAudit } from '../src/audit/verify.ts';
import { all, insertRows } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

test('canonical returns the same text for any order of keys', () => {
  const one = { b: 1, a: { d: [1, { f: 2, e: 'ü' }], c: null }, gone: undefined };
  const other = { a: { c: null, d: [1, { e: 'ü', f: 2 }] }, b: 1 };
  expect(canonical(one)).toBe(canonical(other));
  expect(canonical({ a: [1, 2] })).not.toBe(canonical({ a: [2, 1] }));
});

describe.each(engines)('audit on %s', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let body: Input<typeof placeOrder>['body'];
  const db = () => server.database.kysely;
  const run = (text: string) => sql.raw(text).execute(db());
  const state = () => verifyAudit(db(), 101);
  const place = () => merchant.call(placeOrder, { body });
  const newEntry = (): AuditEntry => ({
    id: server.host.nextId(),
    at: server.host.now().toISOString(),
    person_id: 11,
    person_name: 'Farah Kamaruddin',
    action: 'order.changed',
    object_id: null,
    request_id: 'written',
    facts: {},
    before: null,
    after: null,
  });
  beforeAll(async () => {
    server = await startTestServer(engine);
    merchant = await server.as('merchant');
    const { categories } = await merchant.call(displayMenu, { query: {} });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    body = { order_method: 'pickup', source: 'guest', lines: [{ menu_id: dish.id, quantity: 1 }] };
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());

  test('chains concurrent writes without gaps, in commit order', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, place));
    await Promise.all(
      placed.map(({ id: order_id, version }) =>
        merchant.call(toggleOrderStatus, { body: { order_id, version, status: 'accepted' } }),
      ),
    );
    expect(await state()).toMatchObject({ links: 24, broken: null });
    const rows = await all(
      db(),
      sql<{ seq: number; order_id: number; object_id: number }>`select a.seq, a.object_id,
          (e.payload -> 'subject' ->> 'id')::bigint as order_id
        from audit a join event e on e.merchant_id = a.merchant_id and e.seq = a.seq
        where a.merchant_id = 101 order by a.seq`,
    );
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.map(({ object_id }) => object_id)).toEqual(rows.map(({ order_id }) => order_id));
  });

  test('chains a write to several merchants, one of them new', async () => {
    await place();
    const write = (ids: readonly number[], count: number) =>
      server.database.transaction((trx) =>
        appendToChains(
          trx,
          ids.map((merchant_id) => {
            const entries = Array.from({ length: count }, newEntry);
            const subjects = entries.map(({ id }) => ({ kind: 'order' as const, id }));
            return {
              merchant_id,
              entries: entries.map((entry) => ({ ...entry, object_id: entry.id })),
              events: subjects.map((subject) => ({ kind: 'order.changed', subject, version: 1 })),
            };
          }),
        ),
      );
    await write([999_999, 101], 2);
    await write([101, 999_999, 102], 1);
    const links = [101, 102, 999_999].map((id) => verifyAudit(db(), id));
    expect(await Promise.all(links)).toMatchObject([
      { links: 4, broken: null },
      { links: 1, broken: null },
      { links: 3, broken: null },
    ]);
    const events = await all(
      db(),
      sql<{ merchant_id: number; seqs: number[] }>`select e.merchant_id,
          array_agg(e.seq::int order by e.seq) as seqs
        from event e join audit a on a.merchant_id = e.merchant_id and a.seq = e.seq
          and a.object_id = (e.payload -> 'subject' ->> 'id')::bigint
        where e.merchant_id in (101, 102, 999999) group by 1 order by 1`,
    );
    expect(events).toEqual([
      { merchant_id: 101, seqs: [1, 2, 3, 4] },
      { merchant_id: 102, seqs: [1] },
      { merchant_id: 999_999, seqs: [1, 2, 3] },
    ]);
  });

  test('records who changed what from what to what, without guest data', async () => {
    const guest = { customer_name: 'Nur Aisyah', phone: '+60123456789', note: 'the quiet corner' };
    const { id: order_id, version } = await merchant.call(placeOrder, {
      body: { ...body, ...guest },
    });
    await merchant.call(toggleOrderStatus, { body: { order_id, version, status: 'accepted' } });
    const rows = await all(
      db(),
      sql<Record<string, unknown>>`select * from audit where merchant_id = 101 order by seq`,
    );
    expect(rows[0]).toMatchObject({ action: 'order.placed', before: null, object_id: order_id });
    expect(rows[0]!['after']).toMatchObject({ status: 'new', payment_status: 'unpaid' });
    expect(rows[1]).toMatchObject({
      action: 'order.changed',
      person_id: 11,
      person_name: 'Farah Kamaruddin',
      request_id: expect.stringMatching(/^[\w-]{36}$/),
      before: { status: 'new', version },
      after: { status: 'accepted', version: version + 1 },
    });
    expect(rows[1]!['before']).not.toHaveProperty('total');
    expect(JSON.stringify(rows)).not.toMatch(/Nur Aisyah|60123456789|quiet corner/);
  });

  test.each([
    ['who did it', `update audit set person_id = 12 where merchant_id = 101 and seq = 2`],
    ['when', `update audit set at = at + interval '1 ms' where merchant_id = 101 and seq = 2`],
    [
      'how much',
      `update audit set after = jsonb_set(after, '{total}', '1') where merchant_id = 101 and seq = 2`,
    ],
    ['the hash', `update audit set hash = repeat('0', 64) where merchant_id = 101 and seq = 2`],
  ])('detects a change of %s', async (_, change) => {
    await Promise.all(Array.from({ length: 3 }, place));
    expect((await state()).broken).toBeNull();
    await run(change);
    expect((await state()).broken).toEqual({ seq: 2, why: 'changed' });
  });

  test('detects a missing link at the start, in the middle and at the end', async () => {
    for (const gone of [1, 2, 4]) {
      await server.reset();
      await Promise.all(Array.from({ length: 4 }, place));
      await run(`delete from audit where merchant_id = 101 and seq = ${gone}`);
      expect((await state()).broken).toEqual({ seq: gone, why: 'missing' });
    }
  });

  test('detects swapped links', async () => {
    await Promise.all(Array.from({ length: 4 }, place));
    await run(`update audit set seq = -seq where merchant_id = 101 and seq in (2, 3)`);
    await run(`update audit set seq = 5 + seq where merchant_id = 101 and seq < 0`);
    expect((await state()).broken).toEqual({ seq: 2, why: 'changed' });
  });

  test('detects an inserted link, even a well-formed one', async () => {
    await Promise.all(Array.from({ length: 3 }, place));
    await run(`update audit set seq = seq + 1 where merchant_id = 101 and seq = 3`);
    await insertRows(db(), 'audit', [forged(3)]);
    expect((await state()).broken).toEqual({ seq: 3, why: 'changed' });
    await run(`delete from audit where merchant_id = 101 and seq = 3`);
    await run(`update audit set seq = 3 where merchant_id = 101 and seq = 4`);
    expect((await state()).broken).toBeNull();
    await insertRows(db(), 'audit', [{ ...forged(3), seq: null }]);
    expect((await state()).broken).toEqual({ seq: 4, why: 'unchained' });
  });

  const forged = (seq: number) => ({
    merchant_id: 101,
    id: server.host.nextId(),
    at: server.host.now(),
    person_name: 'Nobody',
    action: 'order.changed',
    request_id: 'forged',
    facts: {},
    seq,
    prev_hash: '',
    hash: 'f'.repeat(64),
  });

  test('detects a rewritten chain by its recorded end', async () => {
    await Promise.all(Array.from({ length: 2 }, place));
    const stored = await all(
      db(),
      sql<{ audit_hash: string }>`select audit_hash from merchant_sequence
      where merchant_id = 101`,
    );
    await run(`delete from audit where merchant_id = 101`);
    await run(
      `update merchant_sequence set audit_seq = 0, audit_hash = '' where merchant_id = 101`,
    );
    await Promise.all(Array.from({ length: 2 }, place));
    expect((await state()).broken).toBeNull();
    await sql`update merchant_sequence set audit_hash = ${stored[0]!.audit_hash}
      where merchant_id = 101`.execute(db());
    expect((await state()).broken).toEqual({ seq: 2, why: 'unlinked' });
  });

  test('chains rows from before there was a chain, once', async () => {
    const old = Array.from({ length: 5 }, (_, i) => ({
      merchant_id: 101,
      id: 1_000 - i,
      at: new Date(server.host.now().getTime() + i),
      person_id: 11,
      person_name: 'Farah Kamaruddin',
      action: 'order.changed',
      object_id: i,
      request_id: 'old',
      facts: { version: i },
    }));
    await insertRows(db(), 'audit', old);
    expect((await state()).broken).toEqual({ seq: 1, why: 'unchained' });
    expect(await chainOldRows(server.database)).toBe(5);
    await place();
    expect(await state()).toMatchObject({ links: 6, broken: null });
    expect(await chainOldRows(server.database)).toBe(0);
    const rows = await all(db(), sql<{ id: number }>`select id from audit order by seq limit 5`);
    expect(rows.map(({ id }) => id)).toEqual(old.map(({ id }) => id));
  });

  test('has no entry of a rolled-back transaction', async () => {
    await place();
    const failed = server.database.transaction(async (trx) => {
      await appendAudit(trx, 101, [newEntry()]);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await place();
    expect(await state()).toMatchObject({ links: 2, broken: null });
  });

  test('is reported per merchant by the command line', async () => {
    await place();
    const lines: string[] = [];
    expect(await printAudit(db(), (line) => lines.push(line))).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^merchant 101: intact, 1 link, last hash \w{64}$/),
    ]);
    await run(`update audit set request_id = 'other' where merchant_id = 101`);
    expect(await printAudit(db(), (line) => lines.push(line))).toBe(false);
    expect(lines.at(-1)).toBe('merchant 101: broken at link 1 (changed)');
  });
});
