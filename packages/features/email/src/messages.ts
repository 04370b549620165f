export { changeWords, movedWords } from './messages/changes.ts';
export {
  badAddressWords,
  composeWords,
  createWords,
  detachWords,
  forwardedWords,
  quoteWords,
  tooLargeWords,
  willBeSentWords,
} from './messages/compose.ts';
export { keyWords } from './messages/keys.ts';
export {
  countWords,
  draftWords,
  labelWords,
  listWords,
  placeWords,
  selectedWords,
  selectWords,
  starWords,
  toWords,
  unreadWords,
} from './messages/list.ts';
export {
  bodyWords,
  earlierWords,
  forWords,
  messageMenuWords,
  readerWords,
} from './messages/reader.ts';
