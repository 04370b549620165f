import { guestContract, guestEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { guestHandlers } from './handlers.ts';
import { venueIn } from './venue.fixtures.ts';

const mocks = onMocks(guestHandlers);

guestContract(() => {
  const host = mocks.begin();
  return { ...host, ...venueIn(host.world) };
});
mocks.covers(guestEndpoints);
