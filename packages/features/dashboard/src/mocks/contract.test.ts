import { dashboardContract, dashboardEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { dashboardHandlers } from './handlers.ts';

const mocks = onMocks(dashboardHandlers);

dashboardContract(() => mocks.begin());
mocks.covers(dashboardEndpoints);
