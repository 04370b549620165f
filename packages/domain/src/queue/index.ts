export { joinQueue } from './join.ts';
export type { GuestInput } from './join.ts';
export { createQueue, deleteQueue, editQueue } from './queues.ts';
export { minutesPerParty, quoteMinutes } from './quote.ts';
export type { Pace } from './quote.ts';
export type {
  EntryRecord,
  EntryState,
  QueueContext,
  QueueBook,
  QueueChange,
  QueueRecord,
} from './record.ts';
export { carried, entryOf, isLive, liveIn, waitingIn } from './rows.ts';
export { seatParty, unseatParty } from './seat.ts';
export {
  canRejoin,
  showBoard,
  showDisplay,
  showEntry,
  showQueue,
  showRecord,
  showTicket,
} from './show.ts';
export type { QueueShop } from './show.ts';
export type { QueueEntryInput } from './steps.ts';
export {
  arriveEntry,
  callEnds,
  callEntry,
  leaveQueue,
  pickNext,
  rejoinEntry,
  removeEntry,
  serveDirect,
  serveEntry,
  serveNext,
  swapEntries,
  undoEntry,
} from './steps.ts';
export { isOfDay } from './rows.ts';
