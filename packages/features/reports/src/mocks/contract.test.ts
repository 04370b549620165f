import { reportsContract, reportsEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { drawerCommands, orderCommands } from '@servery/domain/commands';
import { answerCommands } from '@servery/sample/answer';
import { reportHandlers } from './handlers.ts';

const mocks = onMocks([
  ...reportHandlers,
  ...answerCommands([...drawerCommands, ...orderCommands]),
]);

reportsContract(() => {
  const host = mocks.begin();
  const shop = () => host.world().merchant(101);
  return {
    ...host,
    dish: async () => shop().items.find(({ name }) => name === 'Roti tisu')!.id,
    cash: async () => shop().payment_options.find(({ kind }) => kind === 'cash')!.id,
  };
});
mocks.covers(reportsEndpoints, reportHandlers);
