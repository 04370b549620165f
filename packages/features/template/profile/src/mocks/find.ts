import {
  profilePostsLength,
  type Profile,
  type ProfileFriend,
  type ProfilePost,
} from '@servery/api/template';
import { randomOf, templatePeople } from '@servery/domain/template';
import { coverDrawing, photoOf } from './drawing.ts';
import { aboutSeed } from './sample.ts';
import {
  designationOf,
  personOf,
  rowOf,
  selfId,
  store,
  type ProfileRows,
  type StoredPost,
} from './store.ts';
import { sampleVideo } from './video.ts';

const mediaOf = ({ id, media }: StoredPost): ProfilePost['media'] => {
  if (media === null) return null;
  if (media === 'video')
    return { type: 'video', label: 'Lanterns in the evening breeze', ...sampleVideo };
  return { type: 'image', src: photoOf(media.motif, id), alt: media.alt };
};

/** Returns a stored post with its people, its picture or video, and its comments. */
export function shownPost(rows: ProfileRows, post: StoredPost): ProfilePost {
  const { fullName, avatar } = rows.self;
  return {
    id: post.id,
    fullName,
    avatar,
    postedAt: post.postedAt,
    postText: post.postText,
    media: mediaOf(post),
    likers: post.likerIds.map((id) => personOf(id, rows)),
    isLiked: post.likerIds.includes(selfId),
    comments: post.comments.map(({ authorId, likes, ...comment }) => {
      const { id: _, ...author } = personOf(authorId, rows);
      return { ...comment, ...author, likes: likes + (comment.isLiked ? 1 : 0) };
    }),
  };
}

/** Returns a page of posts, and the number of all. */
export function findPosts(query: { start: number; length: number }) {
  const rows = store.read();
  const found = rows.posts.slice(query.start, query.start + query.length);
  return { posts: found.map((post) => shownPost(rows, post)), total: rows.posts.length };
}

/**
 * Returns the post with an id.
 * @throws `notFound`
 */
export function readPost(id: number): ProfilePost {
  const rows = store.read();
  return shownPost(rows, rowOf(rows.posts, id));
}

const friendOf = (rows: ProfileRows, id: number): ProfileFriend => ({
  ...personOf(id, rows),
  designation: designationOf(id),
  mutualFriends: randomOf('mutual friends', id).whole(1, 12),
  isFriend: rows.friendIds.includes(id),
});

/** Returns the profile with the latest posts. */
export function readProfile(): Profile {
  const rows = store.read();
  const { fullName, designation, avatar, cover, about, lives, email, website } = rows.self;
  const latest = findPosts({ start: 0, length: profilePostsLength });
  return {
    header: { fullName, designation, avatar, cover, drawing: coverDrawing() },
    userAbout: { about, joined: aboutSeed.joined, lives, email, website },
    suggestedPages: rows.pages.map(({ motif, ...page }) => ({
      ...page,
      avatar: photoOf(motif, page.name),
      isStarred: rows.starred.pages.includes(page.id),
    })),
    twitterFeeds: rows.tweets.map((tweet) => ({
      ...tweet,
      avatar: templatePeople.find(({ fullName: name }) => name === tweet.fullName)?.avatar ?? null,
      isStarred: rows.starred.tweets.includes(tweet.id),
    })),
    posts: latest.posts,
    postTotal: latest.total,
    latestPhotos: rows.photos.map(({ id, motif, alt }) => ({ id, alt, img: photoOf(motif, id) })),
    friends: rows.friendIds.map((id) => friendOf(rows, id)),
    suggestions: rows.suggestedIds.map((id) => friendOf(rows, id)),
    polls: rows.polls.map(({ id, question, options }) => ({
      id,
      question,
      options: options.map(({ voterIds, ...option }) => ({
        ...option,
        voters: voterIds.map((voterId) => personOf(voterId, rows)),
      })),
      chosen: options.find(({ voterIds }) => voterIds.includes(selfId))?.id ?? null,
    })),
  };
}
