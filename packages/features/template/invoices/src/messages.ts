export { clientMessages, editMessage, editorMessages, savedMessage } from './messages/editor.ts';
export {
  countMessage,
  deletedMessage,
  duplicatedMessage,
  exportMessages,
  listMessages,
  moreMessage,
  previewMessage,
  sendMessage,
  tipMessage,
} from './messages/list.ts';
export {
  amountHighMessage,
  attachedMessage,
  letterMessage,
  paidMessage,
  payMessages,
  sendMessages,
  sentMessage,
  subjectMessage,
} from './messages/panels.ts';
export {
  downloadedMessage,
  goneMessage,
  previewMessages,
  titleMessage,
} from './messages/preview.ts';
export {
  discountMessage,
  sheetMessages,
  taxMessage,
  termsMessage,
  timesMessage,
} from './messages/sheet.ts';
export { methodMessages, statusMessages } from './messages/status.ts';
