export {
  boardMenuWords,
  boardWords,
  countWords,
  labelWords,
  partWords,
} from './messages/boards.ts';
export {
  commentWords,
  coverWords,
  fileWords,
  formWords,
  lineOfWords,
  lineWords,
} from './messages/form.ts';
export {
  cardMenuWords,
  cardWords,
  commentsWords,
  linesWords,
  moreWords,
  placeWords,
} from './messages/places.ts';
