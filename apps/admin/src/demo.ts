import { accountMocks, accountWrites } from '@servery/account/mocks';
import { guestMocks } from '@servery/guest/mocks';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { ordersMocks, rememberWorld, simulateGuests } from '@servery/orders/mocks';
import { printingMocks, simulatePrinters } from '@servery/printing/mocks';
import { queueMocks } from '@servery/queue/mocks';
import { reservationsMocks } from '@servery/reservations/mocks';
import { searchMocks } from '@servery/search/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { merchants, sample } from '@servery/domain/sample';
import { network } from 'virtual:msw';
import { beginAsAsked } from './template/scenario.ts';

// The account stands last: its `/admin/:role/:id` matches many an address.
const features = [
  accountWrites,
  ordersMocks,
  searchMocks,
  menuMocks,
  tablesMocks,
  queueMocks,
  reservationsMocks,
  guestMocks,
  kitchenMocks,
  printingMocks,
  mediaMocks,
  accountMocks,
];

/** Puts the sample restaurant group in place of a server: changes stay in this browser, guests keep ordering. */
export async function startDemo(): Promise<void> {
  beginAsAsked();
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
