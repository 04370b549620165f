import { listPricePushes, previewPricePush } from '@servery/api';
import { pricePushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/price-pushes';
import { read } from '../../http/route.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { loadItemGroup } from '../pushes/itemGroup.ts';
import { pageOfPushes } from '../pushes/pageOfPushes.ts';
import { pushesOfItem } from '../pushes/pushesOfItem.ts';
import { pricePushTable } from './rows.ts';
import { soldAt } from './sold.ts';

/** The routes of price pushes. */
export const pricePushRoutes = [
  read(previewPricePush, async ({ query: { item_id, price }, ctx: { sql, caller, now } }) => {
    const group = await loadItemGroup(sql, caller.scope, item_id);
    return rules.previewPricePush(group, await soldAt(sql, group, now), price);
  }),
  read(listPricePushes, async ({ query: { item_id, search, ...page }, ctx }) => {
    const where = await pushesOfItem(ctx, { item_id, search });
    return pageOfPushes(ctx, pricePushTable, { ...page, where }, rules.showPricePush);
  }),
  ...commandRoutes(pricePushCommands),
];
