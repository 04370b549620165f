import { reservationsContract, reservationsEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { reservationsHandlers } from './handlers.ts';

const mocks = onMocks(reservationsHandlers);

reservationsContract(() => mocks.begin());
mocks.covers(reservationsEndpoints);
