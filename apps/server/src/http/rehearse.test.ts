import { Problem } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/databases.ts';
import type { Db, Sql } from '../storage/sql.ts';
import { rehearse } from './rehearse.ts';

let database: Db;
let statements: string[];
beforeAll(async () => {
  database = await openTestDatabase<unknown>('embedded');
  await sql`create table thing (id int primary key, n int not null)`.execute(database.kysely);
  await sql`insert into thing values (1, 0)`.execute(database.kysely);
  database.watch((statement) => statements.push(statement));
  statements = [];
});
afterAll(() => database.close());

const valueIn = async (db: Sql) =>
  (await sql<{ n: number }>`select n from thing where id = 1 for no key update`.execute(db))
    .rows[0]!.n;

test('answers a write that writes nothing, and locks nothing', async () => {
  statements = [];
  const nested = sql`id = 1 for update of thing`;
  const read = async (db: Sql) => {
    await sql`select 1 from thing where ${nested}`.execute(db);
    return valueIn(db);
  };
  expect(await rehearse(database.kysely, read)).toEqual({ answer: 0 });
  expect(statements.filter((text) => /for .*update/.test(text))).toEqual([]);
  expect(statements).toHaveLength(2);
});

test.each([
  ['update', sql`update thing set n = 1 where id = 1`],
  ['insert', sql`insert into thing values (2, 0)`],
  ['delete', sql`delete from thing where id = 1`],
  ['part', sql`with gone as (delete from thing where id = 1 returning n) select * from gone`],
])('ends before a statement that writes: %s', async (_, statement) => {
  const write = async (db: Sql) => {
    await valueIn(db);
    await statement.execute(db);
    return 'written';
  };
  expect(await rehearse(database.kysely, write)).toBeNull();
  expect(await valueIn(database.kysely)).toBe(0);
});

test('throws the refusal of a write', async () => {
  const refuse = () => Promise.reject(new Problem('conflict'));
  await expect(rehearse(database.kysely, refuse)).rejects.toThrow(Problem);
});

test('leaves other errors to the transaction', async () => {
  const fail = () => Promise.reject(new TypeError('undefined'));
  expect(await rehearse(database.kysely, fail)).toBeNull();
});
