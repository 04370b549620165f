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

/** The statuses of an invoice, as sent over the API. */
export const invoiceStatuses = [
  'Downloaded',
  'Draft',
  'Paid',
  'Partial Payment',
  'Past Due',
  'Sent',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The stages that are stored. The other statuses follow from payments and dates. */
export const invoiceStages = ['Draft', 'Downloaded', 'Sent'] as const;
export type InvoiceStage = (typeof invoiceStages)[number];

/** The payment methods of an invoice. */
export const invoiceMethods = ['Cash', 'Bank Transfer', 'Debit', 'Credit', 'PayPal'] as const;
export type InvoiceMethod = (typeof invoiceMethods)[number];

/** The columns that invoices can be sorted by. */
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

/** The statuses in a query, in any case; '' matches all. */
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

const email = v.pipe(text(1, 254), v.email('Must be a valid email address.'), v.toLowerCase());

/** The client of an invoice, identified by the email address. */
export const invoiceClient = v.strictObject({
  name: text(1, 120),
  company: text(1, 120),
  companyEmail: email,
  address: text(1, 240),
  country: text(1, 80),
  contact: text(1, 40),
});
export type InvoiceClient = v.InferOutput<typeof invoiceClient>;

/** A line of an invoice: an item with its cost and quantity. */
export const invoiceLine = v.strictObject({
  item: text(1, 120),
  description: text(0, 500),
  /** The cost of one unit. */
  cost: sen,
  quantity,
});
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;

/** A payment for an invoice. */
export const invoicePayment = v.strictObject({
  amount: v.pipe(signedSen, v.minValue(1, 'Must be at least 0.01.')),
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
  /** The URL of an image; null to show initials. */
  avatar: v.nullable(v.string()),
  invoiceStatus: v.picklist(invoiceStatuses),
  /** The amount due; negative if overpaid. */
  balance: signedSen,
});
export type InvoiceRow = v.InferOutput<typeof invoiceRow>;

const written = {
  issuedDate: businessDate,
  dueDate: businessDate,
  client: invoiceClient,
  lines: v.pipe(
    v.array(invoiceLine),
    v.minLength(1, 'Must have at least one line.'),
    v.maxLength(100, 'Must have at most 100 lines.'),
  ),
  /** Deducted from the sum of the lines. */
  discountRate: rate,
  /** Applied to the sum after the discount. */
  taxRate: rate,
  salesperson: text(0, 120),
  note: text(0, 1000),
  /** The requested payment method. */
  paymentMethod: v.picklist(invoiceMethods),
  hasTerms: v.boolean(),
  hasNote: v.boolean(),
  hasStub: v.boolean(),
};

/** The editable fields of an invoice. The others are derived. */
export const invoiceDraft = v.strictObject(written);
export type InvoiceDraft = v.InferOutput<typeof invoiceDraft>;

/** An invoice with all its details. */
export const invoice = v.object({
  ...invoiceRow.entries,
  ...written,
  payments: v.array(invoicePayment),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** The account that payments are made to. */
export const invoicePaymentDetails = v.object({
  totalDue: signedSen,
  bankName: v.string(),
  country: v.string(),
  iban: v.string(),
  swiftCode: v.string(),
});
export type InvoicePaymentDetails = v.InferOutput<typeof invoicePaymentDetails>;

/** A frequently sold item with its unit cost. */
export const invoiceItem = v.object({ name: v.string(), description: v.string(), cost: sen });
export type InvoiceItem = v.InferOutput<typeof invoiceItem>;

const own = { capability: 'public', isRooted: true } as const;
const one = v.object({ invoice });
const byId = v.strictObject({ id });
const problems = ['notFound'] as const;

/**
 * Lists a page of invoices. Searches number, client, email address, total, balance and due date.
 */
export const listInvoices = endpoint.get('/apps/invoice/invoices', {
  ...own,
  summary: 'Lists invoices, one page at a time.',
  query: v.strictObject({
    q: v.optional(text(0, 100), ''),
    perPage: v.optional(wholeParam(1, 100), 10),
    page: v.optional(wholeParam(1, 100_000), 1),
    status: v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(invoiceStatusChoices)), ''),
    sort: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    sortColumn: v.optional(v.picklist(invoiceColumns), 'id'),
  }),
  returns: v.object({
    /** All invoices, regardless of the query. */
    allData: v.array(invoiceRow),
    /** The number of matching invoices on all pages. */
    total: count,
    invoices: v.array(invoiceRow),
  }),
});

/** Returns one invoice, and the account that payments are made to. */
export const getInvoice = endpoint.get('/invoice/invoices/:id', {
  summary: 'Returns an invoice.',
  capability: 'public',
  params: v.object({ id: idParam }),
  returns: v.object({ invoice, paymentDetails: invoicePaymentDetails }),
  problems,
});

/** Deletes an invoice. Its number isn't reused, and it can be restored. */
export const deleteInvoice = endpoint.delete('/apps/invoice/delete', {
  ...own,
  summary: 'Deletes an invoice.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ id }),
  problems,
});

/** Lists the clients of invoices. */
export const listInvoiceClients = endpoint.get('/invoice/clients', {
  summary: 'Lists the clients.',
  capability: 'public',
  returns: v.array(invoiceClient),
});

/** Adds a client. Other dashboard templates only draw the form and don't store it. */
export const addInvoiceClient = endpoint.post('/invoice/clients', {
  summary: 'Creates a client.',
  capability: 'public',
  body: v.strictObject({ client: invoiceClient }),
  returns: v.object({ client: invoiceClient }),
  status: 201,
});

/**
 * Returns the initial data of a new invoice. The next number is one more than the highest ever
 * used.
 */
export const getInvoiceForm = endpoint.get('/apps/invoice/form', {
  ...own,
  summary: 'Returns the data for the invoice editor: next number, items and salespeople.',
  returns: v.object({
    nextId: id,
    items: v.array(invoiceItem),
    salespeople: v.array(v.string()),
    taxRate: rate,
    paymentDetails: invoicePaymentDetails,
  }),
});

/** Adds an invoice as a draft and assigns its id. */
export const addInvoice = endpoint.post('/apps/invoice/add-invoice', {
  ...own,
  summary: 'Creates an invoice.',
  body: v.strictObject({ invoice: invoiceDraft }),
  returns: one,
  status: 201,
});

/** Replaces the editable fields of an invoice. Its payments and its stage stay unchanged. */
export const updateInvoice = endpoint.post('/apps/invoice/update-invoice', {
  ...own,
  summary: 'Updates an invoice.',
  body: v.strictObject({ id, invoice: invoiceDraft }),
  returns: one,
  problems,
});

/** Adds a copy of an invoice as a draft, with its own number and today's date. */
export const duplicateInvoice = endpoint.post('/apps/invoice/duplicate-invoice', {
  ...own,
  summary: 'Duplicates an invoice as a draft.',
  body: byId,
  returns: one,
  status: 201,
  problems,
});

/** Restores a deleted invoice. */
export const restoreInvoice = endpoint.post('/apps/invoice/restore-invoice', {
  ...own,
  summary: 'Restores a deleted invoice.',
  body: byId,
  returns: one,
  problems,
});

/** Sends an invoice by email. The demo sends none, but records that it was sent. */
export const sendInvoice = endpoint.post('/apps/invoice/send-invoice', {
  ...own,
  summary: 'Sends an invoice by email.',
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

/** Records that a draft was downloaded as a file. A sent invoice stays sent. */
export const markInvoiceDownloaded = endpoint.post('/apps/invoice/mark-downloaded', {
  ...own,
  summary: 'Records that an invoice was downloaded.',
  body: byId,
  returns: one,
  problems,
});

/** Records a payment for an invoice, up to the amount due. */
export const addInvoicePayment = endpoint.post('/apps/invoice/add-payment', {
  ...own,
  summary: 'Records a payment for an invoice.',
  body: v.strictObject({ id, payment: invoicePayment }),
  returns: one,
  status: 201,
  problems: ['notFound', 'amountTooHigh'],
});
