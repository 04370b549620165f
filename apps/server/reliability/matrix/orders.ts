import type { OrderMethod, OrderStatus } from '@servery/api';
import {
  billOf,
  moneyOf,
  takePayment,
  type ActionContext,
  type OrderRecord,
} from '@servery/domain/orders';
import { rightsOf } from '@servery/domain/people';
import { merchants, sampleOrders } from '@servery/sample';
import { contractNow, contractSample } from '@servery/contracts';
import { insertOrders } from '../../src/areas/orders/save.ts';
import type { TestServer } from '../../test/serverOn.ts';

const sample = sampleOrders({ now: contractNow, ...contractSample });

/** The required state of an order. */
export interface OrderInput {
  status?: OrderStatus;
  method?: OrderMethod;
  isPaid?: boolean;
  isBillPrinted?: boolean;
}

const modelOf = (merchant_id: number): OrderRecord => {
  const found = sample.find(
    (order) =>
      order.merchant_id === merchant_id &&
      order.payments.length === 0 &&
      order.business_date === '2026-11-20' &&
      order.items.some(({ status }) => status !== 'voided'),
  );
  if (!found) throw new Error(`The sample has no open order at ${merchant_id}.`);
  return found;
};

/** Returns the action context of someone with all permissions at a merchant. */
export const contextAt = ({ host }: TestServer, merchant_id: number): ActionContext => ({
  actor: { id: 11, name: 'matrix', rights: rightsOf('merchant', null), approval: null },
  now: host.now(),
  nextId: host.nextId,
  business_date: '2026-11-20',
  shop: merchants.find(({ id }) => id === merchant_id)!,
});

/** Inserts a new order of a merchant in the required state. */
export async function orderOf(
  server: TestServer,
  merchant_id: number,
  { status = 'new', method = 'dine_in', isPaid = false, isBillPrinted = false }: OrderInput = {},
): Promise<OrderRecord> {
  const { nextId, now } = server.host;
  const model = modelOf(merchant_id);
  const sent = status === 'new' ? 0 : 1;
  const at = now().toISOString();
  const order: OrderRecord = {
    ...model,
    id: nextId(),
    version: 1,
    status,
    order_method: method,
    status_at: at,
    completed_at: status === 'completed' ? at : null,
    is_bill_printed: isBillPrinted,
    undo: null,
    reasons: [],
    reductions: [],
    items: model.items.map((line) => ({
      ...line,
      id: nextId(),
      status: status === 'new' ? 'held' : 'queued',
      sent_qty: sent * line.quantity,
    })),
  };
  const context = contextAt(server, merchant_id);
  const options = merchants.find(({ id }) => id === merchant_id)!.payment_options;
  const amount = moneyOf(order, billOf(order).totals.total).balance;
  const tenders = [{ payment_option_id: options.find(({ kind }) => kind === 'card')!.id, amount }];
  const paid = isPaid
    ? { ...takePayment(order, { version: 1, tenders }, options, context), version: 1, status }
    : order;
  await server.database.transaction((trx) => insertOrders(trx, [paid]));
  return paid;
}
