import { allEndpoints, approve, nameOf } from '@servery/api';
import {
  accountContract,
  accountEndpoints,
  ordersContract,
  ordersEndpoints,
  type ContractHost,
} from '@servery/domain/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../src/routes/index.ts';
import { first } from '../src/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describe.each(engines)('%s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const contractHost = (): ContractHost => ({
    as: (username) => server.as(username),
    browser: async () => server.browser(),
    approve: async (username, pin, request) =>
      (await server.as(username)).call(approve, { body: { pin, request } }),
    reset: () => server.reset(),
    advance: async (milliseconds) => server.advance(milliseconds),
  });

  describe('accounts', () => {
    accountContract(() => ({
      ...contractHost(),
      anOrder: async () =>
        (await first(
          server.database.kysely,
          sql<{ id: number; version: number }>`select id, version from orders
            where merchant_id = 101 and list = 'new' limit 1`,
        ))!,
    }));
  });

  describe('orders', () => {
    ordersContract(contractHost);
  });
});

test('the endpoints of the contract, its cases and the routes here are the same set', () => {
  const routes = allRoutes({ follow: () => Promise.reject(new Error('unused')), close: () => {} });
  const names = routes.map(({ to }) => nameOf(to)).toSorted();
  expect(names).toEqual(Object.values(allEndpoints()).map(nameOf).toSorted());
  expect(names).toEqual([...accountEndpoints, ...ordersEndpoints].toSorted());
});
