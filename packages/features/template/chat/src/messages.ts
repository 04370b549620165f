export { callMessages, callingMessages, composeMessages } from './messages/compose.ts';
export {
  contactMessages,
  deletePersonMessages,
  reasonMessages,
  reportPersonMessages,
  tagMessages,
} from './messages/contact.ts';
export {
  foundMessages,
  receivedMessage,
  listMessages,
  statusMessages,
  unseenMessages,
  youMessages,
} from './messages/list.ts';
export { leftMessages, ownMessages } from './messages/own.ts';
export {
  aboutPersonMessages,
  blockedMessages,
  matchMessages,
  pictureMessages,
  sayHelloMessage,
  talkMessages,
} from './messages/talk.ts';
