export {
  askWords,
  dialogDoneWords,
  dialogWords,
  entryWords,
  orderActionWords,
  submitWords,
  titleWords,
} from './messages/actions.ts';
export { addWords } from './messages/add.ts';
export { bellWords } from './messages/bell.ts';
export {
  ageWords,
  arrivalWords,
  boardStateWords,
  boardWords,
  connectionWords,
  laneWords,
  shortcutWords,
  soundWords,
  ticketWords,
} from './messages/board.ts';
export { capabilityWords } from './messages/capabilities.ts';
export { combineDialogWords, deliverWords } from './messages/combine.ts';
export {
  ageWords as detailAgeWords,
  detailWords,
  explainWords,
  lineWords,
  paymentStateWords,
  refundStateWords,
} from './messages/detail.ts';
export { discountWords } from './messages/discount.ts';
export { eventFactWords, eventWords } from './messages/events.ts';
export { fieldWords } from './messages/fields.ts';
export { billChangeWords, figureWords } from './messages/figures.ts';
export {
  columnWords,
  filterWords,
  historyStateWords,
  historyWords,
  pageWords,
  periodWords,
  toolWords,
  typeWords,
} from './messages/history.ts';
export { mergeWords } from './messages/merge.ts';
export { matterWords, newsWords } from './messages/news.ts';
export { payTableWords, payWords } from './messages/pay.ts';
export {
  combineWords,
  problemWords,
  splitProblemWords,
  uncombineProblemWords,
} from './messages/problems.ts';
export { requestWords } from './messages/request.ts';
export { soundNameWords, soundSettingWords } from './messages/sound.ts';
export { splitWords } from './messages/split.ts';
export { doneWords, stepWords } from './messages/steps.ts';
export { methodWords, paymentWords, reasonWords, statusWords } from './messages/vocabulary.ts';
