export { entryMessages, orderActionMessages } from './messages/actions.ts';
export { addMessages } from './messages/add.ts';
export { bellMessages } from './messages/bell.ts';
export {
  ageMessages,
  arrivalMessages,
  boardStateMessages,
  boardMessages,
  connectionMessages,
  laneMessages,
  soundMessages,
  ticketMessages,
} from './messages/board.ts';
export { combineDialogMessages, deliverMessages } from './messages/combine.ts';
export {
  ageMessages as detailAgeMessages,
  detailMessages,
  explainMessages,
  lineMessages,
  refundStateMessages,
} from './messages/detail.ts';
export {
  askMessages,
  dialogDoneMessages,
  dialogMessages,
  submitMessages,
  titleMessages,
} from './messages/dialogs.ts';
export { discountMessages } from './messages/discount.ts';
export { eventFactMessages, eventMessages } from './messages/events.ts';
export { fieldMessages } from './messages/fields.ts';
export { billChangeMessages, figureMessages } from './messages/figures.ts';
export {
  columnMessages,
  filterMessages,
  historyStateMessages,
  historyMessages,
  pageMessages,
  periodMessages,
  toolMessages,
  typeMessages,
} from './messages/history.ts';
export { mergeMessages } from './messages/merge.ts';
export { matterMessages, notificationMessages } from './messages/notifications.ts';
export { payTableMessages, payMessages } from './messages/pay.ts';
export { combineMessages, problemMessages, uncombineProblemMessages } from './messages/problems.ts';
export { requestMessages } from './messages/request.ts';
export { shortcutMessages } from './messages/shortcuts.ts';
export { soundNameMessages, soundSettingMessages } from './messages/sound.ts';
export { splitMessages } from './messages/split.ts';
export { doneMessages, stepMessages } from './messages/steps.ts';
export {
  methodMessages,
  paymentMessages,
  reasonMessages,
  statusMessages,
} from './messages/vocabulary.ts';
