import type { Order } from '@servery/api';

/** A quantity of one item that moves to the new bill. */
export interface MovedItem {
  line_id: number;
  quantity: number;
}

type Lines = readonly Pick<Order['items'][number], 'id' | 'quantity' | 'status'>[];

/** Returns the items that are still on the order, each at most as often as it has them. */
export const stillOn = (items: readonly MovedItem[], lines: Lines): MovedItem[] =>
  items.flatMap(({ line_id, quantity }) => {
    const line = lines.find(({ id, status }) => id === line_id && status !== 'voided');
    return line ? [{ line_id, quantity: Math.min(quantity, line.quantity) }] : [];
  });

/** Returns the number of items. */
export const countOf = (items: readonly Pick<MovedItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an order has more than one item, so that its bill can be split by item. */
export const hasSeveral = ({ items }: { items: Lines }): boolean =>
  countOf(items.filter(({ status }) => status !== 'voided')) > 1;
