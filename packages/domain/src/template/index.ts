export { randomOf, type Random } from './random.ts';
export { dateWritings } from './dateWritings.ts';
export { dayOf } from './dayOf.ts';
export { portraitOf } from './portrait.ts';
export { templatePeople, templateSelf, type TemplatePerson } from './people.ts';
export {
  invoiceBalance,
  invoiceStatus,
  invoiceTotals,
  lineAmount,
  nextInvoiceNumber,
  paidOf,
  payInvoice,
  stageAfter,
  writeInvoice,
  type InvoiceTotals,
} from './invoices/index.ts';
