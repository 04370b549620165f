export {
  boardMenuMessages,
  boardMessages,
  countMessages,
  labelMessages,
  partMessages,
} from './messages/boards.ts';
export { commentMessages, coverMessages, formMessages, lineMessages } from './messages/form.ts';
export {
  cardMenuMessages,
  cardMessages,
  commentsMessages,
  linesMessages,
  moreMessages,
  placeMessages,
} from './messages/places.ts';
