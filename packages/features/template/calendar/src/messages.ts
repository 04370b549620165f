export { formMessages, wrongMessages } from './messages/form.ts';
export {
  calendarMessages,
  changeMessages,
  countMessages,
  screenMessages,
  sheetMessages,
} from './messages/screen.ts';
