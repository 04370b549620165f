import { searchContract, searchEndpoints } from '@servery/contracts';
import { searchMocks } from '@servery/search/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(searchMocks.handlers);

searchContract(() => mocks.begin());
mocks.covers(searchEndpoints);
