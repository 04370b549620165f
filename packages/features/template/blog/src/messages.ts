export { editErrorMessages, editMessages } from './messages/edit.ts';
export { listMessages, postCountMessage, readMoreOfMessage } from './messages/list.ts';
export {
  commentMessages,
  postMessages,
  repliesToMessage,
  replyingToMessage,
  replyToMessage,
  sharePostMessages,
} from './messages/post.ts';
export {
  bookmarkCountMessage,
  categoryMessages,
  commentCountMessage,
  statusMessages,
} from './messages/vocabulary.ts';
