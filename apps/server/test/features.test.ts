import { displayQueue, listMyAttendance, listQueues, toggleFeature } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlatform } from '../src/storage/db/confine.ts';
import { everyMerchant } from '../src/storage/db/everyMerchant.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const merchant_id = 102;

describe.each(engines)('features on %s', (engine) => {
  let server: TestServer;
  const statements: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(engine);
    server.database.watch((statement) => void statements.push(statement));
  });
  afterAll(() => server.close());

  /** Returns the statements that read features while a call runs. */
  const readsOf = async (call: () => Promise<unknown>): Promise<string[]> => {
    statements.length = 0;
    await call();
    return statements.filter((statement) => /\bfeatures\b/.test(statement));
  };
  const isOfSession = (statement: string) => /\bfrom session s\b/.test(statement);

  test('a call of a merchant’s people reads no features besides those of its session', async () => {
    const { call } = await server.as('merchant.bangsar');
    const hours = () => call(listMyAttendance, { query: {} });
    await hours();
    const reads = await readsOf(hours);
    expect(reads.filter((statement) => !isOfSession(statement))).toEqual([]);
    // The embedded engine keeps the session until something changes it.
    expect(reads).toHaveLength(engine === 'embedded' ? 0 : 1);
  });

  test('guests share one read until an event of the merchant', async () => {
    const owner = await server.as('merchant.bangsar');
    const { aaData } = await owner.call(listQueues, { query: { merchant_id } });
    const { token } = aaData[0]!;
    const look = () => server.browser().call(displayQueue, { query: { token } });
    await look();
    expect(await readsOf(async () => Promise.all([look(), look(), look()]))).toEqual([]);
  });

  test('an open session is refused with its next call', async () => {
    const [owner, other] = await Promise.all([
      server.as('merchant.bangsar'),
      server.as('merchant.bangsar'),
    ]);
    const hours = () => other.call(listMyAttendance, { query: {} });
    await hours();
    const press = (is_on: boolean, version: number) =>
      owner.call(toggleFeature, { body: { version, feature: 'attendance', is_on } });
    const { version } = await press(false, 0);
    await expect(hours()).rejects.toMatchObject({ code: 'featureOff' });
    await press(true, version);
    await hours();
    const entries = await asPlatform(() =>
      all(
        server.database.kysely,
        sql<{ facts: object }>`select facts from audit where merchant_id = ${merchant_id}
          and facts ? 'feature' and ${everyMerchant('administrator')} order by id`,
      ),
    );
    expect(entries.map(({ facts }) => facts)).toMatchObject([
      { did: 'feature.off', feature: 'attendance', layer: 'merchant' },
      { did: 'feature.on', feature: 'attendance', layer: 'merchant' },
    ]);
  });
});
