import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { parsers, serializers } from '../codec.ts';
import { Statements } from './Statements.ts';

let pg: PGlite;
let statements: Statements;
beforeAll(async () => {
  const loadDataDir = await openAsBlob(inject('imagePath'));
  pg = new PGlite({ parsers, serializers, loadDataDir });
  await pg.exec('create table thing (id bigint primary key, name text)');
  statements = await Statements.on(pg);
});
afterAll(() => pg.close());
beforeEach(() => pg.exec('delete from thing'));

const insert = (id: number, name: string | null) =>
  statements.run({ sql: 'insert into thing values ($1, $2)', params: [id, name] });
const select = () => statements.run({ sql: 'select * from thing order by id', params: [] });

test('a prepared statement uses the parameters of each run', async () => {
  expect(await insert(1, 'one')).toMatchObject({ rows: [], affected: 1 });
  expect(await insert(2, null)).toMatchObject({ affected: 1 });
  const sql = 'update thing set name = $2 where id = $1 returning name, id';
  for (const [id, name] of [
    [1, 'uno'],
    [2, 'dos'],
  ] as const)
    expect(await statements.run({ sql, params: [id, name] })).toMatchObject({
      rows: [{ name, id }],
      affected: 1,
    });
  expect((await select()).rows).toEqual([
    { id: 1, name: 'uno' },
    { id: 2, name: 'dos' },
  ]);
});

test('statements keep working after one fails on its first or a later run', async () => {
  await insert(1, 'one');
  await expect(insert(1, 'again')).rejects.toMatchObject({ code: '23505' });
  expect((await select()).rows).toHaveLength(1);
  const unknown = { sql: 'select nothing from thing', params: [] };
  await expect(statements.run(unknown)).rejects.toMatchObject({ code: '42703' });
  await expect(statements.run({ sql: 'select $1::int as n', params: ['x'] })).rejects.toMatchObject(
    { code: '22P02' },
  );
  expect((await select()).rows).toHaveLength(1);
});

test('a transaction begins with its first statement and is rolled back after a failure', async () => {
  await statements.run({
    first: 'begin',
    sql: 'insert into thing values ($1, $2)',
    params: [1, 'one'],
  });
  expect(await statements.run({ sql: 'commit' })).toMatchObject({ command: 'COMMIT' });
  await statements.run({ first: 'begin', sql: 'delete from thing where id = $1', params: [1] });
  await expect(insert(2, 'two').then(() => insert(2, 'two'))).rejects.toMatchObject({
    code: '23505',
  });
  await expect(select()).rejects.toMatchObject({ code: '25P02' });
  expect(await statements.run({ sql: 'commit' })).toMatchObject({ command: 'ROLLBACK' });
  expect((await select()).rows).toEqual([{ id: 1, name: 'one' }]);
});

test("a select reflects changes of the table's columns", async () => {
  await insert(1, 'one');
  await select();
  await statements.run({ sql: 'alter table thing add column more int default 7', params: [] });
  expect((await select()).rows).toEqual([{ id: 1, name: 'one', more: 7 }]);
  await statements.run({ sql: 'alter table thing drop column more', params: [] });
  expect((await select()).rows).toEqual([{ id: 1, name: 'one' }]);
});

test('statements beyond the cache limit still run', async () => {
  for (let n = 0; n < 1_200; n += 1) {
    const { rows } = await statements.run({
      sql: `select ${n % 600} as n, $1::int as m`,
      params: [n],
    });
    expect(rows).toEqual([{ n: n % 600, m: n }]);
  }
  const { rows } = await statements.run({
    sql: 'select count(*) as n from pg_prepared_statements',
    params: [],
  });
  expect((rows as { n: number }[])[0]!.n).toBeLessThanOrEqual(501);
});
