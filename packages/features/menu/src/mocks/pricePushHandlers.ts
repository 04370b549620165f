import { listPricePushes, previewPricePush } from '@servery/api';
import { pricePushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/price-pushes';
import { matchesSearch } from '@servery/domain/search';
import { itemGroupAt, soldAt, sortedPage } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { bookWith } from './books.ts';

/** MSW handlers of price pushes, backed by the sample. */
export const pricePushHandlers = [
  answer(previewPricePush, ({ query: { item_id, price }, ctx }) => {
    const group = itemGroupAt(ctx.world, ctx.scope(''), item_id);
    return rules.previewPricePush(group, soldAt(ctx.world, group), price);
  }),
  answer(listPricePushes, ({ query, ctx }) => {
    const { item_id, search } = query;
    if (item_id !== '') bookWith(ctx, 'items', item_id);
    const scope = ctx.scope('');
    const isOfItem = (push: rules.PricePushRecord) =>
      item_id === '' || [push, ...push.outlets].some((one) => one.item_id === item_id);
    const rows = ctx.world.pricePushes
      .of(scope)
      .filter((push) => isOfItem(push) && matchesSearch(search, push.name))
      .map((push) => {
        const isReachable = push.outlets.every(({ merchant_id }) => scope.includes(merchant_id));
        return rules.showPricePush(push, ctx.now, isReachable);
      });
    return sortedPage(rows, ({ id }) => id, query);
  }),
  ...answerCommands(pricePushCommands),
];
