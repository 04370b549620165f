import { ordersContract, ordersEndpoints } from '@servery/contracts';
import { ordersHandlers } from '@servery/orders/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(ordersHandlers);

ordersContract(() => mocks.begin());
mocks.covers(ordersEndpoints);
