export { usualTax } from './usualTax.ts';
export { allocate, equalShares, shareOfUnits } from './allocate.ts';
export { priceBill, recomputeBill, repriceBill } from './bill.ts';
export type {
  BillInput,
  BillTerms,
  Fee,
  ItemDeal,
  LineInput,
  LineOption,
  OrderReduction,
  Reduction,
  ServiceChargeTerms,
  TaxClass,
} from './billInput.ts';
export type {
  Bill,
  BillFee,
  BillLine,
  BillTotals,
  ItemReduction,
  OrderReductionResult,
  PassedOver,
  PricedLine,
  TaxResult,
} from './billResult.ts';
export { denominationsOf } from './denominations.ts';
export type { Derivation, Share } from './derivation.ts';
export { largestNoteOf } from './largestNote.ts';
export { priceLine } from './line.ts';
export { paymentFee } from './paymentFee.ts';
export type { PaymentFeeTerms } from './paymentFee.ts';
export { paymentStatus } from './paymentStatus.ts';
export type {
  PaymentFacts,
  PaymentRow,
  PaymentStatus,
  PaymentSummary,
  RefundRow,
} from './paymentStatus.ts';
export { quoteRefund } from './refund.ts';
export type { PreviousRefund, RefundQuote, RefundScope } from './refund.ts';
export { round5, roundRate, withoutIncludedTax } from './round.ts';
export { sum } from './sen.ts';
export type { Rate, Sen } from './sen.ts';
export { combineLines, splitByAmount, splitLines } from './split.ts';
export type { Move } from './split.ts';
export { layTender } from './tender.ts';
export type { TenderInput, TenderResult } from './tender.ts';
export { layVoucher } from './voucher.ts';
export type { VoucherResult } from './voucher.ts';
export { untaxedLine, untaxedSales } from './withoutTax.ts';
export type { UntaxedSales } from './withoutTax.ts';
