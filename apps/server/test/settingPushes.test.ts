import {
  editSetting,
  getSettings,
  previewSettingPush,
  pushSetting,
  undoSettingPush,
  type Client,
  type Input,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { outletsOn } from './outletsOn.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const section = 'service_charge';
const statuses = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).toSorted();

describe.each(engines)('pushes of settings on %s', (engine) => {
  let server: TestServer;
  let owner: Client;
  let rival: Client;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.as('supermerchant');
    rival = await server.as('admin');
  });
  afterAll(() => server.close());

  const read = (id: number) => owner.call(getSettings, { query: { id } });
  const setRate = async (id: number, rate: number) => {
    const { versions, service_charge } = await read(id);
    const version = versions.service_charge;
    const body = { ...service_charge, type: section, id, version, rate } as const;
    return owner.call(editSetting, { body });
  };
  const bodyOf = async (
    merchant_id: number,
    ids: readonly number[],
  ): Promise<Input<typeof pushSetting>['body']> => {
    const { version, outlets } = await owner.call(previewSettingPush, {
      query: { merchant_id, section },
    });
    const chosen = outlets.filter(({ merchant }) => ids.includes(merchant.id));
    return {
      merchant_id,
      section,
      mode: 'locked',
      version,
      outlets: chosen.map((outlet) => ({
        merchant_id: outlet.merchant.id,
        version: outlet.version,
      })),
    };
  };
  const ratesOf = (...ids: number[]) =>
    Promise.all(ids.map(async (id) => (await read(id)).service_charge.rate));

  beforeEach(async () => {
    for (const [id, rate] of [
      [101, 800],
      [104, 900],
    ] as const)
      await setRate(id, rate);
  });

  test('one request changes 30 outlets, with an audit entry of each, and another undoes it', async () => {
    const { addOutlet } = outletsOn(server);
    const ids = [102];
    for (let i = ids.length; i < 30; i += 1) ids.push(await addOutlet(`Outlet ${i}`));
    const before = await ratesOf(...ids);
    const push = await owner.call(pushSetting, { body: await bodyOf(101, ids) });
    expect(push.outlets).toBe(30);
    expect(new Set(await ratesOf(...ids))).toEqual(new Set([800]));
    const rows = await all(
      server.database.kysely,
      sql<{ merchant_id: number; person_name: string; is_locked: boolean; rate: number }>`
        select merchant_id, person_name, (after ->> 'is_locked')::boolean as is_locked,
          (after ->> 'rate')::int as rate
        from audit
        where action = 'merchant.changed' and facts ->> 'did' = ${`push settings ${push.id}`}`,
    );
    expect(new Set(rows.map(({ merchant_id }) => merchant_id))).toEqual(new Set(ids));
    for (const row of rows)
      expect(row).toMatchObject({ person_name: 'Kamaruddin Yusof', is_locked: true, rate: 800 });
    const undone = await owner.call(undoSettingPush, { params: { id: push.id }, body: {} });
    expect(undone).toMatchObject({ restored: 30, kept: [] });
    expect(await ratesOf(...ids)).toEqual(before);
  });

  test('of two people who push at once, one is refused and nothing is mixed', async () => {
    const bodies = [await bodyOf(101, [102, 103]), await bodyOf(104, [103, 102])];
    const results = await Promise.allSettled([
      owner.call(pushSetting, { body: bodies[0]! }),
      rival.call(pushSetting, { body: bodies[1]! }),
    ]);
    expect(statuses(results)).toEqual(['fulfilled', 'rejected']);
    const failed = results.find(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { code: 'conflict' } });
    expect(new Set(await ratesOf(102, 103)).size).toBe(1);
    const made = results.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{
      id: number;
    }>;
    await owner.call(undoSettingPush, { params: { id: made.value.id }, body: {} });
  });

  test('two outlets that push to each other at once both end', async () => {
    const bodies = [await bodyOf(101, [104]), await bodyOf(104, [101])];
    const results = await Promise.allSettled([
      owner.call(pushSetting, { body: bodies[0]! }),
      rival.call(pushSetting, { body: bodies[1]! }),
    ]);
    expect(statuses(results)).toEqual(['fulfilled', 'rejected']);
    const made = results.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{
      id: number;
    }>;
    await owner.call(undoSettingPush, { params: { id: made.value.id }, body: {} });
  });

  test('one of two people who undo at once is refused', async () => {
    const before = await ratesOf(102);
    const push = await owner.call(pushSetting, { body: await bodyOf(101, [102]) });
    const undo = (client: Client) =>
      client.call(undoSettingPush, { params: { id: push.id }, body: {} });
    expect(statuses(await Promise.allSettled([undo(owner), undo(rival)]))).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(await ratesOf(102)).toEqual(before);
  });
});
