import { allocate } from './allocate.ts';
import type { ItemReduction, PricedLine } from './billResult.ts';
import { ownPrice } from './ownPrice.ts';
import { countable, exactSen, sum } from './sen.ts';
import type { Sen } from './sen.ts';

/** Units that move from a line to another order; a part of a line gets a new id. */
export interface Move {
  line_id: string;
  quantity: number;
  /** The id of the moved part; a whole line keeps its own. */
  new_id: string;
}

/**
 * Splits lines between two orders, with every unit placed exactly once. Unit prices are unchanged,
 * and the reductions of a line are divided with its units.
 */
export function splitLines(
  lines: readonly PricedLine[],
  moves: readonly Move[],
): { kept: PricedLine[]; moved: PricedLine[] } {
  const kept: PricedLine[] = [];
  const moved: PricedLine[] = [];
  const byLine = new Map(moves.map((move) => [move.line_id, move]));
  if (byLine.size < moves.length) throw new RangeError('a line moves once');
  for (const line of lines.map(ownPrice)) {
    const move = byLine.get(line.id);
    byLine.delete(line.id);
    if (!move) kept.push(line);
    else if (move.quantity === line.quantity) moved.push(line);
    else {
      const [stays, leaves] = divide(line, move);
      kept.push(stays);
      moved.push(leaves);
    }
  }
  if (byLine.size > 0) throw new RangeError(`no line ${[...byLine.keys()].join()} to move`);
  return { kept, moved };
}

/** Combines the lines of orders, target first; parts of one line become that line again. */
export function combineLines(
  target: readonly PricedLine[],
  ...sources: readonly (readonly PricedLine[])[]
): PricedLine[] {
  const combined: PricedLine[] = [];
  for (const line of [...target, ...sources.flat()].map(ownPrice)) {
    const index = combined.findIndex((other) => isSameLine(other, line));
    if (index < 0) combined.push(line);
    else combined[index] = join(combined[index]!, line);
  }
  return combined;
}

/**
 * Returns the remainder of a bill after the amounts that guests pay; throws a `RangeError` if they
 * exceed it.
 */
export function splitByAmount(payable: Sen, amounts: readonly Sen[]): { left: Sen } {
  const left = countable(payable) - sum(amounts.map((amount) => countable(amount)));
  if (left < 0) throw new RangeError(`the shares exceed the bill by ${-left}`);
  return { left };
}

function divide(line: PricedLine, { quantity, new_id }: Move): [PricedLine, PricedLine] {
  const stays = line.quantity - quantity;
  if (!(Number.isInteger(quantity) && quantity > 0 && stays > 0)) {
    throw new RangeError(`cannot move ${quantity} of ${line.quantity}`);
  }
  const quantities = [stays, quantity] as const;
  return [part(line, quantities, 0), { ...part(line, quantities, 1), id: new_id }];
}

/**
 * Returns one of two parts of a line; the reductions are divided cumulatively, so that no part
 * falls below zero.
 */
function part(line: PricedLine, quantities: readonly [number, number], which: 0 | 1): PricedLine {
  const gross = exactSen(line.unit_gross * quantities[which]);
  let reduced = 0;
  let own = 0;
  const item_reductions = line.item_reductions.map((reduction): ItemReduction => {
    reduced += reduction.amount;
    const before = own;
    own = allocate(reduced, quantities)[which]!;
    return { ...reduction, amount: own - before };
  });
  const quantity = quantities[which];
  return { ...line, quantity, gross, item_reductions, subtotal: gross - own };
}

function isSameLine(a: PricedLine, b: PricedLine): boolean {
  return a.origin_id === b.origin_id && a.unit_gross === b.unit_gross && a.id !== b.id;
}

function join(a: PricedLine, b: PricedLine): PricedLine {
  const item_reductions = a.item_reductions.map((reduction, index): ItemReduction => {
    return { ...reduction, amount: reduction.amount + b.item_reductions[index]!.amount };
  });
  return {
    ...a,
    quantity: a.quantity + b.quantity,
    gross: a.gross + b.gross,
    item_reductions,
    subtotal: a.subtotal + b.subtotal,
  };
}
