import { printLanguages, type PrintDocument, type PrintTemplate, paperWidths } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showOrder, type OrderRecord } from '@servery/domain/orders';
import { dailyReportOf, reported } from '@servery/domain/reports';
import { merchants, sampleOrders } from './index.ts';
import {
  combinedReceiptOf,
  tableBillOf,
  asCopy,
  amountOf,
  momentOf,
  layOut,
  plainLine,
  columnsOf,
  firstTemplate,
  paperOf,
  receiptOf,
  renderText,
  reportPrint,
  testPageOf,
  ticketOf,
  wholeOf,
  widthOf,
} from '@servery/domain/printing';

const now = new Date('2026-11-20T05:30:00.000Z');
const outlet = merchants[0]!;
const orders = sampleOrders({ now, days: 2, perDay: 30 }).filter(
  ({ merchant_id }) => merchant_id === outlet.id,
);
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom('Nasi lemak dengan rendang', '宫保鸡丁配米饭', 'قهوة عربية بالهيل', '👨‍👩‍👧 combo'),
);
const template = fc.record({
  language: fc.constantFrom(...printLanguages),
  heading: words,
  header: words,
  footer: words,
  shows_options: fc.boolean(),
  is_kitchen_large: fc.boolean(),
});
const anyPaper = template.map((fields) =>
  paperOf(outlet, { ...firstTemplate(outlet), ...fields } satisfies PrintTemplate),
);
const renamed = (order: OrderRecord, names: readonly string[]): OrderRecord => ({
  ...order,
  items: order.items.map((line, i) => ({ ...line, name: names[i % names.length] ?? line.name })),
});
const anyOrder = fc
  .tuple(fc.constantFrom(...orders), fc.array(words, { minLength: 1, maxLength: 5 }))
  .map(([order, names]) => renamed(order, names));
const anyWidth = fc.constantFrom(...paperWidths);

const documentsOf = (order: OrderRecord, paper: ReturnType<typeof paperOf>): PrintDocument[] => [
  receiptOf(showOrder(order), paper),
  receiptOf(showOrder(order), paper, 'bill'),
  ticketOf(order, wholeOf(order), 'kitchen', paper, now),
  ticketOf(order, wholeOf(order), 'void_slip', paper, now),
  asCopy(receiptOf(showOrder(order), paper)),
  reportPrint(reportOf([order]), paper),
  testPageOf({ name: 'Bar', width: 58 }, paper, now),
];

const reportOf = (some: readonly OrderRecord[]) =>
  dailyReportOf({
    merchant_id: outlet.id,
    from_date: some[0]!.business_date,
    to_date: some[0]!.business_date,
    trading: outlet.settings,
    now,
    orders: some.map((order) => reported(order, outlet.settings)),
    shifts: [],
    cash: [],
    categories: new Map(),
    options: outlet.payment_options,
  });

const without = (text: string) => text.replace(/\s+/gu, '');

describe('printed documents', () => {
  test('no line is wider than the paper, and no text exceeds its column', () => {
    fc.assert(
      fc.property(anyOrder, anyPaper, anyWidth, (order, paper, width) => {
        for (const document of documentsOf(order, paper)) {
          for (const part of layOut(document, columnsOf[width])) {
            if (part.is !== 'line') continue;
            expect(part.columns * (part.isLarge ? 2 : 1)).toBeLessThanOrEqual(columnsOf[width]);
            expect(widthOf(plainLine(part))).toBeLessThanOrEqual(part.columns);
            for (const { start, width: own } of part.texts)
              expect(start >= 0 && start + own <= part.columns).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('receipts and tickets contain every order line that is not voided, regardless of its name', () => {
    /** Returns what each column of a document says from top to bottom, without white space. */
    const columnsIn = (document: PrintDocument, columns: number): string[] => {
      const texts = layOut(document, columns).flatMap((part) =>
        part.is === 'line' ? part.texts : [],
      );
      return [...Map.groupBy(texts, ({ start }) => start).values()].map((column) =>
        without(column.map(({ text }) => text).join('')),
      );
    };
    fc.assert(
      fc.property(anyOrder, anyPaper, anyWidth, (order, paper, width) => {
        const columns = columnsOf[width];
        const receipt = columnsIn(receiptOf(showOrder(order), paper), columns);
        const ticket = columnsIn(ticketOf(order, wholeOf(order), 'kitchen', paper, now), columns);
        const has = (said: readonly string[], name: string) =>
          said.some((column) => column.includes(name));
        for (const line of order.items) {
          if (line.status === 'voided') continue;
          const name = without(line.name);
          expect([name, has(receipt, name)]).toEqual([name, true]);
          if (line.status !== 'held') expect([name, has(ticket, name)]).toEqual([name, true]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('amounts align at the right edge of the paper', () => {
    for (const order of orders.slice(0, 30))
      for (const width of paperWidths) {
        const document = receiptOf(showOrder(order), paperOf(outlet, firstTemplate(outlet)));
        const ends = layOut(document, columnsOf[width])
          .filter((part) => part.is === 'line')
          .filter((line) => /\d\.\d\d$/.test(plainLine(line)))
          .map((line) => widthOf(plainLine(line)) * (line.isLarge ? 2 : 1));
        expect(new Set(ends)).toEqual(new Set([columnsOf[width]]));
      }
  });

  test('the figures between the subtotal and the total add up to the amount due', () => {
    for (const order of orders.slice(0, 60)) {
      const shown = showOrder(order);
      const { blocks } = receiptOf(shown, paperOf(outlet, firstTemplate(outlet)));
      const from = blocks.findIndex(
        (one) => one.type === 'row' && one.cells[0]?.text === 'Subtotal',
      );
      const to = blocks.findIndex((one) => one.type === 'rule' && one.style === 'double');
      const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
      const sum = blocks
        .slice(from, to)
        .reduce((all, one) => all + (one.type === 'row' ? cents(one.cells.at(-1)!.text) : 0), 0);
      expect(sum).toBe(shown.totals.due);
    }
  });

  test('a receipt shows the rounded total in large text, the rounding above it, and the time of payment', () => {
    const order = orders.find(({ payments }) => payments.some(({ rounding }) => rounding !== 0))!;
    const { totals, payments, placed_at } = showOrder(order);
    const { blocks } = receiptOf(showOrder(order), paperOf(outlet, firstTemplate(outlet)));
    const rows = blocks.filter((block) => block.type === 'row');
    const large = rows.findIndex(({ size }) => size === 'large');
    expect(rows[large]!.cells.at(-1)!.text).toBe(amountOf(totals.due));
    expect(totals.due).toBe(totals.total + totals.rounding);
    expect(rows[large - 1]!.cells.map(({ text }) => text)).toEqual([
      'Rounding',
      amountOf(totals.rounding),
    ]);
    const { time_zone } = outlet.settings;
    const paid = momentOf(payments.at(-1)!.at, time_zone);
    expect(paid).not.toBe(momentOf(placed_at, time_zone));
    const moments = rows.map(({ cells }) => cells.at(-1)!.text);
    expect(moments).toContain(paid);
    expect(moments).not.toContain(momentOf(placed_at, time_zone));
  });

  test('a bill shows the time of the order', () => {
    const order = orders.find(({ payments }) => payments.length === 0)!;
    const { blocks } = receiptOf(showOrder(order), paperOf(outlet, firstTemplate(outlet)), 'bill');
    const moment = momentOf(order.placed_at, outlet.settings.time_zone);
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(moment));
  });

  test('a right-to-left receipt has its amounts at the left edge', () => {
    const paper = paperOf(outlet, { ...firstTemplate(outlet), language: 'ar' });
    const document = receiptOf(showOrder(orders[0]!), paper);
    const line = layOut(document, 48).find(
      (part) => part.is === 'line' && part.texts.some(({ text }) => /^\d+\.\d\d$/.test(text)),
    );
    const amount = line?.is === 'line' ? line.texts.find(({ text }) => /\.\d\d$/.test(text)) : null;
    expect(amount).toMatchObject({ start: 0, align: 'left' });
  });
});

describe('copy of a document', () => {
  test('is marked at the top and at the bottom', () => {
    const document = receiptOf(showOrder(orders[0]!), paperOf(outlet, firstTemplate(outlet)));
    const lines = renderText(asCopy(document), 80).split('\n');
    expect(lines[0]).toContain('COPY');
    expect(lines.at(-1)).toContain('COPY');
    expect(renderText(document, 80)).not.toContain('COPY');
  });
});

describe('combined receipt', () => {
  const paper = paperOf(outlet, firstTemplate(outlet));
  const open = orders.filter(
    ({ order_method, payments, reductions, items }) =>
      order_method === 'dine_in' &&
      payments.length === 0 &&
      reductions.length === 0 &&
      items.every(({ status, is_comped }) => status !== 'voided' && !is_comped),
  );
  const input = {
    line_ids: [],
    discount: null,
    apply_service_charge: true,
    adjustment_value: 0,
    adjustment_name: '',
  };

  test('contains the lines of all orders', () => {
    const two = open.slice(0, 2);
    const text = without(renderText(tableBillOf(two, paper), 80));
    for (const { name } of two.flatMap(({ items }) => items))
      expect(text).toContain(without(name).slice(0, 8));
    expect(text).toContain(two.map(({ number }) => number).join('+'));
  });

  test('contains only the selected lines, less an adjustment and without the service charge if requested', () => {
    const order = open.find(({ items }) => items.length > 1)!;
    const [line] = order.items;
    const { gross } = showOrder(order).items[0]!;
    const document = combinedReceiptOf(
      [order],
      {
        ...input,
        line_ids: [line!.id],
        apply_service_charge: false,
        adjustment_value: 100,
        adjustment_name: 'Spilt soup',
      },
      paper,
    );
    const text = renderText(document, 80);
    expect(text).toMatch(new RegExp(`Subtotal +${amountOf(gross)}`));
    expect(text).toMatch(/Spilt soup +-1\.00/);
    expect(text).not.toContain('Service charge');
    expect(() => combinedReceiptOf([order], { ...input, line_ids: [1] }, paper)).toThrow(
      'notFound',
    );
  });
});

test('amountOf formats thousands separators and two decimal places', () => {
  expect([0, 5, -363, 1_234_567, -100_000_00].map(amountOf)).toEqual([
    '0.00',
    '0.05',
    '-3.63',
    '12,345.67',
    '-100,000.00',
  ]);
});

test('a printed day has the figures of its report', () => {
  const day = orders.filter(({ business_date }) => business_date === orders[0]!.business_date);
  const report = reportOf(day);
  const paper = paperOf(outlet, firstTemplate(outlet));
  const text = renderText(reportPrint(report, paper), 80);
  const { gross_sales, total } = report.sales_income;
  expect(text).toMatch(new RegExp(`Orders +${report.sales_summary.orders}\\n`));
  expect(text).toMatch(new RegExp(`Gross sales +${amountOf(gross_sales)}`));
  expect(text).toMatch(new RegExp(`Total RM +${amountOf(total)}`));
  expect(text).toMatch(new RegExp(`Net takings +${amountOf(report.sales_summary.net_income)}\\n`));
  expect(text).toContain('Not closed.');
});

test('a closed day is printed with its number, and who closed it', () => {
  const closing = { id: 9, number: 12, at: now.toISOString(), by: 'Ben' };
  const report = { ...reportOf([orders[0]!]), status: 'closed' as const, closing };
  const document = reportPrint(report, paperOf(outlet, firstTemplate(outlet)));
  expect(document.title).toBe(`Closing 12 ${report.to_date}`);
  const text = renderText(document, 80);
  expect(text).toMatch(/Closed by +Ben/);
  expect(text).not.toContain('Not closed');
});
