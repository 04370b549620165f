import type { Parsed } from '@servery/api';
import type {
  addProfileComment,
  editProfilePage,
  likeProfileComment,
  likeProfilePost,
  Profile,
  ProfilePost,
  setProfileFriend,
  starOnProfile,
  voteOnProfile,
} from '@servery/api/template';
import { readProfile, shownPost } from './find.ts';
import { rowOf, selfId, store, type StoredPost } from './store.ts';

/** Returns the ids with or without one, which is added as the first. */
const toggled = (ids: readonly number[], id: number, isIn: boolean): number[] => {
  const others = ids.filter((each) => each !== id);
  return isIn ? [id, ...others] : others;
};

const changePost = (id: number, change: (post: StoredPost) => void): ProfilePost =>
  store.change((rows) => {
    const post = rowOf(rows.posts, id);
    change(post);
    return shownPost(rows, post);
  });

/** Stores the parts of the profile that its owner edits. */
export function editProfile(body: Parsed<typeof editProfilePage>['body']): Profile {
  store.change((rows) => void (rows.self = body));
  return readProfile();
}

/**
 * Likes a post, or removes the like.
 * @throws `notFound`
 */
export const likePost = ({ postId, isLiked }: Parsed<typeof likeProfilePost>['body']) =>
  changePost(postId, (post) => {
    post.likerIds = toggled(post.likerIds, selfId, isLiked);
  });

/**
 * Adds the signed-in person's comment to a post.
 * @throws `notFound`
 */
export const addComment = ({ postId, comment }: Parsed<typeof addProfileComment>['body']) =>
  changePost(postId, ({ comments }) => {
    comments.push({
      id: Math.max(0, ...comments.map(({ id }) => id)) + 1,
      authorId: selfId,
      comment,
      commentedAt: new Date().toISOString(),
      likes: 0,
      isLiked: false,
    });
  });

/**
 * Likes a comment, or removes the like.
 * @throws `notFound` without the post or the comment
 */
export const likeComment = (body: Parsed<typeof likeProfileComment>['body']) =>
  changePost(body.postId, ({ comments }) => {
    rowOf(comments, body.commentId).isLiked = body.isLiked;
  });

/**
 * Stars a page or a tweet, or removes the star.
 * @throws `notFound`
 */
export function star({ list, id, isStarred }: Parsed<typeof starOnProfile>['body']): Profile {
  store.change((rows) => {
    rowOf<{ id: number }>(rows[list], id);
    rows.starred[list] = toggled(rows.starred[list], id, isStarred);
  });
  return readProfile();
}

/**
 * Adds a friend, or removes one, who is suggested from then on.
 * @throws `notFound` for someone who is neither a friend nor suggested
 */
export function setFriend({ id, isFriend }: Parsed<typeof setProfileFriend>['body']): Profile {
  store.change((rows) => {
    const known = [...rows.friendIds, ...rows.suggestedIds];
    rowOf(
      known.map((each) => ({ id: each })),
      id,
    );
    rows.friendIds = toggled(rows.friendIds, id, isFriend);
    if (!rows.suggestedIds.includes(id)) rows.suggestedIds.push(id);
  });
  return readProfile();
}

/**
 * Votes in a poll. The earlier vote is removed.
 * @throws `notFound` without the poll or the option
 */
export function vote({ pollId, optionId }: Parsed<typeof voteOnProfile>['body']): Profile {
  store.change((rows) => {
    const { options } = rowOf(rows.polls, pollId);
    rowOf(options, optionId);
    for (const option of options)
      option.voterIds = toggled(option.voterIds, selfId, option.id === optionId);
  });
  return readProfile();
}
