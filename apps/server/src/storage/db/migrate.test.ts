import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPostgresDatabase, engines, openTestDatabase } from '../../../test/databases.ts';
import type { Database } from './database.ts';
import { migrate, statementsOf } from './migrate.ts';
import { openDatabase } from './open.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines)('migrate on %s', (engine) => {
  let database: Database<unknown>;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await sql`drop table migration`.execute(database.kysely);
  });
  afterEach(() => database.close());
  const tables = async () =>
    (
      await sql<{ name: string }>`select tablename as name from pg_tables
        where tablename in ('one', 'two', 'three') order by tablename`.execute(database.kysely)
    ).rows.map(({ name }) => name);

  test('runs each file once, in order', async () => {
    write(
      '0001_one.sql',
      `create table one (id bigint, note text default 'a;b'); -- c;d\ncreate index on one (id);`,
    );
    write('0002_two.sql', 'create table two as select * from one');
    expect(await migrate(database, folder)).toEqual(['0001_one.sql', '0002_two.sql']);
    expect(await migrate(database, folder)).toEqual([]);
    write('0003_three.sql', 'create table three (id bigint);');
    expect(await migrate(database, folder)).toEqual(['0003_three.sql']);
    expect(await tables()).toEqual(['one', 'three', 'two']);
  });

  test('rolls back a failed file and runs it again later', async () => {
    write('0001_one.sql', 'create table one (id bigint);');
    write('0002_two.sql', 'create table two (id bigint); select 1 / 0;');
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: '22012' });
    expect(await tables()).toEqual(['one']);
    write('0002_two.sql', 'create table two (id bigint);');
    expect(await migrate(database, folder)).toEqual(['0002_two.sql']);
  });

  test('refuses a file that was changed, deleted or numbered too low', async () => {
    write('0002_two.sql', 'create table two (id bigint);');
    await migrate(database, folder);
    write('0002_two.sql', 'create table two (id text);');
    await expect(migrate(database, folder)).rejects.toThrow('0002_two.sql was changed');
    rmSync(join(folder, '0002_two.sql'));
    await expect(migrate(database, folder)).rejects.toThrow('doesn’t recognise');
    write('0002_two.sql', 'create table two (id bigint);');
    write('0001_one.sql', 'create table one (id bigint);');
    await expect(migrate(database, folder)).rejects.toThrow('comes before');
  });
});

test.runIf(engines.includes('postgres'))(
  'lets several nodes migrate at the same time',
  async () => {
    const databaseUrl = await createPostgresDatabase();
    const nodes = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: 'memory', databaseUrl })),
    );
    write('0001_one.sql', 'create table one (id bigint);');
    write('0002_two.sql', 'create table two (id bigint);');
    const ran = await Promise.all(nodes.map((node) => migrate(node, folder)));
    expect(ran.flat().toSorted()).toEqual(['0001_one.sql', '0002_two.sql']);
    await Promise.all(nodes.map((node) => node.close()));
  },
);

test('statementsOf splits a script only at semicolons that end statements', () => {
  expect(
    statementsOf(`a 'x;''y'; -- one; two
      b $f$ begin; end; $f$; /* c; d */ ;
      e "f;g"`),
  ).toEqual([`a 'x;''y'`, '-- one; two\n      b $f$ begin; end; $f$', 'e "f;g"']);
});
