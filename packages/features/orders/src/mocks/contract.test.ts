import { ordersContract, ordersEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { ordersHandlers } from './handlers.ts';

const mocks = onMocks(ordersHandlers);

ordersContract(() => mocks.begin());
mocks.covers(ordersEndpoints);
