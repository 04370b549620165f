import { Problem, type MenuItem, type ReasonCode } from '@servery/api';
import { moveOf, type Mover } from '../menu/moveOf.ts';
import type { MoveRecord } from '../menu/record.ts';
import { reasonForLine } from './changeReason.ts';
import type { LineRecord, OrderRecord } from './record.ts';
import { isMoveOfLines } from './splitParts.ts';

const calledOff = new Set(['cancelled', 'voided', 'merged']);

/** Whether a line was made but not sold. */
const isWaste = ({ status }: Pick<OrderRecord, 'status'>, line: LineRecord): boolean =>
  line.made && (line.status === 'voided' || calledOff.has(status));

/** Returns the quantity of a line that is sold or wasted, and so no longer in stock. */
const goneOf = (order: Pick<OrderRecord, 'status'>, line: LineRecord): number => {
  const isOff = line.status === 'voided' || calledOff.has(order.status);
  return isOff && !isWaste(order, line) ? 0 : line.quantity;
};

/** The effect of an order change on the stock of one item. */
export interface StockStep {
  line_id: number;
  item_id: number;
  name: string;
  mode: 'sold' | 'return' | 'waste';
  quantity: number;
  reason_code: ReasonCode | null;
  /** The order's number, followed by the person's free text if there is any. */
  reason: string;
}

const stepReason = (
  mode: StockStep['mode'],
  after: OrderRecord,
  line: LineRecord,
): Pick<StockStep, 'reason_code' | 'reason'> => {
  if (mode === 'sold') return { reason_code: null, reason: after.number };
  const { reason_code, reason } = reasonForLine(after, line);
  return { reason_code, reason: reason === null ? after.number : `${after.number}: ${reason}` };
};

/**
 * Returns the stock steps of one line: additional quantities are sold, unmade ones are returned,
 * and made ones that aren't sold are waste.
 */
function stepsOf(before: OrderRecord | null, after: OrderRecord, line: LineRecord): StockStep[] {
  const old = before?.items.find(({ id }) => id === line.id);
  // A line that came from another order was sold there.
  const isMoved = !old && line.origin_id !== null && line.origin_id !== after.id;
  if (isMoved) return [];
  const [was, is] = [before && old ? goneOf(before, old) : 0, goneOf(after, line)];
  const step = (mode: StockStep['mode'], quantity: number): StockStep[] =>
    quantity > 0
      ? [
          {
            line_id: line.id,
            item_id: line.menu_id,
            name: line.name,
            mode,
            quantity,
            ...stepReason(mode, after, line),
          },
        ]
      : [];
  const wasWaste = before !== null && old !== undefined && isWaste(before, old);
  const taken = Math.min(was, line.stock_qty ?? 0);
  if (wasWaste !== isWaste(after, line) && is > 0)
    // When a sale becomes waste or the reverse, the quantity is returned first, so that each is
    // recorded once.
    return [...step('return', taken), ...step(wasWaste ? 'sold' : 'waste', taken)];
  if (is > was) return step('sold', is - was);
  return step('return', Math.min(was - is, line.stock_qty ?? 0));
}

/**
 * Returns the stock steps of an order change as if all its items were tracked; returns come first.
 */
export const stockSteps = (before: OrderRecord | null, after: OrderRecord): StockStep[] =>
  (isMoveOfLines(before, after) ? [] : after.items)
    .flatMap((line) => stepsOf(before, after, line))
    .toSorted((a, b) => Number(a.mode === 'sold') - Number(b.mode === 'sold'));

/** An item with tracked stock. */
export interface Counted {
  id: number;
  stock: number;
  allow_negative: boolean;
}

/** Returns the refusal of an item with too little stock. */
const tooFew = ({ item_id, name }: Pick<StockStep, 'item_id' | 'name'>, left: number) =>
  new Problem('itemUnavailable', { details: { menu_id: item_id, name, left } });

/**
 * Applies stock steps: returns the order with the stock quantity of each line, the changed
 * balances, and the move records. Items without tracked stock are skipped.
 */
export function takeStock(
  after: OrderRecord,
  steps: readonly StockStep[],
  counted: readonly Counted[],
  mover: Mover,
): { order: OrderRecord; items: Counted[]; moves: MoveRecord[] } {
  const stocks = new Map(counted.map((item) => [item.id, item]));
  const taken = new Map(after.items.map(({ id, stock_qty = 0 }) => [id, stock_qty]));
  const moves: MoveRecord[] = [];
  for (const step of steps) {
    const item = stocks.get(step.item_id);
    const { mode, quantity, reason_code, reason } = step;
    const sign = mode === 'return' ? 1 : -1;
    // Nothing is taken of an untracked item, but a return still reduces the quantity taken earlier.
    if (item || sign === 1)
      taken.set(step.line_id, (taken.get(step.line_id) ?? 0) - sign * quantity);
    if (!item) continue;
    const stock = item.stock + sign * quantity;
    if (mode === 'sold' && stock < 0 && !item.allow_negative)
      throw tooFew(step, Math.max(0, item.stock));
    stocks.set(item.id, { ...item, stock });
    moves.push(
      moveOf(
        item.id,
        { mode, quantity, before: item.stock, after: stock, reason_code, reason },
        mover,
      ),
    );
  }
  const items = after.items.map((line): LineRecord => {
    const stock_qty = taken.get(line.id) ?? 0;
    if (stock_qty === (line.stock_qty ?? 0)) return line;
    const { stock_qty: _before, ...rest } = line;
    return stock_qty > 0 ? { ...rest, stock_qty } : rest;
  });
  return {
    order: { ...after, items },
    items: [...stocks.values()].filter((item, i) => item.stock !== counted[i]!.stock),
    moves,
  };
}

/** Refuses to sell more of an item than the menu has left, across all lines that a change adds. */
export function requireLeft(
  before: OrderRecord | null,
  after: OrderRecord,
  menu: ReadonlyMap<number, MenuItem>,
): void {
  const wanted = Map.groupBy(stockSteps(before, after), ({ item_id }) => item_id);
  for (const [item_id, steps] of wanted) {
    const left = menu.get(item_id)?.left ?? null;
    const isSold = steps.some(({ mode }) => mode === 'sold');
    const net = steps.reduce(
      (sum, { mode, quantity }) => sum + (mode === 'return' ? -quantity : quantity),
      0,
    );
    if (left !== null && isSold && net > left) throw tooFew(steps[0]!, left);
  }
}
