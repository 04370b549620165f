import { templateAnswer } from '@servery/api/mocks';
import {
  addProfileComment,
  editProfilePage,
  getProfile,
  getProfilePost,
  likeProfileComment,
  likeProfilePost,
  listProfilePosts,
  setProfileFriend,
  starOnProfile,
  voteOnProfile,
} from '@servery/api/template';
import { delay } from 'msw';
import { addComment, editProfile, likeComment, likePost, setFriend, star, vote } from './change.ts';
import { findPosts, readPost, readProfile } from './find.ts';

/** Milliseconds that further posts take. Other dashboard templates block their page as long. */
const morePostsMs = 2000;

/** Mock handlers, one per endpoint of the profile. */
export const profileHandlers = [
  templateAnswer(getProfile, () => ({ profile: readProfile() })),
  templateAnswer(listProfilePosts, async ({ query }) => {
    if (query.start > 0) await delay(morePostsMs);
    return findPosts(query);
  }),
  templateAnswer(getProfilePost, ({ query }) => ({ post: readPost(query.id) })),
  templateAnswer(editProfilePage, ({ body }) => ({ profile: editProfile(body) })),
  templateAnswer(likeProfilePost, ({ body }) => ({ post: likePost(body) })),
  templateAnswer(addProfileComment, ({ body }) => ({ post: addComment(body) })),
  templateAnswer(likeProfileComment, ({ body }) => ({ post: likeComment(body) })),
  templateAnswer(starOnProfile, ({ body }) => ({ profile: star(body) })),
  templateAnswer(setProfileFriend, ({ body }) => ({ profile: setFriend(body) })),
  templateAnswer(voteOnProfile, ({ body }) => ({ profile: vote(body) })),
];
