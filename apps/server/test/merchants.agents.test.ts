import {
  assignAgents,
  createMerchant,
  getMerchantAccount,
  getUserInfo,
  handOverMerchants,
  listMerchants,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const [jason, mei, ganesh] = [2, 4, 5];
const me = { params: { role: 'user' as const, id: 'me' as const } };

describe.each(engines)('agents of merchants on %s', (engine) => {
  let server: TestServer;
  let admin: Client;
  beforeEach(async () => {
    server = await startTestServer(engine);
    admin = await server.as('admin');
  });
  afterEach(() => server.close());

  const handOver = (from_id: number, to_id: number) =>
    admin.call(handOverMerchants, { body: { from_id, to_id } });
  const assign = async (id: number, agents: number[]) => {
    const { version } = await admin.call(getMerchantAccount, { params: { id } });
    return admin.call(assignAgents, { params: { id }, body: { version, agents } });
  };
  const idsOf = (agents: unknown) => (agents as { id: number }[]).map(({ id }) => id);
  const audit = async (merchant_id: number) => {
    const rows = await all(
      server.database.kysely,
      sql<{
        person_id: number;
        did: string;
        before: { agents: unknown };
        after: { agents: unknown };
      }>`select person_id, facts ->> 'did' as did, before, after from audit
        where merchant_id = ${merchant_id} and action = 'merchant.changed' order by seq`,
    );
    return rows.map(({ person_id, did, before, after }) => [
      person_id,
      did,
      idsOf(before.agents),
      idsOf(after.agents),
    ]);
  };

  test('are recorded for each merchant, before and after', async () => {
    await assign(101, [mei]);
    await assign(101, [mei]);
    await handOver(jason, ganesh);
    await handOver(mei, jason);
    expect(await audit(101)).toEqual([
      [1, 'agents', [jason], [mei]],
      [1, 'agents', [mei], [jason]],
    ]);
    expect(await audit(102)).toEqual([[1, 'agents', [ganesh, jason], [ganesh]]]);
  });

  test('lose a merchant in the sessions that are open', async () => {
    const agent = await server.as('agent');
    expect((await agent.call(getUserInfo, me)).merchants).toHaveLength(2);
    await assign(101, [mei]);
    expect((await agent.call(getUserInfo, me)).merchants).toMatchObject([{ id: 102 }]);
    await handOver(jason, ganesh);
    expect((await agent.call(getUserInfo, me)).merchants).toEqual([]);
  });

  test('take over the merchants of an agent who has left', async () => {
    await sql`update person set is_active = false where id = ${jason}`.execute(
      server.database.kysely,
    );
    expect(await handOver(jason, mei)).toEqual({ moved: 2 });
    expect(await handOver(jason, mei)).toEqual({ moved: 0 });
    const agent = await server.as('agent.mei');
    expect((await agent.call(listMerchants, { query: {} })).total).toBe(3);
  });

  test('hand over a merchant that they create at the same time, or keep it', async () => {
    const agent = await server.as('agent');
    const create = (username: string) => ({
      name: 'Kopitiam Jaya',
      time_zone: 'Asia/Kuala_Lumpur',
      owner: { name: 'Lim Mei Ling', username, email: `${username}@example.com` },
    });
    const [{ moved }, ...made] = await Promise.all([
      handOver(jason, mei),
      ...['one', 'two', 'three'].map((name) =>
        agent.call(createMerchant, { body: create(`owner.${name}`) }),
      ),
    ]);
    const left = (await agent.call(listMerchants, { query: {} })).total;
    expect(moved + left).toBe(2 + made.length);
    const accounts = await Promise.all(
      made.map(({ merchant: { id } }) => admin.call(getMerchantAccount, { params: { id } })),
    );
    for (const { agents } of accounts) expect(agents).toHaveLength(1);
  });
});
