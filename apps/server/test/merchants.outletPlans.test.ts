import {
  chooseOutlets,
  createCategory,
  getGuestTable,
  getOutletPlan,
  getUserInfo,
  listCategories,
  listTables,
  setOutletLimit,
  toggleCategory,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { platform } from '../src/audit/append.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const params = { id: 3 };
const me = { params: { role: 'user' as const, id: 'me' as const } };

describe.each(engines)('outlets in a plan on %s', (engine) => {
  let server: TestServer;
  let admin: Client;
  let owner: Client;
  beforeEach(async () => {
    server = await startTestServer(engine);
    [admin, owner] = [await server.as('admin'), await server.as('supermerchant')];
  });
  afterEach(() => server.close());

  const planned = () => admin.call(getOutletPlan, { params });
  const limit = async (outlets_included: number | null) => {
    const { version } = await planned();
    return admin.call(setOutletLimit, { params, body: { version, outlets_included } });
  };
  const choose = (version: number, outlets: number[]) =>
    owner.call(chooseOutlets, { params, body: { version, outlets } });
  const readOnly = async () =>
    (await planned()).outlets.filter((one) => one.is_read_only).map(({ merchant }) => merchant.id);
  /** Returns the audit of a merchant, or of the platform. */
  const audited = async (merchant_id: number) => {
    const rows = await all(
      server.database.kysely,
      sql<{ did: string; was: unknown; is: unknown }>`select facts ->> 'did' as did,
          coalesce(before -> 'is_read_only', before -> 'outlet_plan') as was,
          coalesce(after -> 'is_read_only', after -> 'outlet_plan') as is
        from audit where merchant_id = ${merchant_id}
          and facts ->> 'did' in ('close by plan', 'open by plan', 'outlet limit', 'choose outlets')
        order by seq`,
    );
    return rows.map(({ did, was, is }) => [did, was, is]);
  };

  test('are recorded for the platform, and for each outlet that closes or opens', async () => {
    const { version } = await limit(3);
    await choose(version, [102, 103, 104]);
    await limit(null);
    expect(await audited(104)).toEqual([
      ['close by plan', false, true],
      ['open by plan', true, false],
    ]);
    expect(await audited(101)).toEqual([
      ['close by plan', false, true],
      ['open by plan', true, false],
    ]);
    expect(await audited(102)).toEqual([]);
    const chosen = [102, 103, 104];
    expect((await audited(platform)).map(([did, , is]) => [did, is])).toEqual([
      ['outlet limit', { included: 3, chosen: [] }],
      ['choose outlets', { included: 3, chosen }],
      ['outlet limit', { included: null, chosen }],
    ]);
  });

  test('close outlets in the sessions that are open, and open them again', async () => {
    const cashier = await server.as('cashier.cheras');
    const seen = async () => (await cashier.call(getUserInfo, me)).read_only;
    expect(await seen()).toEqual([]);
    await limit(2);
    expect(await seen()).toEqual([{ id: 103, name: 'Seri Melati Cheras' }]);
    await limit(4);
    expect(await seen()).toEqual([]);
  });

  test('close outlets for guests whose page was answered before', async () => {
    const query = { merchant_id: 103, order: 'asc' as const };
    const token = (await owner.call(listTables, { query })).aaData[0]!.qr_token;
    const guest = server.browser();
    const isOpen = async () => (await guest.call(getGuestTable, { query: { token } })).is_open;
    expect(await isOpen()).toBe(true);
    await limit(2);
    expect(await isOpen()).toBe(false);
    await limit(3);
    expect(await isOpen()).toBe(true);
  });

  test('let only one of two concurrent changes win', async () => {
    const { version } = await limit(2);
    const ends = await Promise.allSettled([
      choose(version, [103, 104]),
      admin.call(setOutletLimit, { params, body: { version, outlets_included: 3 } }),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const plan = await planned();
    expect(plan.version).toBe(version + 1);
    expect((await readOnly()).length).toBe(4 - (plan.outlets_included ?? 4));
  });

  test('undo everything that a refused write of the owner did', async () => {
    const query = { merchant_id: 104, order: 'asc' as const };
    const before = await owner.call(listCategories, { query });
    await limit(3);
    const { id, version, is_active } = before.aaData[0]!;
    for (const write of [
      () =>
        owner.call(toggleCategory, { params: { id }, body: { version, is_active: !is_active } }),
      () => owner.call(createCategory, { body: { merchant_id: 104, name: 'Desserts' } }),
    ])
      await expect(write()).rejects.toMatchObject({ code: 'outletReadOnly', status: 403 });
    expect(await owner.call(listCategories, { query })).toEqual(before);
  });
});
