import { getSetUp } from '@servery/api';
import { setUpProcedures } from '@servery/domain/commands';
import { answer, answerProcedures } from '@servery/sample/answer';

/** MSW handlers that set up a business, backed by the sample. */
export const setUpHandlers = [
  ...answerProcedures(setUpProcedures),
  answer(getSetUp, ({ ctx: { world } }) => ({
    is_open: world.merchants.every(({ is_sample }) => is_sample),
    is_empty: false,
  })),
];
