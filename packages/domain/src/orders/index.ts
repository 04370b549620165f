export { addRound, billFor, joinBill } from './addRound.ts';
export { billOf, moneyOf, paymentStatusOf, priceOrder } from './bill.ts';
export { cartBill } from './cartBill.ts';
export type { CartLinePrice, CartTerms } from './cartBill.ts';
export { cancelOrder } from './cancelOrder.ts';
export { changedOrders } from './changedOrders.ts';
export { claimOrder } from './claimOrder.ts';
export { coversOf } from './coversOf.ts';
export { joinTaxes } from './joinTaxes.ts';
export { amountsOf, exportOrder } from './exportOrder.ts';
export { completeRefund } from './completeRefund.ts';
export { requestRefund } from './requestRefund.ts';
export type { RefundRequest } from './requestRefund.ts';
export { hasItemRefunds, quotedRefunds, refundableOf } from './itemRefunds.ts';
export type { QuotedRefund, RefundableOrder } from './itemRefunds.ts';
export { combineOrders } from './combineOrders.ts';
export { explainOrder } from './explainOrder.ts';
export type { Figure, FigureName, FigurePart, FigureRule } from './figures.ts';
export { getQuote, replaceByDelivery } from './delivery.ts';
export type { DeliveryInput, Quote } from './delivery.ts';
export { isOpen, listOf, terminal, uncounted } from './list.ts';
export { canUndo, nextAction, offerOf, openCodes } from './offers.ts';
export type { Action, OfferedReasons } from './offers.ts';
export { moveOrder } from './moveOrder.ts';
export { numbered, placeOrder } from './placeOrder.ts';
export type { Cart } from './placeOrder.ts';
export { remedies } from './remedies.ts';
export type { Remedy } from './remedies.ts';
export { resolveReason } from './resolveReason.ts';
export { passTime } from './passTime.ts';
export { previewOf, previewSplit } from './preview.ts';
export { maxBill, maxLines } from './requireBill.ts';
export { reviewReasons } from './reasons.ts';
export type {
  ActionContext,
  CombineOrigin,
  LineRecord,
  OrderRecord,
  Pricing,
  ReductionRecord,
  Shop,
} from './record.ts';
export { rowOf, showOrder, showRow } from './show.ts';
export { stockSteps, takeStock } from './stock.ts';
export type { Counted } from './stock.ts';
export { splitOrder } from './splitOrder.ts';
export type { SplitInput } from './splitOrder.ts';
export { fits, stepNamed, steps, stepTo } from './steps.ts';
export type { Step, StepName } from './steps.ts';
export { reversePayment, takePayment } from './togglePaymentStatus.ts';
export { payOrders } from './payOrders.ts';
export type { PaymentInput, TenderInput } from './payOrders.ts';
export { isSettled, takeStep, toggleOrderStatus, undoSeconds } from './toggleOrderStatus.ts';
export type { StatusInput } from './toggleOrderStatus.ts';
export { uncombineOrders } from './uncombineOrders.ts';
export { updateOrder } from './updateOrder.ts';
export type { KeyValueStore } from './updateOrder.ts';
export { updateOrderOwner } from './updateOrderOwner.ts';
export { voidOrder } from './voidOrder.ts';
