export { addToCart, changeCartLine, requireLine, takeFromCart } from './cart.ts';
export { clearUnpaidOrders } from './clear.ts';
export type { ClearInput } from './clear.ts';
export { payTable } from './payTable.ts';
export type { TablePayment } from './payTable.ts';
export { linkParty, unlinkParty, withoutPastLinks } from './linkParty.ts';
export { ordersToSwitch, switchTable } from './switch.ts';
export type { Switched, SwitchInput } from './switch.ts';
export { changeTable } from './change.ts';
export type { TableStep } from './change.ts';
export { createTable, updateTable } from './edit.ts';
export type { TableInput } from './edit.ts';
export { factsOf, ordersByTable } from './orders.ts';
export type { OrderFacts } from './orders.ts';
export { seatUndoSeconds, toggleOccupyStatus } from './occupy.ts';
export type { OccupyInput } from './occupy.ts';
export type {
  CartRecord,
  Floor,
  FloorChange,
  Sitting,
  TableOrders,
  TableRecord,
} from './record.ts';
export { tableOf } from './rows.ts';
export { cartOf, showCartLine, showTable, compareTables } from './show.ts';
export {
  answeredMinutes,
  tableEventOf,
  billRequestedAt,
  compareRequests,
  requestHours,
  requestsOf,
} from './requests.ts';
export { sizeOf, tablePlan } from './size.ts';
export { merchantOfToken, tableToken } from './token.ts';
export {
  billsOf,
  cleaningMinutes,
  groupOf,
  holdingOrders,
  isTaken,
  seatingOrders,
  statusOf,
  uncountedCovers,
} from './tableStatus.ts';
