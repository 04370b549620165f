import { menuContract, menuEndpoints } from '@servery/contracts';
import { menuMocks } from '@servery/menu/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(menuMocks.handlers);

menuContract(() => mocks.begin());
mocks.covers(menuEndpoints);
