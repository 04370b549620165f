import { kitchenContract, kitchenEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { kitchenHandlers } from './handlers.ts';

const mocks = onMocks(kitchenHandlers);

kitchenContract(() => mocks.begin());
mocks.covers(kitchenEndpoints);
