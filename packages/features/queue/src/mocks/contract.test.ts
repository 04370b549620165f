import { queueContract, queueEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { queueHandlers } from './handlers.ts';

const mocks = onMocks(queueHandlers);

queueContract(() => mocks.begin());
mocks.covers(queueEndpoints);
