import { invalid, type stockModes } from '@servery/api';
import { moveOf } from './moveOf.ts';
import type { MenuContext, MenuBook, MenuChange } from './record.ts';
import { put, requireVersion, rowOf } from './rows.ts';
import { showMenu } from './show.ts';

/** The maximum tracked stock of one item. */
export const maxStock = 99_999;

interface BalanceInput {
  mode: (typeof stockModes)[number];
  /** Null only with `set`: stops tracking the item's stock. */
  quantity: number | null;
  reason: string;
}

/**
 * Returns a balance after a change. Refuses a change that the balance doesn't allow, and waste
 * without a reason.
 * @throws `invalid`
 */
export function balanceAfter(
  before: number | null,
  { mode, quantity, reason }: BalanceInput,
  mayBeNegative: boolean,
): number | null {
  if (mode === 'set') return quantity;
  if (before === null) throw invalid('mode', 'not_counted', 'This item’s stock isn’t tracked.');
  if (quantity === null || quantity < 1)
    throw invalid('quantity', 'required', 'Must be at least 1.');
  if (mode === 'waste' && reason.length < 2) throw invalid('reason', 'required', 'Enter a reason.');
  const after = mode === 'waste' ? before - quantity : before + quantity;
  if (after > maxStock)
    throw invalid('quantity', 'too_many', `Stock can’t be more than ${maxStock}.`);
  if (after < 0 && !mayBeNegative)
    throw invalid('quantity', 'below_zero', `There are only ${before} left.`);
  return after;
}

/** Changes an item's stock balance and records who changed it and why. */
export function updateBalance(
  book: MenuBook,
  id: number,
  { version, ...input }: BalanceInput & { version: number },
  context: MenuContext,
): MenuChange {
  const item = rowOf(book.items, id);
  requireVersion(item, version, () => showMenu(book, id, context.now));
  const after = balanceAfter(item.stock, input, item.allow_negative);
  const { mode, reason } = input;
  const facts = { mode, reason, quantity: input.quantity ?? 0, before: item.stock, after };
  const items = put(book.items, id, { stock: after });
  return { book: { ...book, items }, id, moves: [moveOf(id, facts, context)] };
}
