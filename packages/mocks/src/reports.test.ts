import { reportsContract, reportsEndpoints } from '@servery/contracts';
import { drawerCommands, orderCommands } from '@servery/domain/commands';
import { answerCommands } from '@servery/sample/answer';
import { reportsMocks } from '@servery/reports/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks([
  ...reportsMocks.handlers,
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
mocks.covers(reportsEndpoints, reportsMocks.handlers);
