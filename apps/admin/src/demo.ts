import { accountMocks } from '@servery/account/mocks';
import { ordersMocks, rememberWorld, simulateGuests } from '@servery/orders/mocks';
import { merchants, sample } from '@servery/domain/sample';
import { network } from 'virtual:msw';

/** Puts the sample restaurant group in place of a server: changes stay in this browser, guests keep ordering. */
export async function startDemo(): Promise<void> {
  network.configure({
    handlers: [...ordersMocks.handlers, ...accountMocks.handlers],
    onUnhandledFrame: 'bypass',
  });
  await network.enable();
  const world = sample();
  rememberWorld(world, localStorage);
  for (const { id, settings } of merchants) {
    if (settings.is_open) simulateGuests(world, { seconds: 45, merchant_id: id });
  }
}
