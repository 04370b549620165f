import { createMerchant, getUserInfo, listCashMovements, listMerchants } from '@servery/api';
import {
  attendanceContract,
  attendanceEndpoints,
  employeesContract,
  employeesEndpoints,
  platformAccountsContract,
  platformAccountsEndpoints,
  staffContract,
  staffEndpoints,
  type StaffHost,
} from '@servery/contracts';
import { accountProcedures, merchantAccountProcedures } from '@servery/domain/commands';
import { ownerOf, showMerchantRow } from '@servery/domain/merchants';
import { merchantFactsOf, pageOf, userInfoOf } from '@servery/sample';
import { answer, answerProcedures } from '@servery/sample/answer';
import { staffMocks } from '@servery/staff/mocks';
import { describe } from 'vitest';
import { onMocks } from './onMocks.ts';

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
const mocks = onMocks([
  ...staffMocks.handlers,
  ...merchantHandlers,
  ...drawerHandlers,
  ...accountHandlers,
]);

/** Accounts, employees and attendance, with the handlers of each. */
const endpoints = new Set([
  ...staffEndpoints,
  ...employeesEndpoints,
  ...attendanceEndpoints,
  ...platformAccountsEndpoints,
]);

const start = (): StaffHost => {
  const host = mocks.begin();
  return {
    ...host,
    grant: async (username, grants) => {
      const person = host.world().person(username)!;
      host.world().keepPerson({ ...person, own: { ...person.own, grants } });
    },
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
mocks.covers(endpoints, staffMocks.handlers);
