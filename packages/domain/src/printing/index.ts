export { isPrinterPort, isPrivateAddress, printerPorts } from './address.ts';
export { agentRights, isSeenLongAgo, newAgent, seeAgent, showAgent } from './agents.ts';
export type { AgentRecord } from './agents.ts';
export { markBillPrinted } from './billPrinted.ts';
export { combinedReceiptOf, isOnTableBill, maxCombined, tableBillOf } from './combined.ts';
export type { CombineInput } from './combined.ts';
export { asCopy } from './document.ts';
export {
  cancelJob,
  expireJob,
  finish,
  isDue,
  isOverdue,
  moveJob,
  newJob,
  reportedEventOf,
  openStates,
  retryJob,
  retrySeconds,
  backupOf,
  startSending,
  waiting,
} from './jobs.ts';
export type { Doing, JobRecord, PrintJobInput, Outcome } from './jobs.ts';
export { newJobs } from './newJobs.ts';
export { layOut, plainLine } from './layout.ts';
export type { PaperLine, PaperPart, PlacedText } from './layout.ts';
export { orderPrints, previewOf } from './orderPrints.ts';
export { automaticPrints, hasAutomatic, mayPrintItself, jobOrdersOf } from './automatic.ts';
export { mergedInto } from './moved.ts';
export { reviewPrints } from './orderReason.ts';
export { paperFor, showJob, showJobDetail } from './showJob.ts';
export type { JobBeside } from './showJob.ts';
export { columnsOf, dotsOf, firstTemplate, namesOf, paperOf } from './paper.ts';
export type { Paper } from './paper.ts';
export { checkedPrinter, choosePrinter, requireNoNetwork, showPrinter } from './printers.ts';
export { printerOf, showPrinterIn } from './printerBook.ts';
export type { PrinterBook, PrinterChange, PrinterQueue } from './printerBook.ts';
export type { PrinterRecord } from './printers.ts';
export { receiptOf } from './receipt.ts';
export { ticketOf } from './kitchen.ts';
export { renderText } from './renderText.ts';
export { reportCapabilities } from './reportSight.ts';
export { reportPrint } from './reportPrint.ts';
export { shiftPrint } from './shiftPrint.ts';
export { testPageOf } from './testPage.ts';
export { widthOf } from './widthOf.ts';
export { amountOf } from './figures.ts';
export { momentOf } from './figures.ts';
export { wholeOf } from './kitchen.ts';
