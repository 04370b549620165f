import { settingsContract, settingsEndpoints } from '@servery/contracts';
import { settingsMocks } from '@servery/settings/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(settingsMocks.handlers);

settingsContract(() => mocks.begin());
mocks.covers(settingsEndpoints);
