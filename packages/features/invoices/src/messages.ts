export {
  clientWords,
  downMessage,
  editMessage,
  editorWords,
  movedMessage,
  removeMessage,
  removedMessage,
  rowMessage,
  savedMessage,
  upMessage,
} from './messages/editor.ts';
export {
  countMessage,
  deletedMessage,
  duplicatedMessage,
  exportWords,
  listWords,
  moreMessage,
  pageMessage,
  pageWords,
  previewMessage,
  sendMessage,
  summaryMessage,
  tipMessage,
} from './messages/list.ts';
export {
  amountHighMessage,
  attachedMessage,
  letterMessage,
  paidMessage,
  payWords,
  sendWords,
  sentMessage,
  subjectMessage,
} from './messages/panels.ts';
export { downloadedMessage, goneMessage, previewWords, titleMessage } from './messages/preview.ts';
export {
  discountMessage,
  sheetWords,
  taxMessage,
  termsMessage,
  timesMessage,
} from './messages/sheet.ts';
export { methodWords, statusWords } from './messages/status.ts';
