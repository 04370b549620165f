import type { DisplayedItem, MerchantSettings } from '@servery/api';
import { cartBill, type CartLinePrice } from '@servery/domain/orders';
import { maxQuantity, quantityOf, type NewLine, type NewOrder } from './newOrder.ts';
import { methodOf } from './placing.ts';

/** A line with its item of the current menu and its price. */
export interface ShownLine extends NewLine {
  /** Undefined if the item isn't on the menu any more. */
  item: DisplayedItem | undefined;
  /** Whether it can be ordered. */
  isAvailable: boolean;
  /** The chosen options, such as "2 × Telur mata". */
  chosen: readonly { name: string; quantity: number }[];
  /** The price of all its units, in sen; 0 if it isn't available. */
  amount: number;
  /** The largest quantity that can be ordered. */
  max: number;
}

/** A new order with its prices. */
export interface PricedOrder {
  lines: readonly ShownLine[];
  bill: ReturnType<typeof cartBill>;
}

/** The data that prices depend on, apart from the order. */
export interface PriceTerms {
  items: ReadonlyMap<number, DisplayedItem>;
  settings: MerchantSettings;
  /** The number of guests at the table. */
  party: number;
}

/** Returns how many more units of an item an order can have. */
export function roomFor(order: NewOrder, { id, left, max_quantity }: DisplayedItem): number {
  const ordered = quantityOf(order, id);
  return Math.max(0, Math.min((left ?? Infinity) - ordered, max_quantity ?? maxQuantity));
}

/** Returns the fee of a delivery to a postcode, in sen. */
export const feeOf = ({ way, postcode }: NewOrder, { delivery }: MerchantSettings): number => {
  if (way !== 'delivery') return 0;
  const { areas } = delivery;
  const area = postcode === '' ? areas[0] : areas.find((one) => one.postcode === postcode);
  return area?.fee ?? 0;
};

/** Prices an order by the rule that prices it when it is placed. */
export function priceNewOrder(
  order: NewOrder,
  { items, settings, party }: PriceTerms,
): PricedOrder {
  const classes = new Set(settings.tax_classes.map(({ code }) => code));
  const found = order.lines.map((line) => {
    const item = items.get(line.menu_id);
    const choices = item?.options.flatMap((group) => group.items) ?? [];
    const chosen = line.options.flatMap(({ id, quantity }) => {
      const choice = choices.find((one) => one.id === id);
      return choice ? [{ id, name: choice.name, price: choice.price, quantity }] : [];
    });
    const isWhole = chosen.length === line.options.length;
    const isAvailable = !!item?.is_available && isWhole && classes.has(item.tax_class);
    return { line, item, chosen, isAvailable };
  });
  const priced = found.flatMap(({ line, item, chosen, isAvailable }): CartLinePrice[] =>
    item && isAvailable
      ? [
          {
            id: line.key,
            quantity: line.quantity,
            unit_price: item.price,
            options: chosen,
            tax_class: item.tax_class,
          },
        ]
      : [],
  );
  const terms = {
    order_method: methodOf(order.way),
    party: order.way === 'dine_in' ? party : 0,
    delivery_fee: feeOf(order, settings),
  };
  const bill = cartBill(priced, terms, settings);
  const amounts = new Map(bill.lines.map(({ line_number, gross }) => [line_number, gross]));
  const lines = found.map(({ line, item, chosen, isAvailable }) => ({
    ...line,
    item,
    isAvailable,
    chosen,
    amount: amounts.get(line.key) ?? 0,
    max: item ? Math.min(maxQuantity, line.quantity + roomFor(order, item)) : line.quantity,
  }));
  return { lines, bill };
}
