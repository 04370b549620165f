import { listPairedDevices } from '@servery/api';
import { deviceCommands, deviceProcedures } from '@servery/domain/commands';
import { matchesSearch } from '@servery/domain/search';
import { answer, answerCommands, answerProcedures } from '@servery/sample/answer';

/** MSW handlers of the endpoints of shared devices, backed by the sample. */
export const deviceHandlers = [
  answer(listPairedDevices, ({ query, ctx }) => {
    const { search, start, length, order } = query;
    const found = ctx.world.pairedDevices
      .of(ctx.scope(query.merchant_id), ctx.now)
      .filter(({ name }) => matchesSearch(search, name));
    const rows = order === 'desc' ? found.toReversed() : found;
    return { aaData: rows.slice(start, start + length), total: rows.length };
  }),
  ...answerCommands(deviceCommands),
  ...answerProcedures(deviceProcedures),
];
