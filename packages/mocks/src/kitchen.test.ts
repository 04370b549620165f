import { kitchenContract, kitchenEndpoints } from '@servery/contracts';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(kitchenMocks.handlers);

kitchenContract(() => mocks.begin());
mocks.covers(kitchenEndpoints);
