import { matchesSearch } from '@servery/domain/search';
import { sortedPage, type RequestContext } from '@servery/sample';
import { bookWith } from './books.ts';

interface Push {
  id: number;
  item_id: number;
  merchant_id: number;
  name: string;
  outlets: readonly { merchant_id: number; item_id: number }[];
}

interface Query {
  item_id: number | '';
  search: string;
  start: number;
  length: number;
  order: 'asc' | 'desc';
}

/**
 * Returns one page of the pushes that started in the caller’s scope, by time; of an item, those that
 * started from it, added it or changed it.
 * @throws `notFound` if the caller can’t access the item
 */
export function pushesOfItem<T extends Push, Shown extends { id: number }>(
  ctx: RequestContext,
  pushes: { of: (merchant_ids: readonly number[]) => readonly T[] },
  query: Query,
  show: (push: T, now: Date, isReachable: boolean) => Shown,
) {
  const { item_id, search } = query;
  if (item_id !== '') bookWith(ctx, 'items', item_id);
  const scope = ctx.scope('');
  const isOfItem = (push: T) =>
    item_id === '' || [push, ...push.outlets].some((one) => one.item_id === item_id);
  const rows = pushes
    .of(scope)
    .filter((push) => isOfItem(push) && matchesSearch(search, push.name))
    .map((push) => {
      const isReachable = push.outlets.every(({ merchant_id }) => scope.includes(merchant_id));
      return show(push, ctx.now, isReachable);
    });
  return sortedPage(rows, ({ id }) => id, query);
}
