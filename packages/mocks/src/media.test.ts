import { mediaContract, mediaEndpoints } from '@servery/contracts';
import { mediaMocks } from '@servery/media/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(mediaMocks.handlers);

mediaContract(() => mocks.begin());
mocks.covers(mediaEndpoints);
