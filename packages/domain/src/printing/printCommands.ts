import {
  invalid,
  Problem,
  printCombined,
  printNamed,
  printOrder,
  printTable,
  reprintJob,
  type Parsed,
  type PrintDocument,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { jobOrdersOf } from './automatic.ts';
import { tableBill } from './combined.ts';
import { printCombined as printOneReceipt } from './combineOrders.ts';
import { copyOf } from './newJobs.ts';
import { orderPrints } from './orderPrints.ts';
import { previewDay, previewShift } from './previews.ts';
import { choosePrinter } from './printers.ts';
import { markBills, queuePrint, queuePrints } from './queuePrints.ts';
import { requireSight } from './reportSight.ts';
import { testPageOf } from './testPage.ts';

/**
 * Returns the zones and printers for kitchen tickets; undefined if one printer is requested for all
 * of them.
 */
const placesOf = async (unit: Unit, merchant_id: number, printer_id: number | null) =>
  printer_id === null
    ? {
        zones: await unit.kitchens.zonesOf(merchant_id),
        printers: await unit.prints.printers.of(merchant_id),
      }
    : undefined;

const ofOrders = [
  command(
    printTable,
    async ({ body: { merchant_id: requested_id, table_id, printer_id } }, unit) => {
      const { sources } = unit.prints;
      const merchant_id = await unit.merchant(requested_id);
      const orders = await unit.orders.lockAll(await sources.ordersOnTable(merchant_id, table_id));
      const bill = tableBill(orders, await sources.paper(merchant_id));
      const job = await queuePrint(unit, merchant_id, bill, printer_id);
      await markBills(unit, merchant_id, orders);
      return job;
    },
  ),
  command(printCombined, ({ body }, unit) => printOneReceipt(unit, body)),
  command(printOrder, async ({ body: { order_id, printer_id, ...input } }, unit) => {
    const { state: order } = await unit.orders.lock(order_id);
    const { merchant_id } = order;
    const earlier = await unit.prints.jobs.ofOrders(merchant_id, jobOrdersOf(order));
    const paper = await unit.prints.sources.paper(merchant_id);
    const places = await placesOf(unit, merchant_id, printer_id);
    const inputs = orderPrints(order, input, earlier, paper, unit.now, places);
    const jobs = await queuePrints(unit, merchant_id, inputs, printer_id);
    if (input.type === 'bill') await markBills(unit, merchant_id, [order]);
    return { jobs };
  }),
];

const reprint = command(reprintJob, async ({ params: { id }, body: { printer_id } }, unit) => {
  const job = await unit.prints.jobs.find(id);
  // A drawer opens for a payment or a movement of cash, which are recorded.
  if (job.document.kind === 'drawer')
    throw new Problem('notAllowedNow', { details: { state: job.state } });
  requireSight(job.document.kind, (await unit.contextOf(job.merchant_id)).actor);
  const copy = copyOf(job, await unit.prints.printers.of(job.merchant_id));
  return queuePrint(unit, job.merchant_id, copy, printer_id);
});

type NamedBody = Parsed<typeof printNamed>['body'];

async function printReport(
  unit: Unit,
  name: 'print_daily_summary' | 'print_shift_report',
  { shift_id, from_date, to_date, ...body }: NamedBody,
): Promise<{ document: PrintDocument; merchant_id: number }> {
  if (name === 'print_shift_report') {
    if (shift_id === null) throw invalid('shift_id', 'required', 'Must name a shift.');
    return previewShift(unit, shift_id);
  }
  const merchant_id = await unit.merchant(body.merchant_id);
  requireSight('daily_summary', (await unit.contextOf(merchant_id)).actor);
  const dates = { from_date: from_date ?? undefined, to_date: to_date ?? undefined };
  return { document: await previewDay(unit, merchant_id, dates), merchant_id };
}

async function printTestPage(unit: Unit, { merchant_id: requested, printer_id }: NamedBody) {
  const { printers, sources } = unit.prints;
  const merchant_id = await unit.merchant(requested);
  const printer = choosePrinter(await printers.of(merchant_id), 'test_page', printer_id);
  const document = testPageOf(printer, await sources.paper(merchant_id), unit.now);
  return queuePrint(unit, merchant_id, { document }, printer.id);
}

const byName = command(printNamed, async ({ params: { name }, body }, unit) => {
  if (name === 'print_test_page') return printTestPage(unit, body);
  const { document, merchant_id } = await printReport(unit, name, body);
  return queuePrint(unit, merchant_id, { document }, body.printer_id);
});

/**
 * The writes that print something. `printNamed` comes last, because its path pattern matches other
 * paths.
 */
export const printCommands: readonly Command[] = [...ofOrders, reprint, byName];
