import { menuContract, menuEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { menuHandlers } from './handlers.ts';

const mocks = onMocks(menuHandlers);

menuContract(() => mocks.begin());
mocks.covers(menuEndpoints);
