import { accountMocks, accountWrites } from '@servery/account/mocks';
import { dashboardMocks } from '@servery/dashboard/mocks';
import { drawerMocks } from '@servery/drawer/mocks';
import { reportsMocks } from '@servery/reports/mocks';
import { setupMocks } from '@servery/setup/mocks';
import { guestMocks } from '@servery/guest/mocks';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { merchantsMocks } from '@servery/merchants/mocks';
import { ordersMocks, rememberWorld, simulateGuests } from '@servery/orders/mocks';
import { paymentsMocks } from '@servery/payments/mocks';
import { printingMocks, simulatePrinters } from '@servery/printing/mocks';
import { queueMocks } from '@servery/queue/mocks';
import { reservationsMocks } from '@servery/reservations/mocks';
import { searchMocks } from '@servery/search/mocks';
import { settingsMocks } from '@servery/settings/mocks';
import { staffMocks } from '@servery/staff/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { merchants, sample } from '@servery/sample';
import { network } from 'virtual:msw';
import { beginFromUrl } from './template/scenario.ts';

// The account comes last, because its `/admin/:role/:id` matches many other paths. The settings come
// before printing, whose `/admin/merchant/:name` matches theirs.
const features = [
  accountWrites,
  dashboardMocks,
  setupMocks,
  ordersMocks,
  searchMocks,
  menuMocks,
  tablesMocks,
  queueMocks,
  reservationsMocks,
  guestMocks,
  kitchenMocks,
  settingsMocks,
  staffMocks,
  merchantsMocks,
  paymentsMocks,
  drawerMocks,
  reportsMocks,
  printingMocks,
  mediaMocks,
  accountMocks,
];

/**
 * Replaces the server with the sample restaurant group: changes stay in this browser, and simulated
 * guests keep ordering.
 */
export async function startDemo(): Promise<void> {
  beginFromUrl();
  network.configure({
    handlers: features.flatMap(({ handlers }) => handlers),
    onUnhandledFrame: 'bypass',
  });
  await network.enable();
  const world = sample();
  rememberWorld(world, localStorage);
  simulatePrinters(world, { seconds: 2 });
  for (const { id, settings } of merchants) {
    if (settings.is_open) simulateGuests(world, { seconds: 45, merchant_id: id });
  }
}
