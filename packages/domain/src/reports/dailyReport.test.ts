import { expect, test } from 'vitest';
import { dailyReportOf } from './dailyReport.ts';
import { dayBefore, goldenDate, orderOf } from './anySale.ts';
import { factsOf, goldenOrders } from './goldenDay.ts';

const report = dailyReportOf(factsOf(goldenOrders));

test('counts the sales of the golden day', () => {
  expect(report.sales_income).toEqual({
    gross_sales: 33_930,
    item_discounts: 0,
    order_discounts: 1539,
    comps: 990,
    net_sales: 31_401,
    service_charge: 2416,
    delivery_fee: 600,
    tax: 1921,
    taxes: [{ code: 'SST', name: 'SST', rate: 600, is_inclusive: false, amount: 1921 }],
    rounding: -1,
    tips: 500,
    total: 36_837,
  });
});

test('splits refunds into their parts and by the day of their sale', () => {
  expect(report.sales_refund).toEqual({
    count: 2,
    net: 2280,
    service_charge: 228,
    delivery_fee: 0,
    tax: 137,
    rounding: -1,
    total: 2644,
    of_period: 1149,
    of_earlier: 1495,
    not_sales: 2841,
    open: 0,
  });
});

test('sums up the day', () => {
  expect(report.sales_summary).toEqual({
    net_income: 36_837 - 2644 - (162 + 98),
    net_sales_after_refunds: 29_121,
    orders: 9,
    covers: 18,
    average_order: 3489,
    average_guest: 1745,
    discount_rate: 454,
    voids_before: { count: 1, amount: 1290 },
    voids_after: { count: 0, amount: 0 },
    cancelled: { count: 1, amount: 2841 },
    open: { count: 1, amount: 11_136, balance: 9136 },
  });
});

test('divides net sales by method, hour, person, category and item', () => {
  const nets = (rows: readonly { net: number }[]) => rows.map(({ net }) => net);
  expect(report.by_method.map(({ order_method, net }) => [order_method, net])).toEqual([
    ['dine_in', 24_158],
    ['pickup', 4663],
    ['delivery', 2580],
  ]);
  expect(report.by_hour.map(({ hour, net }) => [hour, net])).toEqual([
    [11, 6303],
    [12, 14_052],
    [13, 5086],
    [18, 3280],
    [19, 2680],
  ]);
  expect(report.by_staff.map(({ name, net }) => [name, net])).toEqual([
    ['Aina', 17_192],
    ['Ben', 8956],
    ['', 5253],
  ]);
  expect(nets(report.by_category)).toEqual([27_621, 3780]);
  expect(report.by_item.map(({ name, quantity, net }) => [name, quantity, net])).toEqual([
    ['Nasi lemak', 11, 13_416],
    ['Set lunch', 5, 9552],
    ['Chicken rice', 6, 4653],
    ['Teh tarik', 11, 3780],
  ]);
});

test('sums payments by option', () => {
  const rows = (all: readonly { count: number; sales: number; refunds: number; net: number }[]) =>
    all.map(({ count, sales, refunds, net }) => [count, sales, refunds, net]);
  expect(rows(report.online_payment_method)).toEqual([[4, 12_154, 3990, 8164]]);
  expect(rows(report.offline_payment_method)).toEqual([
    [5, 13_600, 1495, 12_105],
    [1, 10_815, 0, 10_815],
  ]);
  expect(rows(report.stored_value)).toEqual([[2, 4109, 0, 4109]]);
});

test('gives back the tax of the refunded items, and the rest with the others', () => {
  const sold = orderOf({
    hour: 12,
    lines: [
      [1, 'nasi'],
      [1, 'teh', { tax_class: 'BEER' }],
    ],
    paid: [{ by: 'card', amount: 1909 }],
  });
  const [food, beer] = sold.items.map(({ id }) => ({ lines: [{ line_id: id, quantity: 1 }] }));
  const tax_classes = [
    { code: 'SST', rate: 600, is_inclusive: false },
    { code: 'BEER', rate: 800, is_inclusive: false },
  ];
  const after = (...amounts: readonly number[]) => {
    const refunds = amounts.map((amount, i) => ({
      ...goldenOrders[11]!.refunds[0]!,
      id: i,
      payment_id: sold.payments[0]!.id,
      amount,
      scope: { ...[beer!, food!][i]!, delivery_fee: false },
    }));
    const order = { ...sold, pricing: { ...sold.pricing, tax_classes }, refunds };
    return dailyReportOf(factsOf([order])).sales_refund;
  };
  expect(after(413)).toMatchObject({ net: 350, service_charge: 35, tax: 28, total: 413 });
  expect(after(413, 1496)).toMatchObject({ net: 1640, service_charge: 164, tax: 105, total: 1909 });
});

test('moves a cancelled sale to the day on which it was cancelled', () => {
  const [, sold] = goldenOrders;
  const later = {
    ...sold!,
    status: 'cancelled' as const,
    status_at: '2026-11-21T03:00:00.000Z',
    refunds: [{ ...goldenOrders[11]!.refunds[0]!, amount: 2833, business_date: '2026-11-21' }],
  };
  const next = { from_date: '2026-11-21', to_date: '2026-11-21' };
  expect(dailyReportOf(factsOf([later])).sales_income).toEqual(
    dailyReportOf(factsOf([sold!])).sales_income,
  );
  expect(dailyReportOf(factsOf([later], next)).sales_refund).toMatchObject({
    net: 2673,
    tax: 160,
    total: 2833,
    of_earlier: 2833,
  });
});

test('a report of two days is the sum of its days', () => {
  const at = (from_date: string, to_date: string) =>
    dailyReportOf(factsOf(goldenOrders, { from_date, to_date })).sales_income.total;
  expect(at(dayBefore, goldenDate)).toBe(at(dayBefore, dayBefore) + at(goldenDate, goldenDate));
});
