import type { PrintBlock, PrintDocument, Printer } from '@servery/api';
import { pair, rule, text } from './blocks.ts';
import { documentOf, footOf, headOf } from './document.ts';
import { amountOf, momentOf } from './figures.ts';
import { columnsOf, type Paper } from './paper.ts';

const scripts = ['Café São Straße 12,50 €', 'Ресторан · Εστιατόριο', 'مطعم', '餐厅 食堂'];

/** Returns a page for checking a printer's paper width, characters and cutter. */
export function testPageOf(
  printer: Pick<Printer, 'name' | 'width'>,
  paper: Paper,
  now: Date,
): PrintDocument {
  const { messages, shop } = paper;
  const columns = columnsOf[printer.width];
  const blocks: PrintBlock[] = [
    ...headOf(paper),
    text(messages.test, { align: 'center', is_bold: true, size: 'large' }),
    pair(`${messages.printer} ${printer.name}`, `${messages.width} ${printer.width} mm`),
    text(momentOf(now.toISOString(), shop.settings.time_zone)),
    rule(),
    text('1234567890'.repeat(5).slice(0, columns)),
    ...scripts.map((one) => text(one)),
    pair(messages.total, amountOf(1_234_50), { is_bold: true }),
    rule('double'),
    text(messages.test_line),
    ...footOf(paper),
  ];
  return documentOf(paper, 'test_page', messages.test, blocks);
}
