import { listAllPaymentOptions } from '@servery/api';
import { paymentCommands } from '@servery/domain/commands';
import { matchesSearch } from '@servery/domain/search';
import { paymentsAt, sortedPage } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';

/** MSW handlers of payment options, backed by the sample. */
export const paymentsHandlers = [
  answer(listAllPaymentOptions, ({ query, ctx }) => {
    const options = ctx
      .scope(query.merchant_id)
      .flatMap((merchant_id) =>
        paymentsAt(ctx.world, merchant_id).options.map((option) => ({ ...option, merchant_id })),
      )
      .filter(
        ({ name, is_active }) =>
          matchesSearch(query.search, name) &&
          (query.status === '' || is_active === (query.status === 'active')),
      );
    return sortedPage(options, ({ place }) => place, query);
  }),
  ...answerCommands(paymentCommands),
];
