import * as v from 'valibot';
import { count, id, instant, named, text, version } from '../fields.ts';
import { orderMethods } from './orderVocabulary.ts';

/** What is printed. */
export const printKinds = [
  'receipt',
  'bill',
  'kitchen',
  'void_slip',
  'daily_summary',
  'test_page',
] as const;
export type PrintKind = (typeof printKinds)[number];

/** What a printer is asked to print unless somebody names another. */
export const printerDuties = ['receipt', 'bill', 'kitchen', 'report'] as const;
export type PrinterDuty = (typeof printerDuties)[number];

/** How a printer is reached: in the server's own network, by a print agent beside it, or from the page of whoever prints. */
export const printerConnections = ['network', 'agent', 'browser'] as const;
export type PrinterConnection = (typeof printerConnections)[number];

/** Paper, in millimetres. */
export const paperWidths = [58, 80] as const;
export type PaperWidth = (typeof paperWidths)[number];

/** The characters that a printer has; `auto` changes between its pages as the text asks for it. */
export const codePages = [
  'auto',
  'cp437',
  'cp850',
  'cp852',
  'cp858',
  'cp866',
  'windows1252',
] as const;
export type CodePage = (typeof codePages)[number];

/** Where a print job stands. */
export const printStates = ['queued', 'sending', 'printed', 'failed', 'dead', 'cancelled'] as const;
export type PrintState = (typeof printStates)[number];

/** Why a print did not work. */
export const printFailures = [
  'unreachable',
  'refused',
  'stalled',
  'lost',
  'paper_out',
  'cover_open',
  'not_ready',
  'not_allowed',
  'page_failed',
] as const;
export type PrintFailure = (typeof printFailures)[number];

/** The languages that paper speaks. */
export const printLanguages = ['en', 'ms', 'fr', 'de', 'pt', 'ar'] as const;
export type PrintLanguage = (typeof printLanguages)[number];

const align = v.picklist(['start', 'center', 'end']);
const size = v.picklist(['normal', 'large']);

/** A picture of one bit a dot, rows from the top, eight dots a byte, as base64; a set bit is black. */
export const printImage = v.object({ width: count, height: count, bits: v.string() });
export type PrintImage = v.InferOutput<typeof printImage>;

/** A part of what is printed, from the top of the paper down. */
export const printBlock = v.variant('type', [
  v.object({
    type: v.literal('text'),
    text: v.string(),
    align,
    size,
    is_bold: v.boolean(),
    /** Whether it is a guest's address, which is masked for readers without access to it. */
    is_personal: v.optional(v.boolean()),
  }),
  v.object({
    type: v.literal('row'),
    /** A cell's width in characters; the cells without one share what is left. */
    cells: v.array(v.object({ text: v.string(), width: v.nullable(count), align })),
    size,
    is_bold: v.boolean(),
  }),
  v.object({ type: v.literal('rule'), style: v.picklist(['single', 'double']) }),
  v.object({ type: v.literal('qr'), content: v.string() }),
  v.object({ type: v.literal('image'), image: printImage }),
  v.object({ type: v.literal('feed'), lines: count }),
  v.object({ type: v.literal('cut') }),
]);
export type PrintBlock = v.InferOutput<typeof printBlock>;

/** What is printed, whole: nothing is looked up for it later. */
export const printDocument = v.object({
  kind: v.picklist(printKinds),
  /** What people call it: "Receipt 042". */
  title: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  language: v.picklist(printLanguages),
  /** What marks a copy, in the document's language. */
  copy_mark: v.string(),
  blocks: v.array(printBlock),
});
export type PrintDocument = v.InferOutput<typeof printDocument>;

/** What can be said of a printer. */
export const printerFields = v.strictObject({
  name: text(2, 40),
  connection: v.picklist(printerConnections),
  /** A private address, for one in the network; '' for others. */
  host: v.optional(text(0, 45), ''),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 9100),
  width: v.picklist(paperWidths),
  code_page: v.optional(v.picklist(codePages), 'auto'),
  duties: v.pipe(
    v.array(v.picklist(printerDuties)),
    v.maxLength(printerDuties.length),
    v.transform((duties) => printerDuties.filter((one) => duties.includes(one))),
  ),
  /** The printer that takes over when this one does not print. */
  fallback_id: v.nullable(id),
  is_active: v.boolean(),
});
export type PrinterFields = v.InferOutput<typeof printerFields>;

/** A printer, and how it does. */
export const printer = v.object({
  id,
  version,
  merchant_id: id,
  ...printerFields.entries,
  name: v.string(),
  host: v.string(),
  fallback_name: v.nullable(v.string()),
  /** Jobs that wait for it, and those that it gave up. */
  waiting: count,
  given_up: count,
  /** When it printed last. */
  printed_at: v.nullable(instant),
  /** Why the job at the head of its queue does not print; null while it does. */
  failure: v.nullable(v.picklist(printFailures)),
});
export type Printer = v.InferOutput<typeof printer>;

const jobHead = {
  id,
  version,
  merchant_id: id,
  kind: v.picklist(printKinds),
  title: v.string(),
  printer: named,
  /** How its printer is reached. */
  connection: v.picklist(printerConnections),
  /** The printer that it was meant for, when another took over. */
  first_printer: v.nullable(named),
  order: v.nullable(v.object({ id, number: v.string() })),
  state: v.picklist(printStates),
  /** Asked for as a copy, or sent again after it may have been printed: it says so on the paper. */
  is_copy: v.boolean(),
  /** Times it was sent to this printer. */
  attempts: count,
  /** 1 for the next one of its printer; null once nothing is awaited. */
  place: v.nullable(count),
  failure: v.nullable(v.picklist(printFailures)),
  next_at: v.nullable(instant),
  created_at: instant,
  created_by: v.string(),
  state_at: instant,
};

/** A print job as lists show it. */
export const printJob = v.object(jobHead);
export type PrintJob = v.InferOutput<typeof printJob>;

/** What happened to a job. */
export const printEvent = v.object({
  at: instant,
  by: v.string(),
  did: v.picklist([
    'made',
    'sending',
    'printed',
    'failed',
    'gave_up',
    'moved',
    'retried',
    'cancelled',
  ]),
  printer: v.string(),
  failure: v.nullable(v.picklist(printFailures)),
});
export type PrintEvent = v.InferOutput<typeof printEvent>;

/** A print job with what it prints and what happened to it. */
export const printJobDetail = v.object({
  ...jobHead,
  width: v.picklist(paperWidths),
  document: printDocument,
  events: v.array(printEvent),
});
export type PrintJobDetail = v.InferOutput<typeof printJobDetail>;

/** Ways of ordering, each once. */
const methods = v.pipe(
  v.array(v.picklist(orderMethods)),
  v.maxLength(orderMethods.length),
  v.transform((chosen) => orderMethods.filter((one) => chosen.includes(one))),
);

/** How a merchant's paper looks, and what of it comes out by itself. */
export const printTemplateFields = v.strictObject({
  language: v.picklist(printLanguages),
  /** Large, above all; the merchant's name where it is ''. */
  heading: v.optional(text(0, 80), ''),
  /** Under it: address, tax number. */
  header: v.optional(text(0, 300), ''),
  footer: v.optional(text(0, 300), ''),
  /** What a QR code at the end leads to; none where it is ''. */
  qr: v.optional(text(0, 200), ''),
  logo: v.nullable(
    v.strictObject({
      width: v.pipe(count, v.minValue(8), v.maxValue(576)),
      height: v.pipe(count, v.minValue(1), v.maxValue(400)),
      bits: v.pipe(v.string(), v.base64('Is no picture.'), v.maxLength(40_000)),
    }),
  ),
  shows_staff: v.boolean(),
  shows_guest: v.boolean(),
  shows_options: v.boolean(),
  shows_tax: v.boolean(),
  shows_payments: v.boolean(),
  /** Whether a kitchen ticket is written large. */
  is_kitchen_large: v.boolean(),
  /** Orders of which the kitchen is told on paper once they are accepted, and of each change after. */
  auto_kitchen: v.optional(methods, []),
  /** Orders whose receipt is printed once they are paid. */
  auto_receipt: v.optional(methods, []),
});
export type PrintTemplateFields = v.InferOutput<typeof printTemplateFields>;

/** How a merchant's paper looks, as it is kept. */
export const printTemplate = v.object({
  merchant_id: id,
  version,
  ...printTemplateFields.entries,
  heading: v.string(),
  header: v.string(),
  footer: v.string(),
  qr: v.string(),
  /** What stands above where there is no heading. */
  merchant_name: v.string(),
});
export type PrintTemplate = v.InferOutput<typeof printTemplate>;
