import { createClient, type Input } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
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
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { profileMocks } from './index.ts';

const server = setupServer(...profileMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  profileMocks.reset();
});

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const read = async () => (await call(getProfile, {})).profile;
const readPost = async (id: number) => (await call(getProfilePost, { query: { id } })).post;
const first = async () => (await read()).posts[0]!;
const gone = { code: 'notFound' };

describe('the posts', () => {
  test('begin with the profile’s, and the others follow without a gap', async () => {
    const { posts, postTotal } = await read();
    const more = await call(listProfilePosts, { query: { start: posts.length, length: 100 } });
    const all = [...posts, ...more.posts];
    expect([posts.length, all.length, more.total]).toEqual([3, postTotal, postTotal]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(postTotal);
    const times = all.map(({ postedAt }) => postedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await readPost(all.at(-1)!.id)).toEqual(all.at(-1));
  });

  test('have drawn pictures and a video, the same ones each time', async () => {
    const { posts } = await read();
    expect(posts.map(({ media }) => media?.type)).toEqual(['image', 'video', undefined]);
    expect(posts[0]!.media?.src).toMatch(/^data:image\/svg/);
    expect(posts[1]!.media?.src).toMatch(/^data:video\/webm;base64,.{100}/);
    profileMocks.reset();
    expect((await read()).posts).toEqual(posts);
  });

  test('are refused one at a time if they don’t exist', async () => {
    await expect(readPost(999)).rejects.toMatchObject(gone);
    const like = { postId: 999, isLiked: true };
    await expect(call(likeProfilePost, { body: like })).rejects.toMatchObject(gone);
  });

  test('are liked once, and the like can be removed', async () => {
    const { id: postId, likers } = await first();
    const like = (isLiked: boolean) => call(likeProfilePost, { body: { postId, isLiked } });
    await like(true);
    const { post } = await like(true);
    expect([post.isLiked, post.likers.length]).toEqual([true, likers.length + 1]);
    expect(post.likers[0]?.fullName).toBe('Farah Kamaruddin');
    expect(await readPost(postId)).toEqual(post);
    expect((await like(false)).post.likers).toEqual(likers);
  });
});

describe('a comment', () => {
  const comment = (postId: number, text: string) =>
    call(addProfileComment, { body: { postId, comment: text } });

  test('is added at the end and can be liked', async () => {
    const before = await first();
    const { post } = await comment(before.id, ' See you there. ');
    const added = post.comments.at(-1)!;
    expect(post.comments.slice(0, -1)).toEqual(before.comments);
    expect(added).toMatchObject({
      fullName: 'Farah Kamaruddin',
      comment: 'See you there.',
      likes: 0,
    });
    const like = (isLiked: boolean) =>
      call(likeProfileComment, { body: { postId: before.id, commentId: added.id, isLiked } });
    expect((await like(true)).post.comments.at(-1)).toMatchObject({ likes: 1, isLiked: true });
    expect((await like(false)).post.comments.at(-1)).toMatchObject({ likes: 0, isLiked: false });
  });

  test('needs a text and a post', async () => {
    await expect(comment((await first()).id, ' ')).rejects.toMatchObject({ status: 422 });
    await expect(comment(999, 'Hello')).rejects.toMatchObject(gone);
    const like = { postId: (await first()).id, commentId: 999, isLiked: true };
    await expect(call(likeProfileComment, { body: like })).rejects.toMatchObject(gone);
  });
});

describe('the owner', () => {
  const edit = async (changes: Partial<Input<typeof editProfilePage>['body']>) => {
    const { header, userAbout } = await read();
    const { drawing: _, ...shown } = header;
    const { joined: _joined, ...about } = userAbout;
    return call(editProfilePage, { body: { ...shown, ...about, ...changes } });
  };

  test('edits the profile, and the posts have the new name', async () => {
    const cover = 'data:image/jpeg;base64,/9j/';
    const changes = { fullName: 'Farah K.', avatar: null, cover, lives: 'Penang', website: '' };
    const { profile } = await edit(changes);
    expect(profile.header).toMatchObject({ fullName: 'Farah K.', avatar: null, cover });
    expect(profile.userAbout).toMatchObject({ lives: 'Penang', website: '', joined: '2019-03-11' });
    expect(profile.posts[0]).toMatchObject({ fullName: 'Farah K.', avatar: null });
    expect(await read()).toEqual(profile);
  });

  test.each([
    { fullName: ' ' },
    { email: 'nowhere' },
    { website: 'lantern street' },
    { website: 'javascript:alert(1)' },
    { cover: 'https://example.com/cover.png' },
  ])('can’t save %o', (changes) => expect(edit(changes)).rejects.toMatchObject({ status: 422 }));
});

test('pages and tweets are starred separately', async () => {
  const star = (list: 'pages' | 'tweets', id: number, isStarred = true) =>
    call(starOnProfile, { body: { list, id, isStarred } });
  const { profile } = await star('pages', 3);
  const starred = (rows: readonly { id: number; isStarred: boolean }[]) =>
    rows.filter(({ isStarred }) => isStarred).map(({ id }) => id);
  expect([starred(profile.suggestedPages), starred(profile.twitterFeeds)]).toEqual([[2, 3], [1]]);
  await star('tweets', 1, false);
  expect(starred((await read()).twitterFeeds)).toEqual([]);
  await expect(star('pages', 999)).rejects.toMatchObject(gone);
});

test('a suggested person becomes a friend, and a removed friend is suggested', async () => {
  const set = (id: number, isFriend: boolean) => call(setProfileFriend, { body: { id, isFriend } });
  const before = await read();
  const suggested = before.suggestions[0]!;
  const { profile } = await set(suggested.id, true);
  expect(profile.friends[0]).toEqual({ ...suggested, isFriend: true });
  const friend = before.friends[0]!;
  const after = (await set(friend.id, false)).profile;
  expect(after.friends).toHaveLength(before.friends.length);
  expect(after.suggestions.at(-1)).toEqual({ ...friend, isFriend: false });
  await expect(set(999, true)).rejects.toMatchObject(gone);
});

test('a vote can be changed, but counts once', async () => {
  const vote = async (optionId: number, pollId = 1) =>
    (await call(voteOnProfile, { body: { pollId, optionId } })).profile.polls[0]!;
  const votesOf = (poll: Awaited<ReturnType<typeof vote>>) =>
    poll.options.map(({ voters }) => voters.length);
  expect((await read()).polls[0]).toMatchObject({ chosen: null });
  const before = await vote(2);
  expect([before.chosen, votesOf(before)]).toEqual([2, [7, 6, 3, 1]]);
  const after = await vote(1);
  expect([after.chosen, votesOf(after)]).toEqual([1, [8, 5, 3, 1]]);
  await expect(vote(9)).rejects.toMatchObject(gone);
  await expect(vote(1, 9)).rejects.toMatchObject(gone);
});

test('the empty and many scenarios have no rows and many', async () => {
  setScenario('empty');
  const none = await read();
  expect([none.posts, none.friends, none.polls, none.latestPhotos]).toEqual([[], [], [], []]);
  expect(none.header.fullName).toBe('Farah Kamaruddin');
  setScenario('many');
  const many = await read();
  expect([many.postTotal, many.friends.length, many.posts[0]!.comments.length]).toEqual([
    48, 89, 28,
  ]);
});
