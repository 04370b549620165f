import { settingsContract, settingsEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { settingsHandlers } from './handlers.ts';

const mocks = onMocks(settingsHandlers);

settingsContract(() => mocks.begin());
mocks.covers(settingsEndpoints);
