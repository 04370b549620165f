import { listPricePushes, previewPricePush } from '@servery/api';
import { pricePushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/price-pushes';
import { itemGroupAt, soldAt } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { pushesOfItem } from './pushesOfItem.ts';

/** MSW handlers of price pushes, backed by the sample. */
export const pricePushHandlers = [
  answer(previewPricePush, ({ query: { item_id, price }, ctx }) => {
    const group = itemGroupAt(ctx.world, ctx.scope(''), item_id);
    return rules.previewPricePush(group, soldAt(ctx.world, group), price);
  }),
  answer(listPricePushes, ({ query, ctx }) =>
    pushesOfItem(ctx, ctx.world.pricePushes, query, rules.showPricePush),
  ),
  ...answerCommands(pricePushCommands),
];
