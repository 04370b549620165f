export { guestActor, guestRights } from './actor.ts';
export { askGuestBill } from './bill.ts';
export { askGuestHelp } from './help.ts';
export { addGuestLines, guestLineOf, updateGuestLine } from './cart.ts';
export {
  defaultCartLimits,
  defaultGuestLimits,
  guestLimitsOf,
  requireGuestCart,
} from './limits.ts';
export { guestOrder } from './order.ts';
export {
  calledOffMinutes,
  guestOrdersOf,
  isFreshlyCalledOff,
  showGuestMenu,
  showGuestPicture,
  showGuestTable,
} from './show.ts';
export { maxUnanswered, unansweredMinutes } from './order.ts';
