import { reservationsContract, reservationsEndpoints } from '@servery/contracts';
import { reservationsMocks } from '@servery/reservations/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(reservationsMocks.handlers);

reservationsContract(() => mocks.begin());
mocks.covers(reservationsEndpoints);
