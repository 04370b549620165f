import { listPricePushes, previewPricePush } from '@servery/api';
import { pricePushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/price-pushes';
import { read } from '../../http/route.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { loadItemGroup } from '../pushes/itemGroup.ts';
import { pageOfPricePushes } from './list.ts';
import { soldAt } from './sold.ts';

/** The routes of price pushes. */
export const pricePushRoutes = [
  read(previewPricePush, async ({ query: { item_id, price }, ctx: { sql, caller, now } }) => {
    const group = await loadItemGroup(sql, caller.scope, item_id);
    return rules.previewPricePush(group, await soldAt(sql, group, now), price);
  }),
  read(listPricePushes, ({ query, ctx }) => pageOfPricePushes(ctx, query)),
  ...commandRoutes(pricePushCommands),
];
