import { accountMocks, accountWrites } from '@servery/account/mocks';
import { merchantsContract, merchantsEndpoints } from '@servery/contracts';
import { drawerMocks } from '@servery/drawer/mocks';
import { guestMocks } from '@servery/guest/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { merchantsMocks } from '@servery/merchants/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import { queueMocks } from '@servery/queue/mocks';
import { reservationsMocks } from '@servery/reservations/mocks';
import { searchMocks } from '@servery/search/mocks';
import { settingsMocks } from '@servery/settings/mocks';
import { staffMocks } from '@servery/staff/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { expect, test } from 'vitest';
import { demoHostOf } from './demoHost.ts';

const { open, watch } = demoHostOf([
  accountWrites,
  merchantsMocks,
  menuMocks,
  staffMocks,
  drawerMocks,
  ordersMocks,
  queueMocks,
  reservationsMocks,
  searchMocks,
  settingsMocks,
  tablesMocks,
  guestMocks,
  accountMocks,
]);

merchantsContract(open);

test('every response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name)).toEqual(expect.arrayContaining([...merchantsEndpoints]));
});

test('every endpoint of merchants has exactly one mock handler', () => {
  expect(merchantsMocks.handlers).toHaveLength(merchantsEndpoints.size);
});
