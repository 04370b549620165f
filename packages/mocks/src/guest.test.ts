import { guestContract, guestEndpoints } from '@servery/contracts';
import { guestMocks } from '@servery/guest/mocks';
import { onMocks } from './onMocks.ts';
import { venueIn } from './venue.ts';

const mocks = onMocks(guestMocks.handlers);

guestContract(() => {
  const host = mocks.begin();
  return { ...host, ...venueIn(host.world) };
});
mocks.covers(guestEndpoints);
