import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, count, id, idParam, instant, text, wholeParam } from '../fields.ts';
import { emailAddress } from './auth.ts';
import { dataPicture } from './dataPicture.ts';

/** The URL of an image or a video, which can be a `data:` URL. */
const url = v.string();

const person = {
  fullName: v.string(),
  /** The URL of a picture, or null for none. */
  avatar: v.nullable(url),
};

/** Someone who likes a post or voted in a poll. */
export const profilePerson = v.object({ id, ...person });
export type ProfilePerson = v.InferOutput<typeof profilePerson>;

/** The parts of the profile that its owner edits. */
const edited = {
  fullName: text(1, 60),
  /** The occupation, in a few words. */
  designation: text(0, 60),
  /** The URL of a picture, or null for initials. */
  avatar: v.nullable(dataPicture),
  /** The wide picture at the top; null for the drawing. */
  cover: v.nullable(dataPicture),
  about: text(0, 500),
  /** The place where the person lives. */
  lives: text(0, 80),
  email: emailAddress,
  website: v.union([
    v.literal(''),
    v.pipe(
      text(1, 200),
      v.url('Must be a valid URL.'),
      v.regex(/^https?:/i, 'Must be a valid URL.'),
    ),
  ]),
};

const header = v.object({
  fullName: edited.fullName,
  designation: edited.designation,
  avatar: edited.avatar,
  cover: edited.cover,
  /** The URL of the drawing that is shown without a cover. */
  drawing: url,
});

const userAbout = v.object({
  about: edited.about,
  joined: businessDate,
  lives: edited.lives,
  email: edited.email,
  website: edited.website,
});
export type ProfileAbout = v.InferOutput<typeof userAbout>;

const suggestedPage = v.object({
  id,
  name: v.string(),
  subtitle: v.string(),
  avatar: v.nullable(url),
  isStarred: v.boolean(),
});
export type SuggestedPage = v.InferOutput<typeof suggestedPage>;

const tweet = v.object({
  id,
  ...person,
  /** The name of the account, without @. */
  username: v.string(),
  text: v.string(),
  /** The hashtags, without #. */
  tags: v.array(v.string()),
  tweetedAt: instant,
  isStarred: v.boolean(),
});
export type Tweet = v.InferOutput<typeof tweet>;

/** A comment on a post of the profile. */
export const profileComment = v.object({
  id,
  ...person,
  comment: v.string(),
  commentedAt: instant,
  /** The number of people who like it, including the signed-in person. */
  likes: count,
  isLiked: v.boolean(),
});
export type ProfileComment = v.InferOutput<typeof profileComment>;

const postMedia = v.variant('type', [
  v.object({ type: v.literal('image'), src: url, alt: v.string() }),
  v.object({
    type: v.literal('video'),
    src: url,
    /** Such as video/webm. */
    mediaType: v.string(),
    poster: url,
    label: v.string(),
  }),
]);
export type PostMedia = v.InferOutput<typeof postMedia>;

/** A post of the profile with its comments, the oldest first. */
export const profilePost = v.object({
  id,
  ...person,
  postedAt: instant,
  postText: v.string(),
  media: v.nullable(postMedia),
  /** The people who like it, the last one first. */
  likers: v.array(profilePerson),
  isLiked: v.boolean(),
  comments: v.array(profileComment),
});
export type ProfilePost = v.InferOutput<typeof profilePost>;

const photo = v.object({ id, img: url, alt: v.string() });
export type ProfilePhoto = v.InferOutput<typeof photo>;

/** A friend, or someone who can become one. */
const friend = v.object({
  id,
  ...person,
  designation: v.string(),
  /** The number of friends in common. */
  mutualFriends: count,
  isFriend: v.boolean(),
});
export type ProfileFriend = v.InferOutput<typeof friend>;

const poll = v.object({
  id,
  question: v.string(),
  options: v.array(
    v.object({
      id,
      name: v.string(),
      /** Everyone who voted for it. */
      voters: v.array(profilePerson),
    }),
  ),
  /** The option that the signed-in person voted for; null for none. */
  chosen: v.nullable(id),
});
export type ProfilePoll = v.InferOutput<typeof poll>;

/** The profile of the signed-in person, with the latest posts. */
export const profile = v.object({
  header,
  userAbout,
  suggestedPages: v.array(suggestedPage),
  twitterFeeds: v.array(tweet),
  /** The latest posts. `listProfilePosts` returns the others. */
  posts: v.array(profilePost),
  /** The number of all posts. */
  postTotal: count,
  /** All photos, the latest first. */
  latestPhotos: v.array(photo),
  friends: v.array(friend),
  suggestions: v.array(friend),
  polls: v.array(poll),
});
export type Profile = v.InferOutput<typeof profile>;

/** The number of posts that the profile begins with, and that each further request adds. */
export const profilePostsLength = 3;

/** The lists whose rows can be starred. */
export const starredLists = ['pages', 'tweets'] as const;
export type StarredList = (typeof starredLists)[number];

const shared = { capability: 'public', isRooted: true } as const;
const whole = { ...shared, returns: v.object({ profile }) } as const;
const onePost = {
  ...shared,
  returns: v.object({ post: profilePost }),
  problems: ['notFound'],
} as const;

/** Returns the profile of the signed-in person. */
export const getProfile = endpoint.get('/profile/data', {
  ...whole,
  summary: 'Returns the profile of the signed-in person.',
});

/** Lists posts of the profile, the latest first. */
export const listProfilePosts = endpoint.get('/profile/data/posts', {
  ...shared,
  summary: 'Lists posts of the profile.',
  query: v.strictObject({
    start: v.optional(wholeParam(0, 100_000), 0),
    length: v.optional(wholeParam(1, 100), profilePostsLength),
  }),
  returns: v.object({ posts: v.array(profilePost), total: count }),
});

/** Returns a post of the profile. */
export const getProfilePost = endpoint.get('/profile/data/post', {
  ...onePost,
  summary: 'Returns a post of the profile.',
  query: v.strictObject({ id: idParam }),
});

/** Replaces the parts of the profile that its owner edits. */
export const editProfilePage = endpoint.put('/profile/data', {
  ...whole,
  summary: 'Edits the profile of the signed-in person.',
  body: v.strictObject(edited),
});

/** Likes a post, or removes the like. */
export const likeProfilePost = endpoint.post('/profile/data/like-post', {
  ...onePost,
  summary: 'Likes a post of the profile, or removes the like.',
  body: v.strictObject({ postId: id, isLiked: v.boolean() }),
});

/** Adds a comment to a post. */
export const addProfileComment = endpoint.post('/profile/data/comment', {
  ...onePost,
  summary: 'Adds a comment to a post of the profile.',
  body: v.strictObject({ postId: id, comment: text(1, 1000) }),
  status: 201,
});

/** Likes a comment, or removes the like. */
export const likeProfileComment = endpoint.post('/profile/data/like-comment', {
  ...onePost,
  summary: 'Likes a comment on a post of the profile, or removes the like.',
  body: v.strictObject({ postId: id, commentId: id, isLiked: v.boolean() }),
});

/** Stars a suggested page or a tweet, or removes the star. */
export const starOnProfile = endpoint.post('/profile/data/star', {
  ...whole,
  summary: 'Stars a suggested page or a tweet, or removes the star.',
  body: v.strictObject({ list: v.picklist(starredLists), id, isStarred: v.boolean() }),
  problems: ['notFound'],
});

/** Adds a friend, or removes one. */
export const setProfileFriend = endpoint.post('/profile/data/friend', {
  ...whole,
  summary: 'Adds a friend to the profile, or removes one.',
  body: v.strictObject({ id, isFriend: v.boolean() }),
  problems: ['notFound'],
});

/** Votes in a poll. Voting again replaces the earlier vote. */
export const voteOnProfile = endpoint.post('/profile/data/vote', {
  ...whole,
  summary: 'Votes in a poll of the profile.',
  body: v.strictObject({ pollId: id, optionId: id }),
  problems: ['notFound'],
});
