import * as v from 'valibot';
import { count, id, instant, named, text, version } from '../fields.ts';
import { orderMethods } from './orderVocabulary.ts';

/** The kinds of print. */
export const printKinds = [
  'receipt',
  'bill',
  'kitchen',
  'void_slip',
  'daily_summary',
  'shift_report',
  'test_page',
  'drawer',
] as const;
export type PrintKind = (typeof printKinds)[number];

/** The duties that a printer can be the default for. */
export const printerDuties = ['receipt', 'bill', 'kitchen', 'report'] as const;
export type PrinterDuty = (typeof printerDuties)[number];

/**
 * The connection of a printer: in the server's own network, through a print agent, or from the
 * browser page that prints.
 */
export const printerConnections = ['network', 'agent', 'browser'] as const;
export type PrinterConnection = (typeof printerConnections)[number];

/** Paper widths, in millimetres. */
export const paperWidths = [58, 80] as const;
export type PaperWidth = (typeof paperWidths)[number];

/**
 * The code pages of printers. `auto` switches between a printer's code pages as the text requires.
 */
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

/** The states of a print job. */
export const printStates = ['queued', 'sending', 'printed', 'failed', 'dead', 'cancelled'] as const;
export type PrintState = (typeof printStates)[number];

/** Why a print failed. */
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

/** The languages of printed documents. */
export const printLanguages = ['en', 'ms', 'zh', 'fr', 'de', 'pt', 'ar'] as const;
export type PrintLanguage = (typeof printLanguages)[number];

const align = v.picklist(['start', 'center', 'end']);
const size = v.picklist(['normal', 'large']);

/** A 1-bit image: rows from the top, eight pixels per byte, as base64. A set bit is black. */
export const printImage = v.object({ width: count, height: count, bits: v.string() });
export type PrintImage = v.InferOutput<typeof printImage>;

/** A block of a printed document, in order from the top. */
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
    /** The width of a cell in characters. Cells without a width share the remaining space. */
    cells: v.array(v.object({ text: v.string(), width: v.nullable(count), align })),
    size,
    is_bold: v.boolean(),
  }),
  v.object({ type: v.literal('rule'), style: v.picklist(['single', 'double']) }),
  v.object({ type: v.literal('qr'), content: v.string() }),
  v.object({ type: v.literal('image'), image: printImage }),
  v.object({ type: v.literal('feed'), lines: count }),
  v.object({ type: v.literal('cut') }),
  /** The pulse that opens the cash drawer of the printer. */
  v.object({ type: v.literal('drawer') }),
]);
export type PrintBlock = v.InferOutput<typeof printBlock>;

/** A complete print document. Nothing is looked up later. */
export const printDocument = v.object({
  kind: v.picklist(printKinds),
  /** Its display name, such as "Receipt 042". */
  title: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  language: v.picklist(printLanguages),
  /** The text that marks a copy, in the document's language. */
  copy_mark: v.string(),
  blocks: v.array(printBlock),
});
export type PrintDocument = v.InferOutput<typeof printDocument>;

/** The editable fields of a printer. */
export const printerFields = v.strictObject({
  name: text(2, 40),
  connection: v.picklist(printerConnections),
  /** A private address for a network printer; '' for others. */
  host: v.optional(text(0, 45), ''),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 9100),
  width: v.picklist(paperWidths),
  code_page: v.optional(v.picklist(codePages), 'auto'),
  duties: v.pipe(
    v.array(v.picklist(printerDuties)),
    v.maxLength(printerDuties.length),
    v.transform((duties) => printerDuties.filter((one) => duties.includes(one))),
  ),
  /** The printer that takes over if this one can't print. */
  fallback_id: v.nullable(id),
  /** Whether a cash drawer is connected to it. A printer of a browser page opens none. */
  has_drawer: v.optional(v.boolean(), false),
  is_active: v.boolean(),
});
export type PrinterFields = v.InferOutput<typeof printerFields>;

/** A printer with its current state. */
export const printer = v.object({
  id,
  version,
  merchant_id: id,
  ...printerFields.entries,
  name: v.string(),
  host: v.string(),
  has_drawer: v.boolean(),
  fallback_name: v.nullable(v.string()),
  /** The number of jobs waiting for it, and of those that were given up. */
  waiting: count,
  given_up: count,
  /** When it last printed. */
  printed_at: v.nullable(instant),
  /** Why the first job in its queue can't be printed; null if it can. */
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
  /** The connection of its printer. */
  connection: v.picklist(printerConnections),
  /** The printer that it was intended for, if another took over. */
  first_printer: v.nullable(named),
  order: v.nullable(v.object({ id, number: v.string() })),
  state: v.picklist(printStates),
  /**
   * Whether it is marked as a copy: it was requested as one, or resent after it may have been
   * printed.
   */
  is_copy: v.boolean(),
  /** The number of times it was sent to this printer. */
  attempts: count,
  /** Its position in the queue of its printer, starting at 1; null if it is no longer waiting. */
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

/** An event in the history of a print job. */
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
    'expired',
  ]),
  printer: v.string(),
  failure: v.nullable(v.picklist(printFailures)),
});
export type PrintEvent = v.InferOutput<typeof printEvent>;

/** A print job with its document and history. */
export const printJobDetail = v.object({
  ...jobHead,
  width: v.picklist(paperWidths),
  document: printDocument,
  events: v.array(printEvent),
});
export type PrintJobDetail = v.InferOutput<typeof printJobDetail>;

/** Order methods, each at most once. */
const methods = v.pipe(
  v.array(v.picklist(orderMethods)),
  v.maxLength(orderMethods.length),
  v.transform((chosen) => orderMethods.filter((one) => chosen.includes(one))),
);

/** The layout of a merchant's prints, and the prints that are automatic. */
export const printTemplateFields = v.strictObject({
  language: v.picklist(printLanguages),
  /** The large heading at the top; the merchant's name if ''. */
  heading: v.optional(text(0, 80), ''),
  /** The text below it, such as address and tax number. */
  header: v.optional(text(0, 300), ''),
  footer: v.optional(text(0, 300), ''),
  /** The content of a QR code at the end; none if ''. */
  qr: v.optional(text(0, 200), ''),
  logo: v.nullable(
    v.strictObject({
      width: v.pipe(count, v.minValue(8), v.maxValue(576)),
      height: v.pipe(count, v.minValue(1), v.maxValue(400)),
      bits: v.pipe(v.string(), v.base64('Must be an image.'), v.maxLength(40_000)),
    }),
  ),
  shows_staff: v.boolean(),
  shows_guest: v.boolean(),
  shows_options: v.boolean(),
  shows_tax: v.boolean(),
  shows_payments: v.boolean(),
  /** Whether kitchen tickets use large text. */
  is_kitchen_large: v.boolean(),
  /**
   * Order methods whose kitchen tickets are printed automatically on acceptance and after each
   * change.
   */
  auto_kitchen: v.optional(methods, []),
  /** Order methods whose receipt is printed automatically after payment. */
  auto_receipt: v.optional(methods, []),
});
export type PrintTemplateFields = v.InferOutput<typeof printTemplateFields>;

/** The stored layout of a merchant's prints. */
export const printTemplate = v.object({
  merchant_id: id,
  version,
  ...printTemplateFields.entries,
  heading: v.string(),
  header: v.string(),
  footer: v.string(),
  qr: v.string(),
  /** The name used if there is no heading. */
  merchant_name: v.string(),
  /** The part of the business profile that documents for guests show; blank fields are left out. */
  merchant_profile: v.object({
    address: v.string(),
    phone: v.string(),
    tax_numbers: v.array(v.object({ label: v.string(), number: v.string() })),
  }),
});
export type PrintTemplate = v.InferOutput<typeof printTemplate>;
