export { isPrinterPort, isPrivateAddress } from './address.ts';
export { agentRights, isNews, newAgent, seeAgent, showAgent } from './agents.ts';
export type { AgentRecord } from './agents.ts';
export { markBillPrinted } from './billPrinted.ts';
export { combinedPrint, combinedReceiptOf, tableBillOf } from './combined.ts';
export type { CombineWish } from './combined.ts';
export { asCopy } from './document.ts';
export {
  cancelJob,
  finish,
  isDue,
  isOverdue,
  moveJob,
  newJob,
  paperFor,
  retryJob,
  retrySeconds,
  showJob,
  showJobDetail,
  standInOf,
  startSending,
  waiting,
} from './jobs.ts';
export type { Doing, JobBeside, JobRecord, JobWish, Outcome } from './jobs.ts';
export { layOut, plainLine } from './layout.ts';
export type { PaperLine, PaperPart, PlacedText } from './layout.ts';
export { orderPrints, previewOf } from './orderPrints.ts';
export { automaticPrints, hasAutomatic, mayPrintItself, tellersOf } from './automatic.ts';
export { mergedInto } from './moved.ts';
export { reviewPrints } from './orderReason.ts';
export { columnsOf, dotsOf, firstTemplate, paperOf } from './paper.ts';
export type { Paper } from './paper.ts';
export { checkedPrinter, choosePrinter, requireNoNetwork, showPrinter } from './printers.ts';
export type { PrinterRecord } from './printers.ts';
export { receiptOf } from './receipt.ts';
export { ticketOf } from './kitchen.ts';
export { renderText } from './renderText.ts';
export { dailySummaryOf, testPageOf } from './summary.ts';
export { widthOf } from './widthOf.ts';
