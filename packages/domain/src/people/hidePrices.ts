type Row = Record<string, unknown>;

const isOrder = (row: Row): boolean => 'order_method' in row && 'payment_status' in row;

/** The parts of an order that contain only money. */
const lists = new Set(['reductions', 'payments', 'refunds', 'derivations', 'tenders']);
/** The amounts of an order, of its lines and of their options. */
const amounts = new Set([
  'total',
  'balance',
  'delivery_fee',
  'refunded',
  'unit_price',
  'price',
  'gross',
  'reduction',
  'net',
  'amount',
]);

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as Row).map(([key, one]) => {
      if (lists.has(key)) return [key, []];
      if (typeof one === 'number' && amounts.has(key)) return [key, 0];
      if (key === 'totals' || key === 'amounts')
        return [key, Object.fromEntries(Object.keys(one as Row).map((name) => [name, 0]))];
      return [key, within(one)];
    }),
  );
}

/**
 * Returns a response with the prices and payments of every order removed, because the kitchen
 * doesn't need them.
 */
export function hidePrices(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(hidePrices);
  if (!answer || typeof answer !== 'object') return answer;
  if (isOrder(answer as Row)) return within(answer);
  return Object.fromEntries(
    Object.entries(answer as Row).map(([key, one]) => [key, hidePrices(one)]),
  );
}
