import {
  changePrintJob,
  clearPrinterJob,
  createPrinter,
  deletePrinter,
  getPrintJob,
  getPrintTemplate,
  listPrinters,
  listPrintJobs,
  previewSummary,
  printCombined,
  printCombineReceipt,
  printNamed,
  printOrder,
  printReceipt,
  printTable,
  Problem,
  reportPrintJob,
  reprintJob,
  savePrintTemplate,
  takePrintJob,
  updatePrinter,
} from '@servery/api';
import { checkedPrinter, previewOf, showJobDetail } from '@servery/domain/printing';
import { agentHandlers } from './agents.ts';
import { answer, answerOnce } from '@servery/domain/sample/answer';
import { changeJob, clearJobs, jobIn, printerIn, reprint } from './Desk.ts';
import { jobPage, printerPage } from './lists.ts';
import { combinedReceipt, printCombinedReceipt } from './combined.ts';
import { paperFor, printByName, printOneOrder, printTableBill, summaryOf } from './prints.ts';
import { endAttempt, takeJob } from './taking.ts';

const reads = [
  answer(printReceipt, ({ query, visit }) => {
    visit.scope(query.merchant_id);
    const order = visit.order(query.order_id);
    const paper = paperFor(visit, order.merchant_id);
    return { document: previewOf(order, query.type, paper, visit.now) };
  }),
  answer(printCombineReceipt, ({ query, visit }) => ({ document: combinedReceipt(visit, query) })),
  answer(previewSummary, ({ query, visit }) => ({
    document: summaryOf(visit, visit.one(query.merchant_id), query.business_date || null),
  })),
  answer(listPrinters, ({ query, visit }) => printerPage(visit, query)),
  answer(listPrintJobs, ({ query, visit }) => jobPage(visit, query)),
  answer(getPrintJob, ({ params, visit }) => {
    const job = jobIn(visit, params.id);
    return showJobDetail(job, visit.world.prints.beside(job));
  }),
  answer(getPrintTemplate, ({ query, visit }) => {
    const { world } = visit;
    return world.prints.template(world.merchant(visit.one(query.merchant_id)));
  }),
];

const prints = [
  answer(printTable, ({ body, visit }) => printTableBill(visit, visit.one(body.merchant_id), body)),
  answer(printCombined, ({ body, visit }) => printCombinedReceipt(visit, body)),
  answer(printOrder, ({ body, visit }) => ({ jobs: printOneOrder(visit, body) })),
  answer(clearPrinterJob, ({ body, visit }) => {
    const merchant_id = visit.one(body.merchant_id);
    const { printer_id } = body;
    if (printer_id !== null && printerIn(visit, printer_id).merchant_id !== merchant_id)
      throw new Problem('notFound');
    return { cleared: clearJobs(visit, merchant_id, printer_id) };
  }),
  answer(changePrintJob, ({ params, body, visit }) => changeJob(visit, params.id, body)),
  answer(reprintJob, ({ params, body, visit }) =>
    reprint(visit, jobIn(visit, params.id), body.printer_id),
  ),
  answerOnce(takePrintJob, ({ params, body, visit }) => takeJob(visit, params.id, body.job_id)),
  answer(reportPrintJob, ({ params, body, visit }) => {
    const outcome =
      body.outcome === 'printed'
        ? ({ is: 'printed' } as const)
        : ({ is: 'failed', failure: body.failure, has_begun: body.has_begun } as const);
    return endAttempt(visit, params.id, body.attempt, outcome);
  }),
];

const settings = [
  answer(createPrinter, ({ body: { merchant_id: asked, ...wish }, visit }) => {
    const { prints: kept } = visit.world;
    const merchant_id = visit.one(asked);
    const id = visit.world.nextId();
    const fields = checkedPrinter(wish, id, kept.printersOf(merchant_id));
    const printer = { ...fields, id, merchant_id, version: 1, printed_at: null };
    kept.printers.set(id, printer);
    return kept.showPrinter(printer);
  }),
  answer(updatePrinter, ({ params, body: { version, ...wish }, visit }) => {
    const { prints: kept } = visit.world;
    const before = printerIn(visit, params.id);
    if (before.version !== version)
      throw new Problem('conflict', { current: kept.showPrinter(before) });
    const fields = checkedPrinter(wish, before.id, kept.printersOf(before.merchant_id));
    const printer = { ...before, ...fields, version: version + 1 };
    kept.printers.set(printer.id, printer);
    return kept.showPrinter(printer);
  }),
  answer(deletePrinter, ({ params, body, visit }) => {
    const { prints: kept } = visit.world;
    const printer = printerIn(visit, params.id);
    if (printer.version !== body.version)
      throw new Problem('conflict', { current: kept.showPrinter(printer) });
    const cleared = clearJobs(visit, printer.merchant_id, printer.id);
    kept.printers.delete(printer.id);
    kept.gone.set(printer.id, printer);
    for (const one of kept.printersOf(printer.merchant_id))
      if (one.fallback_id === printer.id)
        kept.printers.set(one.id, { ...one, fallback_id: null, version: one.version + 1 });
    return { cleared };
  }),
  answer(savePrintTemplate, ({ body: { merchant_id, version, ...fields }, visit }) => {
    const { world } = visit;
    const shop = world.merchant(visit.one(merchant_id));
    const before = world.prints.template(shop);
    if (before.version !== version) throw new Problem('conflict', { current: before });
    const template = { ...before, ...fields, version: version + 1 };
    world.prints.templates.set(shop.id, template);
    return template;
  }),
];

const byName = answer(printNamed, ({ params, body, visit }) =>
  printByName(visit, params.name, { ...body, merchant_id: visit.one(body.merchant_id) }),
);

/** One answer for each endpoint of printing. What is printed by name stands last: its path is like many. */
export const printingHandlers = [...reads, ...prints, ...settings, ...agentHandlers, byName];
