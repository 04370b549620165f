export { formWords, wrongWords } from './messages/form.ts';
export {
  calendarWords,
  changeWords,
  countWords,
  moreWords,
  movedWords,
  putBackWords,
  screenWords,
  sheetWords,
  viewWords,
} from './messages/screen.ts';
