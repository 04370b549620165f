import { dashboardContract, dashboardEndpoints } from '@servery/contracts';
import { dashboardMocks } from '@servery/dashboard/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(dashboardMocks.handlers);

dashboardContract(() => mocks.begin());
mocks.covers(dashboardEndpoints);
