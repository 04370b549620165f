import { flowContract, goldenDayContract } from '@servery/contracts';
import { accountMocks } from '@servery/account/mocks';
import { dashboardMocks } from '@servery/dashboard/mocks';
import { drawerMocks } from '@servery/drawer/mocks';
import { guestMocks } from '@servery/guest/mocks';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import { paymentsMocks } from '@servery/payments/mocks';
import { printingMocks } from '@servery/printing/mocks';
import { queueMocks } from '@servery/queue/mocks';
import { reportsMocks } from '@servery/reports/mocks';
import { reservationsMocks } from '@servery/reservations/mocks';
import { searchMocks } from '@servery/search/mocks';
import { settingsMocks } from '@servery/settings/mocks';
import { setupMocks } from '@servery/setup/mocks';
import { staffMocks } from '@servery/staff/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { expect, test } from 'vitest';
import { demoHostOf } from './demoHost.ts';

const { open, watch } = demoHostOf([
  dashboardMocks,
  drawerMocks,
  guestMocks,
  ordersMocks,
  menuMocks,
  tablesMocks,
  kitchenMocks,
  settingsMocks,
  printingMocks,
  mediaMocks,
  paymentsMocks,
  queueMocks,
  reportsMocks,
  reservationsMocks,
  searchMocks,
  setupMocks,
  staffMocks,
  // Last, because its `/admin/:role/:id` matches many other paths.
  accountMocks,
]);

flowContract(open);
goldenDayContract(open);

test('every response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
});
