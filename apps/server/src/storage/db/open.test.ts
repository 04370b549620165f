import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../../test/databases.ts';
import type { Database } from './database.ts';
import { SqlError } from './SqlError.ts';

interface Tables {
  probe: { id: number; name: string; at: string | null; facts: unknown; on_day: string | null };
}

describe.each(engines)('database on %s', (engine) => {
  let database: Database<Tables>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await sql`create table probe (id bigint primary key, name text not null unique,
      at timestamptz, facts jsonb, on_day date)`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const query = async (text: string) =>
    (await sql.raw<Record<string, unknown>>(text).execute(database.kysely)).rows[0];

  test('reads every type in the same format', async () => {
    const row = await query(`select 9007199254740991::bigint as whole, 12.50::numeric as share,
      timestamptz '2026-03-29 09:05:06.789+08' as at, date '2024-02-29' as day,
      timestamp '2026-01-02 03:04:05' as wall, '{"a":[1,null]}'::jsonb as facts,
      array[1,2]::bigint[] as ids, array['a','b c'] as names, true as is_on, null as nothing,
      1.5::float8 as ratio, 'x'::text as name, count(*) as count, sum(1::bigint) as sum`);
    expect(row).toEqual({
      whole: 9007199254740991,
      share: 12.5,
      at: '2026-03-29T01:05:06.789Z',
      day: '2024-02-29',
      wall: '2026-01-02T03:04:05',
      facts: { a: [1, null] },
      ids: [1, 2],
      names: ['a', 'b c'],
      is_on: true,
      nothing: null,
      ratio: 1.5,
      name: 'x',
      count: 1,
      sum: 1,
    });
  });

  test('refuses integers beyond 2^53 and keeps working', async () => {
    await expect(query(`select 9007199254740993::bigint as whole`)).rejects.toThrow('2^53');
    expect(await query('select 1 as one')).toEqual({ one: 1 });
  });

  test('reads back the values that were written', async () => {
    const row = {
      id: 9007199254740990,
      name: `O'Neil "the" \\ 中文 🍜`,
      at: '2026-11-21T07:00:00.123Z',
      facts: JSON.stringify({ nested: ['x', { y: 1 }] }),
      on_day: '2026-11-21',
    };
    await database.kysely.insertInto('probe').values(row).execute();
    const stored = await database.kysely.selectFrom('probe').selectAll().executeTakeFirst();
    expect(stored).toEqual({ ...row, facts: { nested: ['x', { y: 1 }] } });
  });

  test('accepts objects and arrays for jsonb', async () => {
    const values = { id: 5, name: 'plain', at: null, on_day: null };
    await database.kysely
      .insertInto('probe')
      .values({ ...values, facts: [1, { a: 2 }] })
      .execute();
    const stored = database.kysely.selectFrom('probe').select('facts').where('id', '=', 5);
    expect(await stored.executeTakeFirst()).toEqual({ facts: [1, { a: 2 }] });
  });

  test('returns the number of rows that a write affected', async () => {
    const result = await database.kysely.deleteFrom('probe').where('id', '=', 5).executeTakeFirst();
    expect(Number(result.numDeletedRows)).toBe(1);
  });

  test('names the violated constraint', async () => {
    const insert = (id: number) =>
      database.kysely
        .insertInto('probe')
        .values({ id, name: 'twice', at: null, facts: null, on_day: null })
        .execute();
    await insert(10);
    await expect(insert(11)).rejects.toMatchObject({ code: '23505', constraint: 'probe_name_key' });
  });

  test('rolls back a transaction that throws', async () => {
    const work = database.transaction(async (trx) => {
      await trx.deleteFrom('probe').execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await query('select count(*) as count from probe')).not.toEqual({ count: 0 });
  });

  test('rejects if a failed statement aborted the transaction', async () => {
    const work = database.transaction(async (trx) => {
      await sql`insert into probe (id, name) values (77, 'lost')`.execute(trx);
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '25P02' });
    expect(await query('select count(*) as count from probe where id = 77')).toEqual({ count: 0 });
  });

  test('retries a transaction after conflicts, up to 5 attempts', async () => {
    let tries = 0;
    const answer = await database.transaction(async () => {
      tries += 1;
      if (tries < 3) throw new SqlError({ code: '40001', message: 'contested' });
      return 'done';
    });
    expect([answer, tries]).toEqual(['done', 3]);
    tries = 0;
    const endless = database.transaction(async () => {
      tries += 1;
      throw new SqlError({ code: '40P01', message: 'contested' });
    });
    await expect(endless).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(5);
  });

  test('refuses a statement outside the open transaction', async () => {
    const work = database.transaction(() => sql`select 1`.execute(database.kysely));
    await expect(work).rejects.toThrow('trx');
  });

  test('isolates concurrent transactions', async () => {
    await sql`insert into probe (id, name, facts) values (1, 'counter', '0')`.execute(
      database.kysely,
    );
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction(async (trx) => {
          const row = await trx
            .selectFrom('probe')
            .select('facts')
            .where('id', '=', 1)
            .forUpdate()
            .executeTakeFirstOrThrow();
          const facts = (row.facts as number) + 1;
          await trx.updateTable('probe').set({ facts }).where('id', '=', 1).execute();
        }),
      ),
    );
    expect(await query('select facts from probe where id = 1')).toEqual({ facts: 20 });
  });

  test('rolls back to a savepoint', async () => {
    await database.kysely
      .startTransaction()
      .execute()
      .then(async (trx) => {
        await sql`insert into probe (id, name) values (200, 'kept')`.execute(trx);
        const point = await trx.savepoint('here').execute();
        await sql`insert into probe (id, name) values (201, 'undone')`.execute(point);
        await point.rollbackToSavepoint('here').execute();
        await trx.commit().execute();
      });
    const { rows } = await sql`select id from probe where id in (200, 201)`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ id: 200 }]);
  });
});
