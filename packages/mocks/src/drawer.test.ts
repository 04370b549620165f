import { drawersContract, drawersEndpoints } from '@servery/contracts';
import { orderCommands, printingCommands } from '@servery/domain/commands';
import { answerCommands } from '@servery/sample/answer';
import { drawerMocks } from '@servery/drawer/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks([
  ...drawerMocks.handlers,
  ...answerCommands([...orderCommands, ...printingCommands]),
]);

drawersContract(() => {
  const host = mocks.begin();
  const shop = () => host.world().merchant(101);
  return {
    ...host,
    dish: async () => shop().items.find(({ name }) => name === 'Roti tisu')!.id,
    cash: async () => shop().payment_options.find(({ kind }) => kind === 'cash')!.id,
  };
});
mocks.covers(drawersEndpoints, drawerMocks.handlers);
