import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  businessDate,
  choice,
  count,
  flagParam,
  id,
  idChoice,
  idParam,
  instant,
  listQuery,
  page,
  text,
  version,
  wholeParam,
} from '../fields.ts';
import {
  printDocument,
  printer,
  printerFields,
  printFailures,
  printJob,
  printJobDetail,
  printKinds,
  printStates,
  printTemplate,
  printTemplateFields,
} from '../entities/printing.ts';

const merchant_id = v.optional(v.nullable(id), null);
const printer_id = v.optional(v.nullable(id), null);

/** Prints a table's bill: all that is open on it. */
export const printTable = endpoint.post('/admin/merchant/print_table', {
  summary: 'Prints the bill of a table: all that is open on it.',
  capability: 'print.bill',
  body: v.strictObject({ merchant_id, table_id: id, printer_id }),
  returns: printJob,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** What is printed for one order, to be looked at or printed by the page. */
export const printReceipt = endpoint.get('/admin/merchant/print_receipt', {
  summary: 'What would be printed for one order.',
  capability: 'order.view',
  query: v.strictObject({
    type: v.optional(v.picklist(['receipt', 'bill', 'kitchen']), 'receipt'),
    order_id: idParam,
    merchant_id: idChoice,
  }),
  returns: v.object({ document: printDocument }),
  problems: ['notFound'],
});

const ids = v.pipe(
  v.union([
    v.array(idParam),
    v.pipe(
      idParam,
      v.transform((one) => [one]),
    ),
  ]),
  v.maxLength(200),
);

/** One receipt for several orders or some of their lines: by transaction, or by order with what is taken off. */
export const printCombineReceipt = endpoint.get('/admin/merchant/print_combine_receipt', {
  summary: 'One receipt for several orders, or for some of their lines.',
  capability: 'order.view',
  query: v.pipe(
    v.strictObject({
      merchant_id: idChoice,
      transaction_id: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
      order_id: v.optional(ids, []),
      /** Only these lines; all of them where none is named. */
      order_item_id: v.optional(ids, []),
      /** One of the merchant's prepared discounts. */
      discount_id: idChoice,
      apply_service_charge: v.optional(flagParam, 1),
      /** Taken off by hand, in sen. */
      adjustment_value: v.optional(wholeParam(0, 99_999_999), 0),
      adjustment_name: v.optional(text(0, 40), ''),
    }),
    v.check(
      ({ transaction_id, order_id }) => (transaction_id === '') !== (order_id.length === 0),
      'Name a transaction or orders.',
    ),
  ),
  returns: v.object({ document: printDocument }),
  problems: ['notFound'],
});

const bodyIds = v.pipe(v.array(id), v.maxLength(200));

/** Prints one receipt for several orders or some of their lines, on a printer. */
export const printCombined = endpoint.post('/admin/merchant/print_combine_receipt', {
  summary: 'Prints one receipt for several orders, or for some of their lines.',
  capability: 'print.bill',
  body: v.pipe(
    v.strictObject({
      merchant_id,
      transaction_id: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
      order_id: v.optional(bodyIds, []),
      /** Only these lines; all of them where none is named. */
      order_item_id: v.optional(bodyIds, []),
      /** One of the merchant's prepared discounts. */
      discount_id: v.optional(v.nullable(id), null),
      apply_service_charge: v.optional(v.boolean(), true),
      /** Taken off by hand, in sen. */
      adjustment_value: v.optional(v.pipe(count, v.maxValue(99_999_999)), 0),
      adjustment_name: v.optional(text(0, 40), ''),
      printer_id,
    }),
    v.check(
      ({ transaction_id, order_id }) => (transaction_id === '') !== (order_id.length === 0),
      'Name a transaction or orders.',
    ),
  ),
  returns: printJob,
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** The summary of a day as it would be printed, to be looked at. */
export const previewSummary = endpoint.get('/admin/merchant/preview_daily_summary', {
  summary: 'The summary of a day as it would be printed.',
  capability: 'print.job',
  query: v.strictObject({
    merchant_id: idChoice,
    /** Today where it is left out. */
    business_date: v.optional(v.union([v.literal(''), businessDate]), ''),
  }),
  returns: v.object({ document: printDocument }),
  problems: ['notFound'],
});

/** Prints an order: what the kitchen was not told on paper yet, its bill, or its receipt. */
export const printOrder = endpoint.post('/admin/merchant/print_order', {
  summary: 'Prints what the kitchen was not told of yet, a bill, or a receipt of an order.',
  capability: 'print.job',
  body: v.strictObject({
    order_id: id,
    type: v.optional(v.picklist(['receipt', 'bill', 'kitchen']), 'kitchen'),
    printer_id,
    /** All of it once more, marked as a copy. */
    again: v.optional(v.boolean(), false),
  }),
  returns: v.object({ jobs: v.array(printJob) }),
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** What can be printed by name. */
export const namedPrints = ['print_test_page', 'print_daily_summary'] as const;
export type NamedPrint = (typeof namedPrints)[number];

/** Prints something by its name: a test page, the summary of a day. */
export const printNamed = endpoint.post('/admin/merchant/:name', {
  summary: 'Prints something by its name: a test page, the summary of a day.',
  capability: 'print.job',
  params: v.object({ name: v.picklist(namedPrints) }),
  body: v.strictObject({
    merchant_id,
    printer_id,
    /** The day of a summary; today where it is left out. */
    business_date: v.optional(v.nullable(businessDate), null),
  }),
  returns: printJob,
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** Takes what waits off the queue of one printer, or of all. */
export const clearPrinterJob = endpoint.post('/admin/merchant/clear_printer_job', {
  summary: 'Cancels what waits in the queue of one printer, or of all of them.',
  capability: 'print.job',
  body: v.strictObject({ merchant_id, printer_id }),
  returns: v.object({ cleared: count }),
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** The printers of a merchant, by name. */
export const listPrinters = endpoint.get('/admin/printer', {
  summary: 'The printers of a merchant and how they do, by name.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(printer),
  problems: ['notFound'],
});

/** Adds a printer. */
export const createPrinter = endpoint.post('/admin/printer', {
  summary: 'Adds a printer.',
  capability: 'print.settings',
  body: v.strictObject({ merchant_id, ...printerFields.entries }),
  returns: printer,
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** Changes a printer. */
export const updatePrinter = endpoint.put('/admin/printer/:id', {
  summary: 'Changes a printer.',
  capability: 'print.settings',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version, ...printerFields.entries }),
  returns: printer,
  current: printer,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});

/** Takes a printer away; its waiting jobs are cancelled. */
export const deletePrinter = endpoint.delete('/admin/printer/:id', {
  summary: 'Takes a printer away; what waits for it is cancelled.',
  capability: 'print.settings',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: v.object({ cleared: count }),
  current: printer,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});

/** Print jobs, the newest first unless told; searches title, order and printer. */
export const listPrintJobs = endpoint.get('/admin/print_job', {
  summary: 'Print jobs by state, printer, kind and order.',
  capability: 'order.view',
  query: listQuery({
    merchant_id: idChoice,
    /** `waiting` is queued, sending and failed; `trouble` is failed and given up. */
    state: v.optional(v.picklist(['', 'waiting', 'trouble', ...printStates]), ''),
    kind: choice(printKinds),
    printer_id: idChoice,
    order_id: idChoice,
  }),
  returns: page(printJob),
  problems: ['notFound'],
});

/** A print job with what it prints. */
export const getPrintJob = endpoint.get('/admin/print_job/:id', {
  summary: 'A print job with what it prints and what happened to it.',
  capability: 'order.view',
  params: v.object({ id: idParam }),
  returns: printJobDetail,
  problems: ['notFound'],
});

/** Sends a job again, to its printer or to another, or calls it off. */
export const changePrintJob = endpoint.patch('/admin/print_job/:id', {
  summary: 'Sends a print job again, moves it to another printer, or calls it off.',
  capability: 'print.job',
  params: v.object({ id: idParam }),
  body: v.variant('action', [
    v.strictObject({ action: v.literal('retry'), version }),
    v.strictObject({ action: v.literal('move'), version, printer_id: id }),
    v.strictObject({ action: v.literal('cancel'), version }),
  ]),
  returns: printJob,
  current: printJob,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** Prints a job once more, marked as a copy. */
export const reprintJob = endpoint.post('/admin/print_job/:id/reprint', {
  summary: 'Prints a job once more, marked as a copy.',
  capability: 'print.job',
  params: v.object({ id: idParam }),
  body: v.strictObject({ printer_id }),
  returns: printJob,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** What a taker is handed: the job, when it must have said how it went, and the bytes for the printer. */
export const takenJob = v.object({
  job: printJobDetail,
  /** Told with what came of it, so that nobody speaks for another attempt. */
  attempt: count,
  until: instant,
  /** ESC/POS, as base64. */
  bytes: v.string(),
});

/** Hands the next job of a printer to the page or the print agent that prints it; waits for one if asked to. */
export const takePrintJob = endpoint.post('/admin/printer/:id/take', {
  summary: 'Hands out the next job of a printer that a page or a print agent prints.',
  capability: 'print.job',
  params: v.object({ id: idParam }),
  body: v.strictObject({
    /** Only this job. */
    job_id: v.optional(v.nullable(id), null),
    /** How long to wait for one. */
    wait_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25)), 0),
  }),
  returns: v.object({ taken: v.nullable(takenJob) }),
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** Says how it went with a job that was taken. */
export const reportPrintJob = endpoint.post('/admin/print_job/:id/report', {
  summary: 'Says how it went with a job that was taken.',
  capability: 'print.job',
  params: v.object({ id: idParam }),
  body: v.variant('outcome', [
    v.strictObject({ attempt: count, outcome: v.literal('printed') }),
    v.strictObject({
      attempt: count,
      outcome: v.literal('failed'),
      failure: v.picklist(printFailures),
      /** Whether any of it may be on paper. */
      has_begun: v.boolean(),
    }),
  ]),
  returns: printJob,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** How a merchant's paper looks. */
export const getPrintTemplate = endpoint.get('/admin/print_template', {
  summary: 'How a merchant’s receipts and tickets look.',
  capability: 'order.view',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: printTemplate,
  problems: ['notFound'],
});

/** Changes how a merchant's paper looks. */
export const savePrintTemplate = endpoint.put('/admin/print_template', {
  summary: 'Changes how a merchant’s receipts and tickets look.',
  capability: 'print.settings',
  body: v.strictObject({ merchant_id, version, ...printTemplateFields.entries }),
  returns: printTemplate,
  current: printTemplate,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});
