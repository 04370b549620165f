import { invalid, type stockModes } from '@servery/api';
import { moveOf } from './moveOf.ts';
import type { MenuAct, MenuBook, MenuChange } from './record.ts';
import { put, requireVersion, rowOf } from './rows.ts';
import { showMenu } from './show.ts';

/** The most of one item that is counted. */
export const mostStock = 99_999;

interface BalanceWish {
  mode: (typeof stockModes)[number];
  /** Null only with `set`: the item is no longer counted. */
  quantity: number | null;
  reason: string;
}

/** A balance after a change of it; refuses what it does not reach for, and what has no reason. */
export function balanceAfter(
  before: number | null,
  { mode, quantity, reason }: BalanceWish,
  mayBeNegative: boolean,
): number | null {
  if (mode === 'set') return quantity;
  if (before === null) throw invalid('mode', 'not_counted', 'This item is not counted.');
  if (quantity === null || quantity < 1) throw invalid('quantity', 'required', 'At least 1.');
  if (mode === 'waste' && reason.length < 2)
    throw invalid('reason', 'required', 'Say why it was thrown away.');
  const after = mode === 'waste' ? before - quantity : before + quantity;
  if (after > mostStock) throw invalid('quantity', 'too_many', `At most ${mostStock} in all.`);
  if (after < 0 && !mayBeNegative)
    throw invalid('quantity', 'below_zero', `There are only ${before}.`);
  return after;
}

/** Changes an item's balance and writes down who did and why. */
export function updateBalance(
  book: MenuBook,
  id: number,
  { version, ...wish }: BalanceWish & { version: number },
  act: MenuAct,
): MenuChange {
  const item = rowOf(book.items, id);
  requireVersion(item, version, () => showMenu(book, id, act.now));
  const after = balanceAfter(item.stock, wish, item.allow_negative);
  const { mode, reason } = wish;
  const facts = { mode, reason, quantity: wish.quantity ?? 0, before: item.stock, after };
  const items = put(book.items, id, { stock: after });
  return { book: { ...book, items }, id, moves: [moveOf(id, facts, act)] };
}
