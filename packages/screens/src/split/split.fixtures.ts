import { Problem, type Order, type SplitPreview } from '@servery/api';
import { menuAt, merchants } from '@servery/domain/fixtures';
import { placeOrder, previewSplit, showOrder, splitOrder } from '@servery/domain/orders';
import { rightsOf } from '@servery/domain/people';
import type { ItemSplitDialogProps } from './ItemSplitDialog.tsx';

const [outlet] = merchants as [(typeof merchants)[number]];

let ids = 1_000_000;
const context = {
  actor: { id: 1, name: 'Aina', rights: rightsOf('merchant', null), approval: null },
  now: new Date('2026-11-20T04:00:00.000Z'),
  nextId: () => (ids += 1),
  business_date: '2026-11-20',
  shop: outlet,
};

const menu = menuAt(outlet.items, 'dine_in');
const plain = [...menu.values()].filter(
  ({ options, is_available, max_quantity }) =>
    options.length === 0 && is_available && max_quantity === null,
);

type Seats = readonly (number | null)[];

/** Returns an accepted order at a table with one line for each of the given quantities. */
const orderOf = (quantities: readonly number[], seats: Seats) =>
  placeOrder(
    {
      order_method: 'dine_in',
      table: outlet.tables[0]!,
      member: null,
      staff: null,
      customer_name: '',
      phone: '',
      address: '',
      postcode: '',
      source: 'staff',
      covers: 2,
      note: '',
      lines: quantities.map((quantity, i) => ({
        menu_id: plain[i % plain.length]!.id,
        quantity,
        options: [],
        note: '',
        seat: seats[i],
      })),
      number: '012',
    },
    menu,
    context,
  );

/**
 * A host with one order, which splits it by the rule that the server uses. The lines have the given
 * seats, if any.
 */
export function splittingHost(
  quantities: readonly number[],
  seats: Seats = [],
): {
  order: Order;
  split: ItemSplitDialogProps['split'];
} {
  const record = orderOf(quantities, seats);
  return {
    order: showOrder(record),
    split: async ({ preview, preview_id, ...body }): Promise<SplitPreview> => {
      const numbers = preview ? [] : ['013'];
      const bills = splitOrder(record, body, numbers, context);
      return previewSplit(record, bills, {
        bills: body.bills,
        preview: preview ?? false,
        preview_id: preview_id ?? null,
      });
    },
  };
}

/** Returns an order as another person left it, with the problem that a host reports it by. */
export function changedElsewhere(order: Order, change: Partial<Order>): Problem {
  return new Problem('conflict', {
    current: { ...order, version: order.version + 1, ...change },
  });
}
