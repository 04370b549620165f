export { nextInvoiceNumber, payInvoice, writeInvoice } from './invoiceRules.ts';
export { invoiceStatus, stageAfter } from './invoiceStatus.ts';
export {
  invoiceBalance,
  invoiceTotals,
  lineAmount,
  paidOf,
  type InvoiceTotals,
} from './invoiceTotals.ts';
