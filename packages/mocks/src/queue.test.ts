import { queueContract, queueEndpoints } from '@servery/contracts';
import { queueMocks } from '@servery/queue/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(queueMocks.handlers);

queueContract(() => mocks.begin());
mocks.covers(queueEndpoints);
