import { accountHandlers } from '@servery/account/mocks';
import { accountContract, accountEndpoints } from '@servery/contracts';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(accountHandlers);

accountContract(() => {
  const host = mocks.begin();
  return {
    ...host,
    anOrder: async () =>
      host
        .world()
        .ordersOf([101])
        .find(({ status }) => status === 'new')!,
  };
});
mocks.covers(accountEndpoints);
