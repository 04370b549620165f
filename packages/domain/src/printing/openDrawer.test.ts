import { expect, test } from 'vitest';
import { drawerPrinterOf } from './openDrawer.ts';
import type { PrinterRecord } from './printers.ts';

const printer = (id: number, change: Partial<PrinterRecord> = {}): PrinterRecord => ({
  id,
  version: 1,
  merchant_id: 1,
  name: `Printer ${id}`,
  connection: 'network',
  host: `192.168.1.${id}`,
  port: 9100,
  width: 80,
  code_page: 'auto',
  duties: [],
  fallback_id: null,
  has_drawer: true,
  is_active: true,
  printed_at: null,
  ...change,
});
const idFor = (printers: readonly PrinterRecord[], id: number | null = null) =>
  drawerPrinterOf(printers, id)?.id ?? null;

test('a drawer opens at the receipt printer, or else at the first printer with a drawer', () => {
  const receipts = printer(3, { duties: ['receipt'] });
  expect(idFor([printer(2), receipts])).toBe(3);
  expect(idFor([printer(2), printer(1)])).toBe(1);
  expect(idFor([printer(2), { ...receipts, has_drawer: false }])).toBe(2);
  expect(idFor([printer(2, { is_active: false })])).toBeNull();
  expect(idFor([])).toBeNull();
});

test('a drawer that is connected to a printer opens there or nowhere', () => {
  const receipts = printer(3, { duties: ['receipt'] });
  expect(idFor([printer(2), receipts], 2)).toBe(2);
  expect(idFor([printer(2, { has_drawer: false }), receipts], 2)).toBeNull();
  expect(idFor([printer(2, { is_active: false }), receipts], 2)).toBeNull();
  expect(idFor([receipts], 2)).toBeNull();
});
