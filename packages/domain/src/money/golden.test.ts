import { describe, expect, test } from 'vitest';
import { equalShares } from './allocate.ts';
import { priceBill } from './bill.ts';
import type { BillInput, LineInput, OrderReduction, TaxClass } from './billInput.ts';
import { quoteRefund } from './refund.ts';
import { round5 } from './round.ts';
import { layTender } from './tender.ts';

const exclusive: TaxClass = { code: 'T', rate: 600, is_inclusive: false };
const inclusive: TaxClass = { ...exclusive, is_inclusive: true };
const untaxed: TaxClass = { ...exclusive, rate: 0 };

const line = (number: number, quantity: number, unit_price: number): LineInput => ({
  id: `line_${number}`,
  line_number: number,
  quantity,
  unit_price,
  options: [],
  tax_class: 'T',
});

const reduction = (
  kind: OrderReduction['kind'],
  type: 'percent' | 'fixed',
  value: number,
): OrderReduction => ({ id: kind, label: kind, kind, type, value });

const input = (over: Partial<BillInput> = {}): BillInput => ({
  lines: [line(1, 2, 1290), line(2, 3, 350)],
  order_reductions: [],
  service_charge: { rate: 1000, is_taxed: false, apply: true },
  tax_classes: [exclusive],
  fees: [],
  ...over,
});

const taxed = { rate: 1000, is_taxed: true, apply: true };
const none = { rate: 1000, is_taxed: false, apply: false };
const voucher = reduction('voucher', 'percent', 1000);
const v1 = input();
const v2 = input({ service_charge: taxed });
const v6 = input({ lines: [line(1, 3, 990)], service_charge: none, tax_classes: [inclusive] });

const cash = (payable: number, captured = 0) => layTender({ payable, captured, is_cash: true });

describe('golden vectors', () => {
  test('V1: a service charge that is not taxed', () => {
    const { totals } = priceBill(v1);
    expect(totals).toMatchObject({ net: 3630, service_charge: 363, tax: 218, total: 4211 });
    expect(cash(totals.total)).toMatchObject({ due: 4210, rounding: -1 });
  });

  test('V2: a service charge that is taxed', () => {
    const { totals } = priceBill(v2);
    expect(totals).toMatchObject({ tax: 240, total: 4233 });
    expect(cash(totals.total)).toMatchObject({ due: 4235, rounding: 2 });
  });

  test('V3: V1 with a voucher of 10 %', () => {
    const { totals, reductions } = priceBill({ ...v1, order_reductions: [voucher] });
    expect(reductions[0]?.amount).toBe(363);
    expect(reductions[0]?.shares.map(({ amount }) => amount)).toEqual([258, 105]);
    expect(totals).toMatchObject({ net: 3267, service_charge: 327, tax: 196, total: 3790 });
    expect(cash(totals.total).rounding).toBe(0);
  });

  test('V4: V2 with a voucher of 10 %', () => {
    const { totals } = priceBill({ ...v2, order_reductions: [voucher] });
    expect(totals).toMatchObject({ tax: 216, total: 3810 });
  });

  test('V5: a voucher over three identical lines', () => {
    const { totals, reductions } = priceBill(
      input({
        lines: [line(1, 1, 333), line(2, 1, 333), line(3, 1, 333)],
        order_reductions: [reduction('voucher', 'fixed', 500)],
        service_charge: none,
        tax_classes: [untaxed],
      }),
    );
    expect(reductions[0]?.shares.map(({ amount }) => amount)).toEqual([167, 167, 166]);
    expect(totals).toMatchObject({ net: 499, tax: 0, total: 499 });
    expect(cash(totals.total).due).toBe(500);
  });

  test('V6: prices that include their tax', () => {
    expect(priceBill(v6).totals).toMatchObject({ total: 2970, tax: 168, added_tax: 0 });
  });

  test('V7: a taxed service charge on prices that include their tax', () => {
    const bill = priceBill({ ...v6, service_charge: taxed });
    expect(bill.service_charge).toMatchObject({ base: 2802, amount: 280 });
    expect(bill.totals).toMatchObject({ included_tax: 168, added_tax: 17, tax: 185, total: 3267 });
    expect(cash(bill.totals.total)).toMatchObject({ due: 3265, rounding: -2 });
  });

  test('V8: a voucher above the bill', () => {
    const order_reductions = [reduction('voucher', 'fixed', 800)];
    const { totals, reductions } = priceBill(input({ lines: [line(1, 1, 500)], order_reductions }));
    expect(reductions[0]).toMatchObject({ amount: 500, limited_by: 'remainder' });
    expect(totals).toMatchObject({ order_discounts: 500, total: 0 });
  });

  test('V9: three equal shares', () => expect(equalShares(4210, 3)).toEqual([1404, 1403, 1403]));

  test('V10: two sen in four shares', () => expect(equalShares(2, 4)).toEqual([1, 1, 0, 0]));

  test('V11: an e-wallet, then cash', () => {
    const { total } = priceBill(v1).totals;
    const wallet = layTender({ payable: total, captured: 0, is_cash: false, tendered: 3000 });
    expect(wallet).toMatchObject({ applied: 3000, rounding: 0, is_settled: false });
    expect(cash(total, wallet.applied)).toMatchObject({ due: 1210, rounding: -1 });
  });

  test('V12: deal, voucher and rank stacked', () => {
    const deal = { id: 'deal', label: 'deal', type: 'percent' as const, value: 2000 };
    const bill = priceBill(
      input({
        lines: [{ ...line(1, 2, 1290), item_deals: [deal] }, line(2, 3, 350)],
        order_reductions: [reduction('rank', 'percent', 500), reduction('voucher', 'fixed', 500)],
        service_charge: taxed,
      }),
    );
    expect(bill.totals.item_discounts).toBe(516);
    expect(
      bill.reductions.map(({ id, amount, shares }) => [id, amount, shares.map((s) => s.amount)]),
    ).toEqual([
      ['voucher', 500, [331, 169]],
      ['rank', 131, [87, 44]],
    ]);
    expect(bill.totals).toMatchObject({ net: 2483, service_charge: 248, tax: 164, total: 2895 });
  });

  test('V13: V2 paid in cash, one item refunded, then the rest', () => {
    const bill = priceBill(v2);
    const { rounding } = cash(bill.totals.payable);
    const one = { units: [{ line_id: 'line_2', quantity: 1 }] };
    const first = quoteRefund(bill, one, { previous: [], rounding, is_cash: true });
    expect(first).toMatchObject({ net: 350, service_charge: 35, added_tax: 23, amount: 408 });
    expect(first).toMatchObject({ payout: 410, is_final: false });

    const rest = {
      units: [
        { line_id: 'line_1', quantity: 2 },
        { line_id: 'line_2', quantity: 2 },
      ],
    };
    const previous = [{ ...one, amount: first.amount, payout: first.payout }];
    const last = quoteRefund(bill, rest, { previous, rounding, is_cash: true });
    expect(last).toMatchObject({ payout: 3825, is_final: true, rounding: 2 });
    expect(first.payout + last.payout).toBe(4235);
    expect(first.amount + last.amount).toBe(4235);
  });

  test('V14: cash rounding of all ten last digits', () => {
    const endings = Array.from({ length: 10 }, (_, ending) => 4200 + ending);
    expect(endings.map((amount) => round5(amount) - amount)).toEqual([
      0, -1, -2, 2, 1, 0, -1, -2, 2, 1,
    ]);
  });
});
