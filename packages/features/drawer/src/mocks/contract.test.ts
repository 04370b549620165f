import { drawersContract, drawersEndpoints } from '@servery/contracts';
import { onMocks } from '@servery/contracts/mocks';
import { orderCommands, printingCommands } from '@servery/domain/commands';
import { answerCommands } from '@servery/sample/answer';
import { drawerHandlers } from './handlers.ts';

const mocks = onMocks([
  ...drawerHandlers,
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
mocks.covers(drawersEndpoints, drawerHandlers);
