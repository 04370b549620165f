import type { MerchantSettings, Order, OrderLine } from '@servery/api';
import { usualTax } from '@servery/domain/money';
import { showOrder, type OrderRecord } from '@servery/domain/orders';

const at = '2026-11-20T04:30:00.000Z';

const line = (id: number, name: string, quantity: number, unit_price: number): OrderLine => ({
  id,
  menu_id: id,
  category_id: 1,
  name,
  quantity,
  unit_price,
  options: [],
  note: '',
  seat: null,
  status: 'queued',
  sent_qty: quantity,
  made: false,
  is_comped: false,
  reason_code: null,
  reason: null,
  tax_class: 'SST',
  origin_id: null,
  gross: quantity * unit_price,
  reduction: 0,
  net: quantity * unit_price,
});

const nasi = line(1, 'Nasi lemak', 2, 1290);
const teh = line(2, 'Teh tarik', 3, 350);

/** Returns an invented example order for previews, priced with the merchant's settings. */
export function exampleRecord({ service_charge, tax_classes }: MerchantSettings): OrderRecord {
  const ofTax = (line: OrderLine): OrderLine => ({
    ...line,
    tax_class: usualTax(tax_classes).code,
  });
  return {
    id: 1,
    version: 1,
    merchant_id: 1,
    merchant_name: '',
    number: '042',
    transaction_id: '',
    business_date: '2026-11-20',
    order_method: 'dine_in',
    status: 'served',
    table: { id: 1, name: 'A4' },
    staff: { id: 1, name: 'Muthu' },
    promotion: null,
    customer_name: 'Aina',
    covers: 2,
    note: '',
    placed_at: at,
    promised_at: null,
    status_at: at,
    member: null,
    phone: '',
    address: '',
    delivery_fee: 0,
    apply_service_charge: true,
    is_bill_printed: true,
    accepted_at: at,
    ready_at: at,
    served_at: at,
    claimed_at: null,
    completed_at: null,
    undo: null,
    merged_into: null,
    split_group_id: null,
    reasons: [],
    items: [
      ofTax({ ...nasi, options: [{ id: 1, name: 'Sambal', price: 0, quantity: 1 }] }),
      ofTax(teh),
    ],
    reductions: [],
    payments: [],
    refunds: [],
    timeline: [],
    pricing: { service_charge, tax_classes },
    review_at: null,
  };
}

/**
 * Returns the same order paid in cash with a banknote of 50; `tender` is the merchant's name for
 * cash.
 */
export function exampleOrder(settings: MerchantSettings, tender: string): Order {
  const record = exampleRecord(settings);
  const { total } = showOrder(record);
  const amount = Math.round(total / 5) * 5;
  const tendered = Math.ceil(amount / 5_000) * 5_000;
  return showOrder({
    ...record,
    payments: [
      {
        id: 1,
        option_id: 1,
        name: tender,
        kind: 'cash',
        channel: 'offline',
        state: 'captured',
        amount,
        tendered,
        change: tendered - amount,
        rounding: amount - total,
        fee: 0,
        tip: 0,
        business_date: record.business_date,
        at,
        by: '',
      },
    ],
  });
}
