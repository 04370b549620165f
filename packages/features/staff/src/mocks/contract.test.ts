import {
  createClient,
  createMerchant,
  getUserInfo,
  listCashMovements,
  listMerchants,
} from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  attendanceContract,
  attendanceEndpoints,
  contractNow,
  contractSample,
  employeesContract,
  employeesEndpoints,
  openBrowser,
  platformAccountsContract,
  platformAccountsEndpoints,
  staffContract,
  staffEndpoints,
  type StaffHost,
} from '@servery/contracts';
import { accountProcedures, merchantAccountProcedures } from '@servery/domain/commands';
import { ownerOf, showMerchantRow } from '@servery/domain/merchants';
import {
  answerFrom,
  approveAs,
  createWorld,
  merchantFactsOf,
  pageOf,
  tokenOf,
  userInfoOf,
  type World,
} from '@servery/sample';
import { answer, answerProcedures } from '@servery/sample/answer';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceHandlers } from './attendanceHandlers.ts';
import { employeesHandlers } from './employeesHandlers.ts';
import { staffHandlers } from './handlers.ts';
import { platformAccountsHandlers } from './platformAccountsHandlers.ts';

const baseURL = 'http://sample.test/api';
/** Signing in, and the caller, which the account feature answers. */
const accountHandlers = [
  ...answerProcedures(accountProcedures),
  answer(getUserInfo, ({ ctx: { me, world } }) => userInfoOf(me, world.merchants)),
];
/** The cash of drawers, which the drawer feature answers. */
const drawerHandlers = [
  answer(listCashMovements, ({ query, ctx }) => {
    const scope = ctx.scope(query.merchant_id);
    const all = ctx.world.drawers.cash.map(({ movement }) => movement);
    return pageOf(
      all.filter(({ merchant_id }) => scope.includes(merchant_id)),
      query,
    );
  }),
];
/** The merchants of an agent, which the merchants feature answers. */
const merchantHandlers = [
  answer(listMerchants, ({ query, ctx }) => {
    const rows = ctx.scope('').map((id) => {
      const { merchant, people } = merchantFactsOf(ctx.world, id);
      return showMerchantRow(merchant, ownerOf(people));
    });
    return pageOf(rows, query);
  }),
  ...answerProcedures(merchantAccountProcedures.filter(({ to }) => to === createMerchant)),
];
const server = setupServer(
  ...staffHandlers,
  ...employeesHandlers,
  ...attendanceHandlers,
  ...platformAccountsHandlers,
  ...merchantHandlers,
  ...drawerHandlers,
  ...accountHandlers,
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Accounts, employees and attendance, with the handlers of each. */
const endpoints = new Set([
  ...staffEndpoints,
  ...employeesEndpoints,
  ...attendanceEndpoints,
  ...platformAccountsEndpoints,
]);

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

const start = (): StaffHost => {
  let world = begin();
  return {
    as: async (username) =>
      createClient({ baseURL, fetch: reach, credentials: { token: () => tokenOf(username) } }),
    browser: async () => openBrowser({ baseURL, fetch: reach }),
    approve: (username, pin, input) => approveAs(world, username, pin, input),
    grant: async (username, grants) => {
      const person = world.person(username)!;
      world.keepPerson({ ...person, own: { ...person.own, grants } });
    },
    reset: async () => {
      world = begin();
    },
    advance: async (milliseconds) => world.advance(milliseconds),
  };
};
// In blocks, so that one begins with its own world only when the other has ended.
describe('staff accounts', () => {
  staffContract(start);
});
describe('employees', () => {
  employeesContract(start);
});
describe('attendance', () => {
  attendanceContract(start);
});
describe('platform accounts', () => {
  platformAccountsContract(start);
});

test('every staff response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  const ours = done.map(([name]) => name).filter((name) => endpoints.has(name));
  expect(ours.toSorted()).toEqual([...endpoints].toSorted());
});

test('every staff endpoint of the contract has exactly one mock handler', () => {
  expect(staffHandlers).toHaveLength(staffEndpoints.size);
  expect(employeesHandlers).toHaveLength(employeesEndpoints.size);
  expect(attendanceHandlers).toHaveLength(attendanceEndpoints.size);
  expect(platformAccountsHandlers).toHaveLength(platformAccountsEndpoints.size);
});
