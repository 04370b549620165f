import { listItemPushes, previewItemPush } from '@servery/api';
import { itemPushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/item-pushes';
import { matchesSearch } from '@servery/domain/search';
import { comparedMenus, itemGroupAt, picturesWith, sortedPage } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { bookWith } from './books.ts';

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
  answer(listItemPushes, ({ query, ctx }) => {
    const { item_id, search } = query;
    if (item_id !== '') bookWith(ctx, 'items', item_id);
    const scope = ctx.scope('');
    const isOfItem = (push: rules.ItemPushRecord) =>
      item_id === '' || [push, ...push.outlets].some((one) => one.item_id === item_id);
    const rows = ctx.world.itemPushes
      .of(scope)
      .filter((push) => isOfItem(push) && matchesSearch(search, push.name))
      .map((push) => {
        const isReachable = push.outlets.every(({ merchant_id }) => scope.includes(merchant_id));
        return rules.showItemPush(push, ctx.now, isReachable);
      });
    return sortedPage(rows, ({ id }) => id, query);
  }),
  ...answerCommands(itemPushCommands),
];
