import { Problem } from '@servery/api';
import { billOf } from './bill.ts';
import type { LineRecord, OrderRecord } from './record.ts';

/** The maximum total of one bill, in sen: the amount that one tender can settle. */
export const maxBill = 99_999_999;

/** The maximum number of lines of one order, including void ones. */
export const maxLines = 500;

/** The limit that a bill exceeds. */
export type Excess = 'too_many_lines' | 'bill_too_large';

/** Returns the value of lines before reductions in sen, without the range checks of pricing. */
const valueOf = (lines: readonly LineRecord[]): number =>
  lines
    .filter(({ status }) => status !== 'voided')
    .reduce((sum, { unit_price, options, quantity }) => {
      const unit = options.reduce(
        (all, option) => all + option.price * option.quantity,
        unit_price,
      );
      return sum + Math.max(0, unit) * quantity;
    }, 0);

const isWithin = (amount: number, before: number): boolean => amount <= Math.max(maxBill, before);

/**
 * Returns the limit that an order exceeds, or null. An order that exceeded a limit before a change
 * may keep what it has, so that it can still be reduced, paid and voided.
 */
export function excessOf(order: OrderRecord, before: OrderRecord | null = null): Excess | null {
  if (order.items.length > Math.max(maxLines, before?.items.length ?? 0)) return 'too_many_lines';
  if (!isWithin(valueOf(order.items), before ? valueOf(before.items) : 0)) return 'bill_too_large';
  const { total } = billOf(order).totals;
  return isWithin(total, before ? billOf(before).totals.total : 0) ? null : 'bill_too_large';
}

const messages: Record<Excess, string> = {
  too_many_lines: `An order can have ${maxLines} lines.`,
  bill_too_large: 'A bill can come to 999,999.99.',
};

/**
 * Requires that an order stays within the limits of every bill.
 * @throws `invalid` with the code of the excess at `field`.
 */
export function requireBill(
  order: OrderRecord,
  field: string,
  before: OrderRecord | null = null,
): void {
  const code = excessOf(order, before);
  if (code)
    throw new Problem('invalid', { fields: { [field]: { code, message: messages[code] } } });
}
