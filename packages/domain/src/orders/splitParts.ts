import { kitchenOf } from './lineKitchen.ts';
import type { LineRecord, OrderRecord, ReductionRecord } from './record.ts';

/**
 * Changes that only move lines from one order to another: nothing is sold, returned or made again.
 */
const moves: ReadonlySet<string> = new Set([
  'split',
  'split_off',
  'combine',
  'uncombine',
  'restore',
]);

/** Whether a change of an order only moved lines from one order to another. */
export const isMoveOfLines = (before: OrderRecord | null, { timeline }: OrderRecord): boolean =>
  timeline.length > (before?.timeline.length ?? 0) && moves.has(timeline.at(-1)?.kind ?? '');

/** Divides a line: returns the part that stays, and the part that leaves under a new id. */
export function divideLine(
  line: LineRecord,
  quantity: number,
  new_id: number,
): [stays: LineRecord, leaves: LineRecord] {
  const stays = line.quantity - quantity;
  const sent = Math.min(quantity, line.sent_qty);
  const stock = Math.min(quantity, line.stock_qty ?? 0);
  const ready = Math.max(0, kitchenOf(line).ready_qty - stays);
  return [
    part(line, {
      quantity: stays,
      sent_qty: line.sent_qty - sent,
      stock_qty: (line.stock_qty ?? 0) - stock,
      split_qty: (line.split_qty ?? 0) + sent,
      ready_qty: kitchenOf(line).ready_qty - ready,
    }),
    {
      ...part(line, {
        quantity,
        sent_qty: sent,
        stock_qty: stock,
        split_qty: -sent,
        ready_qty: ready,
      }),
      id: new_id,
      part_of: line.part_of ?? line.id,
    },
  ];
}

interface Quantities {
  quantity: number;
  sent_qty: number;
  stock_qty: number;
  split_qty: number;
  ready_qty: number;
}

/** Returns a line with other quantities; optional ones are omitted if they are zero. */
function part(line: LineRecord, { ready_qty, stock_qty, split_qty, ...rest }: Quantities) {
  const { stock_qty: _stock, split_qty: _split, kitchen, ...facts } = line;
  return {
    ...facts,
    ...rest,
    ...(kitchen && { kitchen: { ...kitchen, ready_qty } }),
    ...(stock_qty && { stock_qty }),
    ...(split_qty && { split_qty }),
  };
}

/** Rejoins parts of one line that are identical except for their quantities. */
export const joinParts = (lines: readonly LineRecord[]): LineRecord[] =>
  lines.reduce<LineRecord[]>((joined, line) => {
    const at = joined.findIndex((other) => isSame(other, line));
    return at < 0 ? [...joined, line] : joined.with(at, join(joined[at]!, line));
  }, []);

const rootOf = ({ id, part_of = id }: LineRecord): number => part_of;

/** Returns everything about a line that doesn't depend on its quantities. */
const traitsOf = (line: LineRecord): string =>
  JSON.stringify([
    rootOf(line),
    line.unit_price,
    line.options,
    line.note,
    line.seat,
    line.status,
    line.made,
    line.is_comped,
    line.reason_code,
    line.reason,
  ]);

const isSame = (a: LineRecord, b: LineRecord): boolean =>
  // Most lines were never divided, so the comparison ends here for them.
  rootOf(a) === rootOf(b) && traitsOf(a) === traitsOf(b);

/** Joins two parts into one line, under the id of the whole line if one of them has it. */
function join(a: LineRecord, b: LineRecord): LineRecord {
  const [first, second] = b.part_of === undefined ? [b, a] : [a, b];
  const sum = (of: (line: LineRecord) => number) => of(first) + of(second);
  return part(first, {
    quantity: sum((line) => line.quantity),
    sent_qty: sum((line) => line.sent_qty),
    stock_qty: sum((line) => line.stock_qty ?? 0),
    split_qty: sum((line) => line.split_qty ?? 0),
    ready_qty: sum((line) => kitchenOf(line).ready_qty),
  });
}

/** Whether orders are the bills that one order was split into. */
export const isSplit = ([first, ...others]: readonly OrderRecord[]): boolean =>
  first !== undefined &&
  first.split_group_id !== null &&
  others.every(({ split_group_id }) => split_group_id === first.split_group_id);

const isAlike = (a: ReductionRecord, b: ReductionRecord): boolean =>
  a.kind === b.kind && a.label === b.label && a.rate === b.rate;

/**
 * Joins the reductions of bills that were split from one order into the reductions of one order.
 */
export function joinReductions(orders: readonly OrderRecord[]): ReductionRecord[] {
  const [first, ...others] = orders;
  const rates = (first?.reductions ?? []).filter(
    (reduction) =>
      reduction.rate !== null &&
      others.every(({ reductions }) => reductions.some((other) => isAlike(other, reduction))),
  );
  const amounts = orders
    .flatMap(({ reductions }) => reductions)
    .filter(({ rate }) => rate === null)
    .reduce<ReductionRecord[]>((joined, reduction) => {
      const at = joined.findIndex((other) => isAlike(other, reduction));
      if (at < 0) return [...joined, reduction];
      const amount = (joined[at]!.amount ?? 0) + (reduction.amount ?? 0);
      return joined.with(at, { ...joined[at]!, amount });
    }, []);
  return [...rates, ...amounts].toSorted((a, b) => a.id - b.id);
}
