import {
  Problem,
  printCombined,
  printNamed,
  printOrder,
  printTable,
  reprintJob,
  type NamedPrint,
  type PrintDocument,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { jobOrdersOf } from './automatic.ts';
import { tableBill } from './combined.ts';
import { printCombined as printOneReceipt } from './combineOrders.ts';
import { previewDay } from './daySummary.ts';
import { copyOf } from './newJobs.ts';
import { orderPrints } from './orderPrints.ts';
import { choosePrinter } from './printers.ts';
import { markBills, queuePrint, queuePrints } from './queuePrints.ts';
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
  const copy = copyOf(job, await unit.prints.printers.of(job.merchant_id));
  return queuePrint(unit, job.merchant_id, copy, printer_id);
});

/** The permission that the figures of a whole day need, in addition to the one for printing. */
const daySight = 'day.close';

/** Returns the document of a named print, and its printer if the document determines it. */
async function namedPrint(
  unit: Unit,
  name: NamedPrint,
  input: {
    merchant_id: number;
    printer_id: number | null;
    from_date: string | null;
    to_date: string | null;
  },
): Promise<{ document: PrintDocument; printer_id: number | null }> {
  const { merchant_id, printer_id } = input;
  if (name === 'print_daily_summary') {
    const { actor } = await unit.contextOf(merchant_id);
    if (actor.rights.grants[daySight] === 'deny')
      throw new Problem('forbidden', { details: { capability: daySight } });
    const from_date = input.from_date ?? undefined;
    const to_date = input.to_date ?? undefined;
    return { document: await previewDay(unit, merchant_id, { from_date, to_date }), printer_id };
  }
  const printers = await unit.prints.printers.of(merchant_id);
  const printer = choosePrinter(printers, 'test_page', printer_id);
  const paper = await unit.prints.sources.paper(merchant_id);
  return { document: testPageOf(printer, paper, unit.now), printer_id: printer.id };
}

const byName = command(printNamed, async ({ params: { name }, body }, unit) => {
  const merchant_id = await unit.merchant(body.merchant_id);
  const { document, printer_id } = await namedPrint(unit, name, { ...body, merchant_id });
  return queuePrint(unit, merchant_id, { document }, printer_id);
});

/**
 * The writes that print something. `printNamed` comes last, because its path pattern matches other
 * paths.
 */
export const printCommands: readonly Command[] = [...ofOrders, reprint, byName];
