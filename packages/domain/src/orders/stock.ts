import { Problem, type MenuItem, type ReasonCode } from '@servery/api';
import { moveOf, type Mover } from '../menu/moveOf.ts';
import type { MoveRecord } from '../menu/record.ts';
import { reasonForLine } from './changeReason.ts';
import type { LineRecord, OrderRecord } from './record.ts';
import { isMoveOfLines } from './splitParts.ts';

const calledOff = new Set(['cancelled', 'voided', 'merged']);

/** Whether a line was made for nobody. */
const isWaste = ({ status }: Pick<OrderRecord, 'status'>, line: LineRecord): boolean =>
  line.made && (line.status === 'voided' || calledOff.has(status));

/** How many of a line are sold or thrown away: gone from the balance either way. */
const goneOf = (order: Pick<OrderRecord, 'status'>, line: LineRecord): number => {
  const isOff = line.status === 'voided' || calledOff.has(order.status);
  return isOff && !isWaste(order, line) ? 0 : line.quantity;
};

/** What a change of an order does to the balance of one item. */
export interface StockStep {
  line_id: number;
  item_id: number;
  name: string;
  mode: 'sold' | 'return' | 'waste';
  quantity: number;
  reason_code: ReasonCode | null;
  /** The order's number, followed by the person's own words if there are any. */
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

/** One line's steps: what is wanted more is sold, what is not made goes back, what was made for nobody is waste. */
function stepsOf(before: OrderRecord | null, after: OrderRecord, line: LineRecord): StockStep[] {
  const old = before?.items.find(({ id }) => id === line.id);
  // What came over from another order was sold there.
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
    // Thrown away, or sold after all: it goes back first, so that either is written once.
    return [...step('return', taken), ...step(wasWaste ? 'sold' : 'waste', taken)];
  if (is > was) return step('sold', is - was);
  return step('return', Math.min(was - is, line.stock_qty ?? 0));
}

/** What a change of an order does to balances, were all its items counted; what goes back goes first. */
export const stockSteps = (before: OrderRecord | null, after: OrderRecord): StockStep[] =>
  (isMoveOfLines(before, after) ? [] : after.items)
    .flatMap((line) => stepsOf(before, after, line))
    .toSorted((a, b) => Number(a.mode === 'sold') - Number(b.mode === 'sold'));

/** An item whose balance is counted. */
export interface Counted {
  id: number;
  stock: number;
  allow_negative: boolean;
}

/** Refuses what there are too few of. */
const tooFew = ({ item_id, name }: Pick<StockStep, 'item_id' | 'name'>, left: number) =>
  new Problem('itemUnavailable', { details: { menu_id: item_id, name, left } });

/**
 * Takes what an order sells from the balances and puts back what it does not: the order with how many
 * of each line were taken, the balances after, and the rows that say why. Items that nobody counts
 * are left alone.
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
    // Of what nobody counts nothing is taken; what was taken before is forgotten.
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

/** Refuses to sell more of an item than the menu has left, counting all lines of an order that were not there before. */
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
