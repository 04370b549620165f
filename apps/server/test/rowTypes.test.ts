import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowTypes, writtenRowTypes } from '../generate/rowTypes.ts';
import type { Database } from '../src/storage/db/database.ts';
import { openTestDatabase } from './databases.ts';

let database: Database<unknown>;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

test('the row types match the migrated schema; otherwise run `pnpm rows`', async () => {
  expect(await writtenRowTypes()).toBe(await rowTypes(database.kysely));
});
