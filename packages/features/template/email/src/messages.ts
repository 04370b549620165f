export { changeMessages, movedMessages } from './messages/changes.ts';
export {
  badAddressMessages,
  composeMessages,
  createMessages,
  detachMessages,
  forwardedMessages,
  quoteMessages,
  tooLargeMessages,
  willBeSentMessages,
} from './messages/compose.ts';
export { keyMessages } from './messages/keys.ts';
export {
  countMessages,
  draftMessages,
  labelMessages,
  listMessages,
  placeMessages,
  selectedMessages,
  selectMessages,
  starMessages,
  toMessages,
  unreadMessages,
} from './messages/list.ts';
export {
  bodyMessages,
  earlierMessages,
  forMessages,
  messageMenuMessages,
  readerMessages,
} from './messages/reader.ts';
