import type { DailyReport, MethodTotals } from '@servery/api';

const totalsOf = (rows: readonly MethodTotals[]) =>
  rows
    .filter(({ count }) => count > 0)
    .map(({ kind, count, sales, refunds, net, fee }) => [kind, count, sales, refunds, net, fee]);

/** Returns the figures of a report that the golden day determines. */
export const goldenFiguresOf = (report: DailyReport) => ({
  sales_income: report.sales_income,
  sales_refund: report.sales_refund,
  sales_outcome: report.sales_outcome,
  sales_summary: report.sales_summary,
  by_method: report.by_method.map((row) => [row.order_method, row.net]),
  by_hour: report.by_hour.map((row) => [row.hour, row.net]),
  by_staff: report.by_staff.map((row) => [row.name, row.net]),
  by_category: report.by_category.map((row) => [row.name, row.net]),
  by_item: report.by_item.map((row) => [row.name, row.quantity, row.comped, row.net]),
  online_payment_method: totalsOf(report.online_payment_method),
  offline_payment_method: totalsOf(report.offline_payment_method),
  stored_value: totalsOf(report.stored_value),
  cash: report.cash.map(({ shift_id: _id, ...cash }) => cash),
});

/**
 * The figures of the golden day, in sen. Not part of it, because nothing records them: top-ups, the
 * cost of couriers, and memberships; the top-up in cash is a pay-in.
 */
export const goldenFigures: ReturnType<typeof goldenFiguresOf> = {
  sales_income: {
    gross_sales: 33_930,
    item_discounts: 0,
    order_discounts: 1_539,
    comps: 990,
    net_sales: 31_401,
    service_charge: 2_416,
    delivery_fee: 600,
    tax: 1_921,
    taxes: [{ code: 'SST', name: 'SST', rate: 600, is_inclusive: false, amount: 1_921 }],
    rounding: -1,
    tips: 500,
    total: 36_837,
  },
  sales_refund: {
    count: 2,
    net: 2_280,
    service_charge: 228,
    delivery_fee: 0,
    tax: 137,
    rounding: -1,
    total: 2_644,
    of_period: 1_149,
    of_earlier: 1_495,
    not_sales: 2_841,
    open: 0,
  },
  sales_outcome: {
    pay_outs: 4_000,
    reasons: [
      { reason: 'Ice', amount: 3_500 },
      { reason: 'Tips', amount: 500 },
    ],
    payment_fees: 260,
    total: 4_260,
  },
  sales_summary: {
    net_income: 36_837 - 2_644 - 4_260,
    net_sales_after_refunds: 29_121,
    orders: 9,
    covers: 18,
    average_order: 3_489,
    average_guest: 1_745,
    discount_rate: 454,
    voids_before: { count: 1, amount: 1_290 },
    voids_after: { count: 0, amount: 0 },
    cancelled: { count: 1, amount: 2_841 },
    open: { count: 1, amount: 11_136, balance: 9_136 },
  },
  by_method: [
    ['dine_in', 24_158],
    ['pickup', 4_663],
    ['delivery', 2_580],
  ],
  by_hour: [
    [11, 6_303],
    [12, 14_052],
    [13, 5_086],
    [18, 3_280],
    [19, 2_680],
  ],
  by_staff: [
    ['Chong Kah Yee', 17_192],
    ['Priya Nair', 8_956],
    ['', 5_253],
  ],
  by_category: [
    ['Golden food', 27_621],
    ['Golden drinks', 3_780],
  ],
  by_item: [
    ['Nasi lemak', 11, 0, 13_416],
    ['Set lunch', 5, 0, 9_552],
    ['Chicken rice', 6, 1, 4_653],
    ['Teh tarik', 11, 0, 3_780],
  ],
  online_payment_method: [['e_wallet', 4, 12_154, 3_990, 8_164, 98]],
  offline_payment_method: [
    ['cash', 5, 13_600, 1_495, 12_105, 0],
    ['card', 1, 10_815, 0, 10_815, 162],
  ],
  stored_value: [['wallet', 2, 4_109, 0, 4_109, 0]],
  cash: [
    {
      drawer: 'Golden till',
      person: 'Chong Kah Yee',
      float: 20_000,
      sales: 13_600,
      pay_ins: 15_000,
      refunds: 1_495,
      pay_outs: 4_000,
      drops: 25_000,
      expected: 18_105,
      counted: 17_785,
      variance: -320,
      approved_by: 'Priya Nair',
      reason: 'Change given twice',
    },
  ],
};
