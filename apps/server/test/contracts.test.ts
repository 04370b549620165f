import { writeFileSync } from 'node:fs';
import { allEndpoints, nameOf } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  accountContract,
  accountEndpoints,
  dashboardContract,
  documentsContract,
  documentsEndpoints,
  drawersContract,
  drawersEndpoints,
  attendanceContract,
  attendanceEndpoints,
  employeesContract,
  employeesEndpoints,
  reportsContract,
  reportsEndpoints,
  sampleContract,
  sampleEndpoints,
  setUpGuideContract,
  setUpGuideEndpoints,
  dashboardEndpoints,
  flowContract,
  goldenDayContract,
  guestContract,
  guestEndpoints,
  kitchenContract,
  kitchenEndpoints,
  mediaContract,
  mediaEndpoints,
  menuContract,
  menuEndpoints,
  merchantsContract,
  merchantsEndpoints,
  ordersContract,
  ordersEndpoints,
  paymentsContract,
  paymentsEndpoints,
  platformAccountsContract,
  platformAccountsEndpoints,
  printingContract,
  printingEndpoints,
  queueContract,
  queueEndpoints,
  reservationsContract,
  reservationsEndpoints,
  searchContract,
  searchEndpoints,
  settingsContract,
  settingsEndpoints,
  setUpContract,
  setUpEndpoints,
  staffContract,
  staffEndpoints,
  tablesContract,
  tablesEndpoints,
} from '@servery/contracts';
import { people } from '@servery/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figuresPath, type ContractFigures } from '../reliability/conformance.ts';
import { replay, type ReplayResult } from '../reliability/replay/run.ts';
import { createTape } from '../reliability/replay/tape.ts';
import { allRoutes } from '../src/areas/allRoutes.ts';
import { setUpCodeOf } from '../src/session/setUpCode.ts';
import { pepper } from './contractData.ts';
import { contractHostOf } from './contractHost.ts';
import { engines } from './databases.ts';
import { guestHostOn } from './guestHost.ts';
import { printingHostOf } from './printingHost.ts';
import { cashTillOn } from './cashTillOn.ts';
import { tillOn } from './tillOn.ts';
import { tableOrdersOn } from './tableOrders.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const merchant_id = 101;
const isOfFirst = (name: string) =>
  people.some(({ username, ...one }) => username === name && one.merchant_id === merchant_id);

type ContractHost = () => ReturnType<typeof contractHostOf>;

/** The server whose sample is removed. Nothing is replayed there, because it has no other people. */
const withoutSample = 'without the sample';

/** Contracts that tolerate each other's changes share a server; the others have their own. */
const venues: Readonly<Record<string, Readonly<Record<string, (host: ContractHost) => void>>>> = {
  'on a shared server': {
    accounts: accountContract,
    dashboard: dashboardContract,
    drawers: (host) => drawersContract(() => ({ ...host(), ...cashTillOn(host()) })),
    reports: (host) => reportsContract(() => ({ ...host(), ...cashTillOn(host()) })),
    'set-up guide': setUpGuideContract,
    kitchen: kitchenContract,
    media: mediaContract,
    menu: menuContract,
    orders: ordersContract,
    payments: (host) => paymentsContract(() => ({ ...host(), ...tillOn(host()) })),
    printing: (host) => printingContract(() => printingHostOf(host())),
    queues: queueContract,
    search: searchContract,
    tables: (host) => tablesContract(() => ({ ...host(), ...tableOrdersOn(host()) })),
  },
  'automatic order flow': { flow: flowContract, settings: settingsContract },
  'documents and staff': {
    documents: documentsContract,
    attendance: attendanceContract,
    employees: employeesContract,
    'platform accounts': platformAccountsContract,
    staff: staffContract,
  },
  // Its tests list all merchants of the sample, which other contracts change.
  merchants: { merchants: merchantsContract },
  guests: {
    guests: (host) => guestContract(() => ({ ...host(), ...guestHostOn(host()) })),
  },
  bookings: { reservations: reservationsContract, 'golden day': goldenDayContract },
  'a new business': {
    setUp: (host) => setUpContract(() => ({ ...host(), setUpCode: setUpCodeOf(pepper) })),
  },
  [withoutSample]: {
    sample: (host) => sampleContract(() => ({ ...host(), setUpCode: setUpCodeOf(pepper) })),
  },
};

describe.each(engines)('contracts on %s', (engine) => {
  const watch = createWatch();
  const found: ReplayResult[] = [];
  const owned: ReplayResult[] = [];

  describe.each(Object.entries(venues))('%s', (name, contracts) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(engine);
    });
    afterAll(() => server.close());

    const tape = createTape();
    // The requests of the first merchant's people are recorded too, to be replayed as others.
    const contractHost = () =>
      contractHostOf(server, (username) => {
        const watched = watch.over(server.fetch);
        return username !== null && isOfFirst(username) ? tape.over(watched) : watched;
      });

    describe.each(Object.entries(contracts))('%s', (_area, contract) => {
      contract(contractHost);
    });

    test.skipIf(name === withoutSample)(
      'requests of one merchant’s people find and change nothing when replayed by another merchant',
      async () => {
        const calls = tape.calls();
        const result = await replay(server, calls, [merchant_id, 'merchant.bangsar']);
        expect(result).toMatchObject({ foreign: [], changed: [] });
        found.push(result);
        // Replayed by their own owner, some of them find and change a lot: the replay can tell.
        const some = calls.filter((_, at) => at % 4 === 0);
        owned.push(await replay(server, some, [merchant_id, 'merchant']));
      },
      900_000,
    );
  });

  test('every response matches its contract, and every refusal is declared', () => {
    expect(watch.violations).toEqual([]);
    const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
    expect(done.map(([name]) => name).toSorted()).toEqual(
      Object.values(allEndpoints()).map(nameOf).toSorted(),
    );
  });

  test('replays enough requests to be conclusive', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const calls = sum(found.map((suite) => suite.calls));
    const replayed = Object.keys(venues).filter((name) => name !== withoutSample);
    expect(found).toHaveLength(replayed.length);
    expect(calls).toBeGreaterThan(500);
    expect(sum(found.map(({ done }) => done))).toBeGreaterThan(50);
    expect(sum(owned.map(({ foreign }) => foreign.length))).toBeGreaterThan(500);
    expect(owned.flatMap(({ changed }) => changed)).toContain('orders');
    const counts = [...watch.seen.values()];
    const figures: ContractFigures = {
      answers: sum(counts.map(({ answers }) => answers)),
      refusals: sum(counts.map(({ refusals }) => refusals)),
      violations: watch.violations.length,
      replayed: calls,
      foreign: sum(found.map(({ foreign }) => foreign.length)),
      changed: sum(found.map(({ changed }) => changed.length)),
    };
    writeFileSync(figuresPath(engine), JSON.stringify(figures));
  });
});

test('the contract’s endpoints, its test cases and the server’s routes are the same set', () => {
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
      ...merchantsEndpoints,
      ...ordersEndpoints,
      ...paymentsEndpoints,
      ...platformAccountsEndpoints,
      ...printingEndpoints,
      ...queueEndpoints,
      ...reservationsEndpoints,
      ...dashboardEndpoints,
      ...documentsEndpoints,
      ...drawersEndpoints,
      ...attendanceEndpoints,
      ...employeesEndpoints,
      ...reportsEndpoints,
      ...sampleEndpoints,
      ...setUpGuideEndpoints,
      ...searchEndpoints,
      ...settingsEndpoints,
      ...setUpEndpoints,
      ...staffEndpoints,
      ...tablesEndpoints,
    ].toSorted(),
  );
});
