export { callWords, callingWords, composeWords } from './messages/compose.ts';
export {
  contactWords,
  deletePersonWords,
  reasonWords,
  reportPersonWords,
  tagWords,
} from './messages/contact.ts';
export {
  foundWords,
  heardWords,
  listWords,
  statusWords,
  unseenWords,
  youWords,
} from './messages/list.ts';
export { leftWords, ownWords } from './messages/own.ts';
export {
  aboutPersonWords,
  blockedWords,
  matchWords,
  pictureWords,
  sayHelloWords,
  talkWords,
} from './messages/talk.ts';
