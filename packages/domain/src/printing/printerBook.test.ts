import type { PrinterFields } from '@servery/api';
import { expect, test } from 'vitest';
import {
  createPrinter,
  deletePrinter,
  showPrinterIn,
  updatePrinter,
  type PrinterBook,
} from './printerBook.ts';

const input = (change: Partial<PrinterFields> = {}): PrinterFields => ({
  name: 'Counter',
  connection: 'network',
  host: '192.168.1.50',
  port: 9100,
  width: 80,
  code_page: 'auto',
  duties: [],
  fallback_id: null,
  has_drawer: false,
  is_active: true,
  ...change,
});

const empty: PrinterBook = {
  merchant_id: 101,
  printers: [],
  queues: new Map(),
  isNetworkOff: false,
};

/** Returns a book where the printer Kitchen (2) has Counter (1) as its backup. */
const two = () => {
  const { book } = createPrinter(empty, input(), 1);
  return createPrinter(book, input({ name: 'Kitchen', fallback_id: 1 }), 2).book;
};

test('an update keeps the time of the last print, and is refused for an outdated version', () => {
  const [first, second] = two().printers;
  const printed_at = '2026-06-12T03:00:00.000Z';
  const book = { ...two(), printers: [{ ...first!, printed_at }, second!] };
  const { printer } = updatePrinter(book, { ...input({ width: 58 }), id: 1, version: 1 });
  expect(printer).toMatchObject({ version: 2, width: 58, printed_at });
  expect(() => updatePrinter(book, { ...input(), id: 1, version: 2 })).toThrow(
    expect.objectContaining({ code: 'conflict' }),
  );
});

test('refuses a loop of backup printers', () => {
  const circle = { ...input({ fallback_id: 2 }), id: 1, version: 1 };
  expect(() => updatePrinter(two(), circle)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test('a deleted printer is removed as a backup of others', () => {
  const { book, printer } = deletePrinter(two(), { id: 1, version: 1 });
  expect(printer).toMatchObject({ id: 1, version: 2, is_active: false });
  expect(book.printers).toMatchObject([{ id: 2, version: 2, fallback_id: null }]);
});

test('a server outside the local network refuses network printers', () => {
  const away = { ...two(), isNetworkOff: true };
  expect(() => createPrinter(away, input({ name: 'Bar' }), 3)).toThrow(
    expect.objectContaining({ code: 'invalid' }),
  );
  const agent = input({ name: 'Bar', connection: 'agent', host: '' });
  expect(createPrinter(away, agent, 3).book.printers).toHaveLength(3);
});

test('a printer is shown with its queue and the name of its backup', () => {
  const queues = new Map([[2, { waiting: 3, given_up: 1, failure: 'paper_out' as const }]]);
  const book = { ...two(), queues };
  expect(showPrinterIn(book, 2)).toMatchObject({
    name: 'Kitchen',
    waiting: 3,
    given_up: 1,
    failure: 'paper_out',
    fallback_name: 'Counter',
  });
  expect(showPrinterIn(book, 1)).toMatchObject({ waiting: 0, fallback_name: null });
});
