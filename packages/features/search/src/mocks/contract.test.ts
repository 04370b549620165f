import { searchContract, searchEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { searchHandlers } from './handlers.ts';

const mocks = onMocks(searchHandlers);

searchContract(() => mocks.begin());
mocks.covers(searchEndpoints);
