export { editErrorMessages, editMessages } from './messages/edit.ts';
export {
  addNameMessage,
  friendAddedMessage,
  friendCountMessage,
  friendMessages,
  friendRemovedMessage,
  mutualFriendsMessage,
} from './messages/friends.ts';
export {
  pollMessages,
  pollResultMessage,
  voteCountMessage,
  votersMessage,
} from './messages/poll.ts';
export {
  commentCountMessage,
  likeCommentMessage,
  likeCountMessage,
  postMessages,
  shownPostsMessage,
} from './messages/posts.ts';
export {
  photoPositionMessage,
  profileMessages,
  sideMessages,
  starMessage,
} from './messages/profile.ts';
