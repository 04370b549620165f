import { Problem, type Parsed } from '@servery/api';
import { createRowStore, type Amount } from '@servery/api/mocks';
import type { editProfilePage, ProfilePerson } from '@servery/api/template';
import { randomOf, templatePeople, templateSelf } from '@servery/domain/template';
import type { Motif } from './drawing.ts';
import { aboutSeed, pageSeeds, photoSeeds, pollSeed, postSeeds, tweetSeeds } from './sample.ts';

/** The id of the signed-in person; the ids of others are their positions, from 1. */
export const selfId = 1_000_000;

interface StoredComment {
  id: number;
  authorId: number;
  comment: string;
  commentedAt: string;
  /** The likes of others. */
  likes: number;
  isLiked: boolean;
}

/** A post as it is stored. People are ids. */
export interface StoredPost {
  id: number;
  postText: string;
  postedAt: string;
  media: 'video' | { motif: Motif; alt: string } | null;
  likerIds: number[];
  comments: StoredComment[];
}

/** The rows of the profile. */
export interface ProfileRows {
  self: Parsed<typeof editProfilePage>['body'];
  /** The latest first. */
  posts: StoredPost[];
  /** The ids of the starred pages and tweets. */
  starred: { pages: number[]; tweets: number[] };
  friendIds: number[];
  suggestedIds: number[];
  pages: { id: number; name: string; subtitle: string; motif: Motif }[];
  tweets: {
    id: number;
    fullName: string;
    username: string;
    text: string;
    tags: string[];
    tweetedAt: string;
  }[];
  photos: { id: number; motif: Motif; alt: string }[];
  polls: {
    id: number;
    question: string;
    options: { id: number; name: string; voterIds: number[] }[];
  }[];
}

const rounds: Record<Amount, number> = { none: 0, usual: 1, many: 6 };
const hourMs = 3_600_000;
const people = templatePeople.length;

/** Returns the seeds of an amount: none, each once, or each several times. */
const some = <Seed>(seeds: readonly Seed[], amount: Amount): Seed[] =>
  Array.from({ length: rounds[amount] }, () => seeds).flat();

/** Returns different ids of people, from a seed. */
function idsOf(count: number, ...seed: (string | number)[]): number[] {
  const { whole } = randomOf('profile', ...seed);
  const ids = new Set<number>();
  while (ids.size < Math.min(count, people)) ids.add(whole(1, people));
  return [...ids];
}

const makePosts = (amount: Amount): StoredPost[] =>
  some(postSeeds, amount).map(({ text, postedAt, media, comments }, at, all) => {
    const round = Math.floor(at / postSeeds.length);
    const time = Date.parse(postedAt) - round * 30 * 24 * hourMs;
    const { whole } = randomOf('profile post', at);
    const texts =
      amount === 'many' && at === 0 ? some(comments, 'many').concat(comments) : comments;
    return {
      id: all.length - at,
      postText: text,
      postedAt: new Date(time).toISOString(),
      media:
        media === undefined || media === 'video'
          ? (media ?? null)
          : { motif: media[0], alt: media[1] },
      likerIds: idsOf(whole(2, amount === 'many' ? people : 7), 'likers', at),
      comments: texts.map((comment, index) => ({
        id: index + 1,
        authorId: whole(1, people),
        comment,
        commentedAt: new Date(time + (index + 1) * 2 * hourMs).toISOString(),
        likes: whole(0, 9),
        isLiked: false,
      })),
    };
  });

const makePolls = (amount: Amount): ProfileRows['polls'] => {
  if (amount === 'none') return [];
  let next = 0;
  const options = pollSeed.options.map(([name, votes], at) => ({
    id: at + 1,
    name,
    voterIds: Array.from({ length: votes }, () => (next += 1)),
  }));
  return [{ id: 1, question: pollSeed.question, options }];
};

const withIds = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, at) => ({ id: at + 1, ...row }));

/** The profile of the current visitor. */
export const store = createRowStore<ProfileRows>('profile', (amount) => {
  const all = Array.from({ length: people * Math.max(1, rounds[amount]) }, (_, at) => at + 1);
  const friends = amount === 'none' ? 0 : all.length - 7;
  return {
    self: {
      fullName: templateSelf.fullName,
      designation: templateSelf.role,
      avatar: templateSelf.avatar,
      cover: null,
      about: aboutSeed.about,
      lives: aboutSeed.lives,
      email: templateSelf.email,
      website: aboutSeed.website,
    },
    posts: makePosts(amount),
    starred: amount === 'none' ? { pages: [], tweets: [] } : { pages: [2], tweets: [1] },
    friendIds: all.slice(0, friends),
    suggestedIds: amount === 'none' ? [] : all.slice(friends, friends + 5),
    pages: withIds(
      some(pageSeeds, amount).map(([name, subtitle, motif]) => ({ name, subtitle, motif })),
    ),
    tweets: withIds(
      some(tweetSeeds, amount).map(([fullName, username, text, tags, tweetedAt]) => {
        const tweet = { fullName, username, text, tags: [...tags], tweetedAt };
        return tweet;
      }),
    ),
    photos: withIds(some(photoSeeds, amount).map(([motif, alt]) => ({ motif, alt }))),
    polls: makePolls(amount),
  };
});

/** Returns a person with an id. In large samples, several people share a name with a number. */
export function personOf(id: number, { self }: ProfileRows): ProfilePerson {
  if (id === selfId) return { id, fullName: self.fullName, avatar: self.avatar };
  const person = templatePeople[(id - 1) % people]!;
  const round = Math.floor((id - 1) / people);
  const fullName = round === 0 ? person.fullName : `${person.fullName} ${round + 1}`;
  return { id, fullName, avatar: person.avatar };
}

/** Returns the role of the person with an id. */
export const designationOf = (id: number): string => templatePeople[(id - 1) % people]!.role;

/**
 * Returns the row with an id.
 * @throws `notFound` if there's none
 */
export function rowOf<Row extends { id: number }>(rows: readonly Row[], id: number): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}
