export { billOf, moneyOf, priceOrder } from './bill.ts';
export { cancelOrder } from './cancelOrder.ts';
export { claimOrder } from './claimOrder.ts';
export { combineOrders } from './combineOrders.ts';
export { getQuote, replaceByDelivery } from './delivery.ts';
export type { DeliveryWish, Quote } from './delivery.ts';
export { isOpen, listOf, terminal } from './list.ts';
export { canUndo, nextAction, offerOf } from './offers.ts';
export type { Action } from './offers.ts';
export { moveOrder } from './moveOrder.ts';
export { placeOrder } from './placeOrder.ts';
export type { Cart } from './placeOrder.ts';
export { previewOf } from './preview.ts';
export { reviewReasons } from './reasons.ts';
export type {
  Act,
  CourseOf,
  LineRecord,
  OrderRecord,
  Pricing,
  ReductionRecord,
  Shop,
} from './record.ts';
export { rowOf, showOrder, showRow } from './show.ts';
export { stockSteps, takeStock } from './stock.ts';
export type { Counted, StockStep } from './stock.ts';
export { fits, stepNamed, steps, stepTo } from './steps.ts';
export type { Step, StepName } from './steps.ts';
export { reversePayment, takePayment } from './togglePaymentStatus.ts';
export type { TenderWish } from './togglePaymentStatus.ts';
export { isSettled, takeStep, toggleOrderStatus, undoSeconds } from './toggleOrderStatus.ts';
export type { StatusWish } from './toggleOrderStatus.ts';
export { updateOrder } from './updateOrder.ts';
export type { Shelf } from './updateOrder.ts';
export { updateOrderOwner } from './updateOrderOwner.ts';
export { voidOrder } from './voidOrder.ts';
