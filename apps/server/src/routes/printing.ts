import {
  changePrintJob,
  clearPrinterJob,
  createPrintAgent,
  createPrinter,
  deletePrintAgent,
  deletePrinter,
  getPrintJob,
  getPrintTemplate,
  greetPrintAgent,
  listPrintAgents,
  listPrinters,
  listPrintJobs,
  pairPrintAgent,
  previewSummary,
  printCombined,
  printCombineReceipt,
  printNamed,
  printOrder,
  printReceipt,
  printTable,
  reportPrintJob,
  reprintJob,
  savePrintTemplate,
  takePrintJob,
  updatePrinter,
} from '@servery/api';
import { choosePrinter, previewOf, showJobDetail } from '@servery/domain/printing';
import { loadOrder } from '../orders/load.ts';
import { loadShop } from '../orders/shop.ts';
import { endAttempt } from '../printing/attempts.ts';
import { changeJob, clearJobs } from '../printing/change.ts';
import { combinedReceipt, printCombinedReceipt } from '../printing/combined.ts';
import { jobPage, printerPage } from '../printing/lists.ts';
import { loadJob, loadPaper, loadPrinter, printersOf, templateOf } from '../printing/load.ts';
import { printByName, printOneOrder, printTableBill, summaryOf } from '../printing/prints.ts';
import { besideOf } from '../printing/rows.ts';
import { addJobs } from '../printing/save.ts';
import { addPrinter, changePrinter, removePrinter } from '../printing/savePrinter.ts';
import { agentPage, addAgent, removeAgent } from '../printing/agents.ts';
import { greet, pair } from '../printing/agentDoor.ts';
import { takeJob } from '../printing/take.ts';
import { saveTemplate } from '../printing/template.ts';
import { own, read, write } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import type { Visit } from '../visit.ts';

/** The one merchant that a call is about, if there is such a one. */
const theOne = async (visit: Visit, asked: number | '' | null) =>
  oneOf(visit.caller, await known(visit.sql, visit.caller, asked));

const reads = [
  read(printReceipt, async ({ query, visit: { sql, caller, now } }) => {
    const order = await loadOrder(sql, narrow(caller, query.merchant_id), query.order_id);
    return { document: previewOf(order, query.type, await loadPaper(sql, order.merchant_id), now) };
  }),
  read(printCombineReceipt, async ({ query, visit }) => ({
    document: await combinedReceipt(visit, query),
  })),
  read(previewSummary, async ({ query, visit }) => ({
    document: await summaryOf(
      visit,
      await theOne(visit, query.merchant_id),
      query.business_date || null,
    ),
  })),
  read(listPrinters, async ({ query, visit: { sql, caller } }) =>
    printerPage(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(listPrintJobs, async ({ query, visit: { sql, caller } }) =>
    jobPage(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(getPrintJob, async ({ params, visit: { sql, caller } }) => {
    const { job, beside } = besideOf(await loadJob(sql, caller.scope, params.id));
    return showJobDetail(job, beside);
  }),
  read(getPrintTemplate, async ({ query, visit }) => {
    const merchant_id = await theOne(visit, query.merchant_id);
    return templateOf(visit.sql, await loadShop(visit.sql, merchant_id));
  }),
];

const writes = [
  write(printTable, async ({ body, visit }) =>
    printTableBill(visit, await theOne(visit, body.merchant_id), body),
  ),
  write(printCombined, ({ body, visit }) => printCombinedReceipt(visit, body)),
  write(printOrder, async ({ body, visit }) => ({ jobs: await printOneOrder(visit, body) })),
  write(printNamed, async ({ params, body, visit }) =>
    printByName(visit, params.name, {
      ...body,
      merchant_id: await theOne(visit, body.merchant_id),
    }),
  ),
  write(clearPrinterJob, async ({ body, visit }) => {
    const merchant_id = await theOne(visit, body.merchant_id);
    if (body.printer_id !== null) await loadPrinter(visit.sql, [merchant_id], body.printer_id);
    return { cleared: await clearJobs(visit, merchant_id, body.printer_id) };
  }),
  write(createPrinter, async ({ body: { merchant_id, ...fields }, visit }) =>
    addPrinter(visit, await theOne(visit, merchant_id), fields),
  ),
  write(updatePrinter, ({ params, body, visit }) => changePrinter(visit, params.id, body)),
  write(deletePrinter, async ({ params, body, visit }) => ({
    cleared: await removePrinter(visit, params.id, body.version),
  })),
  write(changePrintJob, ({ params, body, visit }) => changeJob(visit, params.id, body)),
  write(reprintJob, async ({ params, body, visit }) => {
    const { job } = besideOf(await loadJob(visit.sql, visit.caller.scope, params.id));
    const printers = await printersOf(visit.sql, job.merchant_id);
    const kept = printers.some(({ id }) => id === job.printer_id) ? job.printer_id : null;
    const { document, order_id, order_number } = job;
    const printer = choosePrinter(printers, document.kind, body.printer_id ?? kept);
    const order = order_id === null ? null : { id: order_id, number: order_number };
    const [copy] = await addJobs(visit, printer, [{ document, order, is_copy: true }]);
    return copy!;
  }),
  own(takePrintJob, ({ params, body, visit, request }) =>
    takeJob(visit, params.id, body, request.signal),
  ),
  write(reportPrintJob, ({ params, body, visit }) => {
    const { attempt } = body;
    const outcome =
      body.outcome === 'printed'
        ? ({ is: 'printed' } as const)
        : ({ is: 'failed', failure: body.failure, has_begun: body.has_begun } as const);
    return endAttempt(visit, visit.caller.scope, { id: params.id, attempt, outcome });
  }),
  write(savePrintTemplate, async ({ body: { merchant_id, ...fields }, visit }) =>
    saveTemplate(visit, await theOne(visit, merchant_id), fields),
  ),
];

const agents = [
  read(listPrintAgents, async ({ query, visit }) =>
    agentPage(
      visit,
      query,
      narrow(visit.caller, await known(visit.sql, visit.caller, query.merchant_id)),
    ),
  ),
  own(createPrintAgent, async ({ body, visit }) =>
    addAgent(visit, await theOne(visit, body.merchant_id), body.name),
  ),
  write(deletePrintAgent, async ({ params, body, visit }) => {
    await removeAgent(visit, params.id, body.version);
    return { is_signed_out: true as const };
  }),
  own(pairPrintAgent, ({ body, visit, arrival }) => pair(visit, arrival, body.code)),
  write(greetPrintAgent, ({ visit }) => greet(visit)),
];

/** Printers, what they print, and how it looks; and the agents that print in the server's place. */
export const printingRoutes = [...reads, ...writes, ...agents];
