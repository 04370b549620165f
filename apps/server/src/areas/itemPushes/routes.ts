import { listItemPushes, previewItemPush } from '@servery/api';
import { itemPushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/item-pushes';
import { read } from '../../http/route.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { loadItemGroup } from '../pushes/itemGroup.ts';
import { pageOfPushes } from '../pushes/pageOfPushes.ts';
import { pushesOfItem } from '../pushes/pushesOfItem.ts';
import { comparedMenus, picturesWith } from './compared.ts';
import { itemPushTable } from './rows.ts';

/** The routes of pushes of items. */
export const itemPushRoutes = [
  read(previewItemPush, async ({ query: { item_id }, ctx: { sql, caller, now } }) => {
    const group = await loadItemGroup(sql, caller.scope, item_id);
    const menus = await comparedMenus(sql, group, now);
    const items = [...menus.values()].flatMap((menu) => menu.items);
    const ids = items.flatMap(({ image_id }) => image_id ?? []);
    const pictures = await picturesWith(sql, caller.scope, ids);
    return rules.previewItemPush(group, menus, pictures);
  }),
  read(listItemPushes, async ({ query: { item_id, search, ...page }, ctx }) => {
    const where = await pushesOfItem(ctx, { item_id, search });
    return pageOfPushes(ctx, itemPushTable, { ...page, where }, rules.showItemPush);
  }),
  ...commandRoutes(itemPushCommands),
];
