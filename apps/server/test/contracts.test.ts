import { writeFileSync } from 'node:fs';
import { allEndpoints, nameOf } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  accountContract,
  accountEndpoints,
  flowContract,
  guestContract,
  guestEndpoints,
  kitchenContract,
  kitchenEndpoints,
  mediaContract,
  mediaEndpoints,
  menuContract,
  menuEndpoints,
  ordersContract,
  ordersEndpoints,
  printingContract,
  printingEndpoints,
  queueContract,
  queueEndpoints,
  reservationsContract,
  reservationsEndpoints,
  searchContract,
  searchEndpoints,
  tablesContract,
  tablesEndpoints,
} from '@servery/domain/contracts';
import { people } from '@servery/domain/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figuresPath, type ContractFigures } from '../reliability/conformance.ts';
import { replay } from '../reliability/replayRun.ts';
import { createTape } from '../reliability/replayTape.ts';
import { allRoutes } from '../src/routes/index.ts';
import { contractHostOf } from './contractHost.ts';
import { engines } from './databases.ts';
import { guestHouseOn } from './guestHouse.ts';
import { printingHostOf } from './printingHost.ts';
import { tableOrdersOn } from './tableOrders.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const merchant_id = 101;
const isOfFirst = (name: string) =>
  people.some(({ username, ...one }) => username === name && one.merchant_id === merchant_id);

describe.each(engines)('%s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const watch = createWatch();
  const tape = createTape();
  // The first merchant's people are on tape too, to be replayed as others.
  const contractHost = () =>
    contractHostOf(server, (username) => {
      const watched = watch.over(server.fetch);
      return username !== null && isOfFirst(username) ? tape.over(watched) : watched;
    });

  describe('accounts', () => {
    accountContract(contractHost);
  });

  describe('what follows by itself', () => {
    flowContract(contractHost);
  });

  describe('guests', () => {
    guestContract(() => ({ ...contractHost(), ...guestHouseOn(contractHost()) }));
  });

  describe('kitchen', () => {
    kitchenContract(contractHost);
  });

  describe('media', () => {
    mediaContract(contractHost);
  });

  describe('menu', () => {
    menuContract(contractHost);
  });

  describe('orders', () => {
    ordersContract(contractHost);
  });

  describe('printing', () => {
    printingContract(() => printingHostOf(contractHost()));
  });

  describe('queues', () => {
    queueContract(contractHost);
  });

  describe('reservations', () => {
    reservationsContract(contractHost);
  });

  describe('search', () => {
    searchContract(contractHost);
  });

  describe('tables', () => {
    tablesContract(() => ({ ...contractHost(), ...tableOrdersOn(contractHost()) }));
  });

  test('every answer was as the contract says, and every refusal one that it names', () => {
    expect(watch.violations).toEqual([]);
    const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
    expect(done.map(([name]) => name).toSorted()).toEqual(
      Object.values(allEndpoints()).map(nameOf).toSorted(),
    );
  });

  test('what one merchant’s people sent finds and changes nothing of theirs, sent by another', async () => {
    const found = await replay(server, tape.calls(), [merchant_id, 'merchant.bangsar']);
    expect(found).toMatchObject({ foreign: [], changed: [] });
    expect(found.calls).toBeGreaterThan(500);
    expect(found.done).toBeGreaterThan(50);
    const counts = [...watch.seen.values()];
    const figures: ContractFigures = {
      answers: counts.reduce((sum, { answers }) => sum + answers, 0),
      refusals: counts.reduce((sum, { refusals }) => sum + refusals, 0),
      violations: watch.violations.length,
      replayed: found.calls,
      foreign: found.foreign.length,
      changed: found.changed.length,
    };
    writeFileSync(figuresPath(engine), JSON.stringify(figures));
    // Sent by their own owner the same calls find and change a lot: the replay can tell.
    const own = await replay(server, tape.calls(), [merchant_id, 'merchant']);
    expect(own.foreign.length).toBeGreaterThan(500);
    expect(own.changed).toContain('orders');
  });
});

test('the endpoints of the contract, its cases and the routes here are the same set', () => {
  const routes = allRoutes({ follow: () => Promise.reject(new Error('unused')), close: () => {} });
  const names = routes.map(({ to }) => nameOf(to)).toSorted();
  expect(names).toEqual(Object.values(allEndpoints()).map(nameOf).toSorted());
  expect(names).toEqual(
    [
      ...accountEndpoints,
      ...guestEndpoints,
      ...kitchenEndpoints,
      ...mediaEndpoints,
      ...menuEndpoints,
      ...ordersEndpoints,
      ...printingEndpoints,
      ...queueEndpoints,
      ...reservationsEndpoints,
      ...searchEndpoints,
      ...tablesEndpoints,
    ].toSorted(),
  );
});
