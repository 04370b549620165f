import { mediaContract, mediaEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { mediaHandlers } from './handlers.ts';

const mocks = onMocks(mediaHandlers);

mediaContract(() => mocks.begin());
mocks.covers(mediaEndpoints);
