import { listItemPushes, previewItemPush } from '@servery/api';
import { itemPushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/item-pushes';
import { comparedMenus, itemGroupAt, picturesWith } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { pushesOfItem } from './pushesOfItem.ts';

/** MSW handlers of pushes of items, backed by the sample. */
export const itemPushHandlers = [
  answer(previewItemPush, ({ query: { item_id }, ctx }) => {
    const { world } = ctx;
    const group = itemGroupAt(world, ctx.scope(''), item_id);
    const menus = comparedMenus(world, group);
    const items = [...menus.values()].flatMap((menu) => menu.items);
    const ids = items.flatMap(({ image_id }) => image_id ?? []);
    return rules.previewItemPush(group, menus, picturesWith(world, ids));
  }),
  answer(listItemPushes, ({ query, ctx }) =>
    pushesOfItem(ctx, ctx.world.itemPushes, query, rules.showItemPush),
  ),
  ...answerCommands(itemPushCommands),
];
