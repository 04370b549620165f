import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  businessDate,
  count,
  id,
  idParam,
  quantity,
  rate,
  sen,
  signedSen,
  text,
  wholeParam,
} from '../fields.ts';

/** How an invoice stands, in the words that travel. */
export const invoiceStatuses = [
  'Downloaded',
  'Draft',
  'Paid',
  'Partial Payment',
  'Past Due',
  'Sent',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** How far an invoice has gone by itself: money and days say the rest. */
export const invoiceStages = ['Draft', 'Downloaded', 'Sent'] as const;
export type InvoiceStage = (typeof invoiceStages)[number];

/** How an invoice can be paid. */
export const invoiceMethods = ['Cash', 'Bank Transfer', 'Debit', 'Credit', 'PayPal'] as const;
export type InvoiceMethod = (typeof invoiceMethods)[number];

/** What invoices are sorted by. */
export const invoiceColumns = [
  'id',
  'status',
  'client',
  'total',
  'issuedDate',
  'dueDate',
  'balance',
] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

/** The status in a query: in any case; none means any. */
export const invoiceStatusChoices = [
  '',
  'downloaded',
  'draft',
  'paid',
  'partial payment',
  'past due',
  'sent',
] as const;
export type InvoiceStatusChoice = (typeof invoiceStatusChoices)[number];

const email = v.pipe(text(1, 254), v.email('Is not an e-mail address.'), v.toLowerCase());

/** Who an invoice is for. The address of the mail is what tells two of them apart. */
export const invoiceClient = v.strictObject({
  name: text(1, 120),
  company: text(1, 120),
  companyEmail: email,
  address: text(1, 240),
  country: text(1, 80),
  contact: text(1, 40),
});
export type InvoiceClient = v.InferOutput<typeof invoiceClient>;

/** What is charged for: so many at a cost. */
export const invoiceLine = v.strictObject({
  item: text(1, 120),
  description: text(0, 500),
  /** What one costs. */
  cost: sen,
  quantity,
});
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;

/** Money that came in for an invoice. */
export const invoicePayment = v.strictObject({
  amount: v.pipe(signedSen, v.minValue(1, 'At least 0.01.')),
  date: businessDate,
  method: v.picklist(invoiceMethods),
  note: text(0, 500),
});
export type InvoicePayment = v.InferOutput<typeof invoicePayment>;

/** An invoice in a list. */
export const invoiceRow = v.object({
  id,
  issuedDate: businessDate,
  dueDate: businessDate,
  client: invoiceClient,
  service: v.string(),
  total: signedSen,
  /** An address for an image; without one, initials stand in. */
  avatar: v.nullable(v.string()),
  invoiceStatus: v.picklist(invoiceStatuses),
  /** What is still owed; below zero where more was paid than it came to. */
  balance: signedSen,
});
export type InvoiceRow = v.InferOutput<typeof invoiceRow>;

const written = {
  issuedDate: businessDate,
  dueDate: businessDate,
  client: invoiceClient,
  lines: v.pipe(
    v.array(invoiceLine),
    v.minLength(1, 'At least one line.'),
    v.maxLength(100, 'At most 100 lines.'),
  ),
  /** Off the sum of the lines. */
  discountRate: rate,
  /** On what is left after the discount. */
  taxRate: rate,
  salesperson: text(0, 120),
  note: text(0, 1000),
  /** How it should be paid. */
  paymentMethod: v.picklist(invoiceMethods),
  hasTerms: v.boolean(),
  hasNote: v.boolean(),
  hasStub: v.boolean(),
};

/** What a person writes of an invoice; the rest follows. */
export const invoiceDraft = v.strictObject(written);
export type InvoiceDraft = v.InferOutput<typeof invoiceDraft>;

/** An invoice with all that is written on it. */
export const invoice = v.object({
  ...invoiceRow.entries,
  ...written,
  payments: v.array(invoicePayment),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** Where the money goes to. */
export const invoicePaymentDetails = v.object({
  totalDue: signedSen,
  bankName: v.string(),
  country: v.string(),
  iban: v.string(),
  swiftCode: v.string(),
});
export type InvoicePaymentDetails = v.InferOutput<typeof invoicePaymentDetails>;

/** Something that is sold often, with what one costs. */
export const invoiceItem = v.object({ name: v.string(), description: v.string(), cost: sen });
export type InvoiceItem = v.InferOutput<typeof invoiceItem>;

const own = { capability: 'public', isRooted: true } as const;
const one = v.object({ invoice });
const byId = v.strictObject({ id });
const problems = ['notFound'] as const;

/** Invoices by number, client, mail, total, balance and the day they are due; a page of them. */
export const listInvoices = endpoint.get('/apps/invoice/invoices', {
  ...own,
  summary: 'Invoices of the template, a page of them.',
  query: v.strictObject({
    q: v.optional(text(0, 100), ''),
    perPage: v.optional(wholeParam(1, 100), 10),
    page: v.optional(wholeParam(1, 100_000), 1),
    status: v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(invoiceStatusChoices)), ''),
    sort: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    sortColumn: v.optional(v.picklist(invoiceColumns), 'id'),
  }),
  returns: v.object({
    /** Every invoice, whatever is asked for. */
    allData: v.array(invoiceRow),
    /** How many match, on all pages. */
    total: count,
    invoices: v.array(invoiceRow),
  }),
});

/** One invoice, and where the money goes to. */
export const getInvoice = endpoint.get('/invoice/invoices/:id', {
  summary: 'One invoice of the template.',
  capability: 'public',
  params: v.object({ id: idParam }),
  returns: v.object({ invoice, paymentDetails: invoicePaymentDetails }),
  problems,
});

/** Takes an invoice off the list. Its number is not given again, and it can be brought back. */
export const deleteInvoice = endpoint.delete('/apps/invoice/delete', {
  ...own,
  summary: 'Deletes an invoice.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ id }),
  problems,
});

/** Who invoices are written for. */
export const listInvoiceClients = endpoint.get('/invoice/clients', {
  summary: 'The clients of the template’s invoices.',
  capability: 'public',
  returns: v.array(invoiceClient),
});

/** Adds a client. Templates of this kind draw the form and keep nothing of it. */
export const addInvoiceClient = endpoint.post('/invoice/clients', {
  summary: 'Adds a client.',
  capability: 'public',
  body: v.strictObject({ client: invoiceClient }),
  returns: v.object({ client: invoiceClient }),
  status: 201,
});

/** What a new invoice begins with: the next number is the highest that ever was, and one. */
export const getInvoiceForm = endpoint.get('/apps/invoice/form', {
  ...own,
  summary: 'What invoices are written with: the next number, items, who sells.',
  returns: v.object({
    nextId: id,
    items: v.array(invoiceItem),
    salespeople: v.array(v.string()),
    taxRate: rate,
    paymentDetails: invoicePaymentDetails,
  }),
});

/** Adds an invoice as a draft; it gets its number here. */
export const addInvoice = endpoint.post('/apps/invoice/add-invoice', {
  ...own,
  summary: 'Adds an invoice.',
  body: v.strictObject({ invoice: invoiceDraft }),
  returns: one,
  status: 201,
});

/** Makes an invoice what is sent. Its payments and how far it went stay. */
export const updateInvoice = endpoint.post('/apps/invoice/update-invoice', {
  ...own,
  summary: 'Changes what is written on an invoice.',
  body: v.strictObject({ id, invoice: invoiceDraft }),
  returns: one,
  problems,
});

/** Adds a draft of today that says the same, under a number of its own. */
export const duplicateInvoice = endpoint.post('/apps/invoice/duplicate-invoice', {
  ...own,
  summary: 'Adds a draft like an invoice.',
  body: byId,
  returns: one,
  status: 201,
  problems,
});

/** Brings a deleted invoice back. */
export const restoreInvoice = endpoint.post('/apps/invoice/restore-invoice', {
  ...own,
  summary: 'Brings a deleted invoice back.',
  body: byId,
  returns: one,
  problems,
});

/** Sends an invoice by mail. The demo sends none, and keeps that it went. */
export const sendInvoice = endpoint.post('/apps/invoice/send-invoice', {
  ...own,
  summary: 'Sends an invoice by mail.',
  body: v.strictObject({
    id,
    from: email,
    to: email,
    subject: text(1, 200),
    message: text(0, 4000),
  }),
  returns: one,
  problems,
});

/** Keeps that a draft was saved as a file; what was sent stays so. */
export const markInvoiceDownloaded = endpoint.post('/apps/invoice/mark-downloaded', {
  ...own,
  summary: 'Keeps that an invoice was saved as a file.',
  body: byId,
  returns: one,
  problems,
});

/** Takes money in for an invoice, at most what is owed. */
export const addInvoicePayment = endpoint.post('/apps/invoice/add-payment', {
  ...own,
  summary: 'Takes a payment for an invoice.',
  body: v.strictObject({ id, payment: invoicePayment }),
  returns: one,
  status: 201,
  problems: ['notFound', 'amountTooHigh'],
});
