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

/** Prints the bill of a table, with all its open orders. */
export const printTable = endpoint.post('/admin/merchant/print_table', {
  summary: 'Prints the bill for a table’s open orders.',
  capability: 'print.bill',
  body: v.strictObject({ merchant_id, table_id: id, printer_id }),
  returns: printJob,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** Returns the printed form of an order, for viewing or printing in the browser. */
export const printReceipt = endpoint.get('/admin/merchant/print_receipt', {
  summary: 'Returns the print preview of an order.',
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

/**
 * Returns one receipt for several orders or some of their lines: by transaction, or by order with
 * reductions.
 */
export const printCombineReceipt = endpoint.get('/admin/merchant/print_combine_receipt', {
  summary: 'Returns the preview of a combined receipt for several orders or some of their lines.',
  capability: 'order.view',
  query: v.pipe(
    v.strictObject({
      merchant_id: idChoice,
      transaction_id: v.optional(text(0, 40), ''),
      order_id: v.optional(ids, []),
      /** Limits the receipt to these lines; an empty list means all of them. */
      order_item_id: v.optional(ids, []),
      /** One of the merchant's predefined discounts. */
      discount_id: idChoice,
      apply_service_charge: v.optional(flagParam, 1),
      /** A manual reduction, in sen. */
      adjustment_value: v.optional(wholeParam(0, 99_999_999), 0),
      adjustment_name: v.optional(text(0, 40), ''),
    }),
    v.check(
      ({ transaction_id, order_id }) => (transaction_id === '') !== (order_id.length === 0),
      'Must include a transaction or orders.',
    ),
  ),
  returns: v.object({ document: printDocument }),
  problems: ['notFound'],
});

const bodyIds = v.pipe(v.array(id), v.maxLength(200));

/** Prints one receipt for several orders or some of their lines on a printer. */
export const printCombined = endpoint.post('/admin/merchant/print_combine_receipt', {
  summary: 'Prints a combined receipt for several orders or some of their lines.',
  capability: 'print.bill',
  body: v.pipe(
    v.strictObject({
      merchant_id,
      transaction_id: v.optional(text(0, 40), ''),
      order_id: v.optional(bodyIds, []),
      /** Limits the receipt to these lines; an empty list means all of them. */
      order_item_id: v.optional(bodyIds, []),
      /** One of the merchant's predefined discounts. */
      discount_id: v.optional(v.nullable(id), null),
      apply_service_charge: v.optional(v.boolean(), true),
      /** A manual reduction, in sen. */
      adjustment_value: v.optional(v.pipe(count, v.maxValue(99_999_999)), 0),
      adjustment_name: v.optional(text(0, 40), ''),
      printer_id,
    }),
    v.check(
      ({ transaction_id, order_id }) => (transaction_id === '') !== (order_id.length === 0),
      'Must include a transaction or orders.',
    ),
  ),
  returns: printJob,
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** Returns the report of some trading days in its printed form, for viewing. */
export const previewSummary = endpoint.get('/admin/report/print_sales_summary', {
  summary: 'Returns the print preview of the report of some trading days.',
  capability: 'day.close',
  query: v.strictObject({
    merchant_id: idChoice,
    /** The current trading day if it is left out. */
    from_date: v.optional(businessDate),
    /** `from_date` if it is left out. */
    to_date: v.optional(businessDate),
  }),
  returns: v.object({ document: printDocument }),
  problems: ['notFound'],
});

/**
 * Returns the report of a shift in its printed form, for viewing. It is refused while the figures of
 * the shift are hidden from the caller.
 */
export const previewShift = endpoint.get('/admin/shift/:id/print', {
  summary: 'Returns the print preview of the report of a shift.',
  capability: 'shift.use',
  params: v.object({ id: idParam }),
  returns: v.object({ document: printDocument }),
  problems: ['notFound', 'notAllowedNow'],
});

/**
 * Prints for an order the items that haven't been printed for the kitchen yet, its bill, or its
 * receipt.
 */
export const printOrder = endpoint.post('/admin/merchant/print_order', {
  summary: 'Prints an order’s new kitchen tickets, bill or receipt.',
  capability: 'print.job',
  body: v.strictObject({
    order_id: id,
    type: v.optional(v.picklist(['receipt', 'bill', 'kitchen']), 'kitchen'),
    printer_id,
    /** Prints everything again, marked as a copy. */
    again: v.optional(v.boolean(), false),
  }),
  returns: v.object({ jobs: v.array(printJob) }),
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** The prints that can be requested by name. */
export const namedPrints = [
  'print_test_page',
  'print_daily_summary',
  'print_shift_report',
] as const;
export type NamedPrint = (typeof namedPrints)[number];

/**
 * Prints a test page, the summary of trading days, which needs permission to close them, or the
 * report of a shift that the caller may see.
 */
export const printNamed = endpoint.post('/admin/merchant/:name', {
  summary: 'Prints a named document: a test page, a daily summary or the report of a shift.',
  capability: 'print.job',
  params: v.object({ name: v.picklist(namedPrints) }),
  body: v.strictObject({
    merchant_id,
    printer_id,
    /** The first day of a summary. Defaults to the current trading day. */
    from_date: v.optional(v.nullable(businessDate), null),
    /** The last day of a summary. Defaults to `from_date`. */
    to_date: v.optional(v.nullable(businessDate), null),
    /** The shift of a shift report. */
    shift_id: v.optional(v.nullable(id), null),
  }),
  returns: printJob,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** Cancels the waiting jobs of one printer, or of all printers. */
export const clearPrinterJob = endpoint.post('/admin/merchant/clear_printer_job', {
  summary: 'Cancels the waiting jobs of one printer or of all printers.',
  capability: 'print.job',
  body: v.strictObject({ merchant_id, printer_id }),
  returns: v.object({ cleared: count }),
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** Lists the printers of a merchant by name. */
export const listPrinters = endpoint.get('/admin/printer', {
  summary: 'Lists a merchant’s printers by name, with their status.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(printer),
  problems: ['notFound'],
});

/** Adds a printer. */
export const createPrinter = endpoint.post('/admin/printer', {
  summary: 'Creates a printer.',
  capability: 'print.settings',
  body: v.strictObject({ merchant_id, ...printerFields.entries }),
  returns: printer,
  problems: ['notFound'],
  raises: ['print.changed'],
});

/** Changes a printer. */
export const updatePrinter = endpoint.put('/admin/printer/:id', {
  summary: 'Updates a printer.',
  capability: 'print.settings',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version, ...printerFields.entries }),
  returns: printer,
  current: printer,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});

/** Deletes a printer and cancels its waiting jobs. */
export const deletePrinter = endpoint.delete('/admin/printer/:id', {
  summary: 'Removes a printer and cancels its waiting jobs.',
  capability: 'print.settings',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: v.object({ cleared: count }),
  current: printer,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});

/** Lists print jobs, the newest first by default. Searches title, order and printer. */
export const listPrintJobs = endpoint.get('/admin/print_job', {
  summary: 'Lists print jobs by state, printer, kind and order.',
  capability: 'order.view',
  query: listQuery({
    merchant_id: idChoice,
    /**
     * `waiting` includes queued, sending and failed jobs; `trouble` includes failed and dead ones.
     */
    state: v.optional(v.picklist(['', 'waiting', 'trouble', ...printStates]), ''),
    kind: choice(printKinds),
    printer_id: idChoice,
    order_id: idChoice,
  }),
  returns: page(printJob),
  problems: ['notFound'],
});

/** Returns a print job with its content and history. */
export const getPrintJob = endpoint.get('/admin/print_job/:id', {
  summary: 'Returns a print job with its document and history.',
  capability: 'order.view',
  params: v.object({ id: idParam }),
  returns: printJobDetail,
  problems: ['notFound'],
});

/** Retries a job, moves it to another printer, or cancels it. */
export const changePrintJob = endpoint.patch('/admin/print_job/:id', {
  summary: 'Retries a print job, moves it to another printer or cancels it.',
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

/** Prints a job again, marked as a copy. */
export const reprintJob = endpoint.post('/admin/print_job/:id/reprint', {
  summary: 'Reprints a job, marked as a copy.',
  capability: 'print.job',
  params: v.object({ id: idParam }),
  body: v.strictObject({ printer_id }),
  returns: printJob,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/**
 * A job handed out for printing: the job, the deadline for reporting its outcome, and the bytes for
 * the printer.
 */
export const takenJob = v.object({
  job: printJobDetail,
  /** Sent back with the outcome, so that a report applies only to its own attempt. */
  attempt: count,
  until: instant,
  /** ESC/POS, as base64. */
  bytes: v.string(),
});

/**
 * Hands out the next job of a printer to the page or print agent that prints it. Can wait until
 * there is one.
 */
export const takePrintJob = endpoint.post('/admin/printer/:id/take', {
  summary: 'Returns the next job for a printer that a browser or print agent prints to.',
  capability: 'print.job',
  params: v.object({ id: idParam }),
  body: v.strictObject({
    /** Limits the request to this job. */
    job_id: v.optional(v.nullable(id), null),
    /** The maximum time to wait for a job, in seconds. */
    wait_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25)), 0),
  }),
  returns: v.object({ taken: v.nullable(takenJob) }),
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** Reports the outcome of a job that was handed out. */
export const reportPrintJob = endpoint.post('/admin/print_job/:id/report', {
  summary: 'Reports the outcome of a job that was taken.',
  capability: 'print.job',
  params: v.object({ id: idParam }),
  body: v.variant('outcome', [
    v.strictObject({ attempt: count, outcome: v.literal('printed') }),
    v.strictObject({
      attempt: count,
      outcome: v.literal('failed'),
      failure: v.picklist(printFailures),
      /** Whether any part of it may have been printed. */
      has_begun: v.boolean(),
    }),
  ]),
  returns: printJob,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['print.changed'],
});

/** Returns the layout of a merchant's receipts and tickets. */
export const getPrintTemplate = endpoint.get('/admin/print_template', {
  summary: 'Returns a merchant’s receipt and ticket settings.',
  capability: 'order.view',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: printTemplate,
  problems: ['notFound'],
});

/** Changes the layout of a merchant's receipts and tickets. */
export const savePrintTemplate = endpoint.put('/admin/print_template', {
  summary: 'Updates a merchant’s receipt and ticket settings.',
  capability: 'print.settings',
  body: v.strictObject({ merchant_id, version, ...printTemplateFields.entries }),
  returns: printTemplate,
  current: printTemplate,
  problems: ['notFound', 'conflict'],
  raises: ['print.changed'],
});
