import { Problem } from '@servery/api';
import { createRowStore, type Amount } from '@servery/api/mocks';
import type { BlogCategory, BlogComment, BlogStatus } from '@servery/api/template';
import { randomOf, templatePeople } from '@servery/domain/template';
import { drawingOf } from './drawing.ts';
import { commentSeeds, postSeeds } from './sample.ts';

/** A post as it is stored. */
export interface StoredPost {
  id: number;
  title: string;
  slug: string;
  status: BlogStatus;
  tags: BlogCategory[];
  excerpt: string;
  content: string;
  /** The URL of the picture; null for the drawing of the first tag. */
  picture: string | null;
  author: string;
  createdTime: string;
  bookmarked: number;
}

/** A comment as it is stored. */
export type StoredComment = Omit<BlogComment, 'avatar'> & { postId: number };

interface Blog {
  /** The latest first. */
  posts: StoredPost[];
  /** The oldest first. */
  comments: StoredComment[];
}

const rounds: Record<Amount, number> = { none: 0, usual: 1, many: 30 };
const hourMs = 3_600_000;

/** Returns the name of a post in URLs. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const makePosts = (amount: Amount): StoredPost[] =>
  Array.from({ length: rounds[amount] }, () => postSeeds)
    .flat()
    .map(({ title, tags, posted, status = 'published', bookmarked, excerpt, parts }, at, all) => {
      const round = Math.floor(at / postSeeds.length);
      const html = parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`);
      return {
        id: all.length - at,
        title: round === 0 ? title : `${title} ${round + 1}`,
        slug: round === 0 ? slugOf(title) : `${slugOf(title)}-${round + 1}`,
        status,
        tags: [...tags],
        excerpt,
        content: `<p>${excerpt}</p>${html.join('')}`,
        picture: null,
        author: templatePeople[at % templatePeople.length]!.fullName,
        createdTime: new Date(
          Date.parse(`${posted}T02:00:00.000Z`) - round * 98 * 24 * hourMs,
        ).toISOString(),
        bookmarked,
      };
    });

const makeComments = (posts: readonly StoredPost[], amount: Amount): StoredComment[] => {
  const comments: StoredComment[] = [];
  for (const { id: postId, title, status, createdTime } of posts) {
    const { whole, pick } = randomOf('blog comments', title);
    const length = status === 'published' ? whole(0, commentSeeds.length) : 0;
    let parent: number | null = null;
    const isLong = amount === 'many' && postId === posts.length;
    for (let at = 0; at < (isLong ? 60 : length); at += 1) {
      const [commentText, isReply = false] = commentSeeds[at % commentSeeds.length]!;
      const id = comments.length + 1;
      if (!isReply) parent = id;
      comments.push({
        id,
        postId,
        userFullName: pick(templatePeople).fullName,
        commentedAt: new Date(Date.parse(createdTime) + (at + 1) * 5 * hourMs).toISOString(),
        commentText,
        replyTo: isReply ? parent : null,
      });
    }
  }
  return comments;
};

/** The posts and comments of the current visitor. */
export const store = createRowStore<Blog>('blog', (amount) => {
  const posts = makePosts(amount);
  return { posts, comments: makeComments(posts, amount) };
});

/**
 * Returns the stored post with an id.
 * @throws `notFound` if there's none
 */
export function storedPost({ posts }: Blog, id: number): StoredPost {
  const found = posts.find((post) => post.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Returns the picture of a post. */
export const pictureOf = ({ picture, tags, title }: StoredPost): string =>
  picture ?? drawingOf(tags[0] ?? 'food', title);

/** Returns the name and the portrait of a person; visitors of the page have no portrait. */
export const personOf = (userFullName: string) => ({
  userFullName,
  avatar: templatePeople.find(({ fullName }) => fullName === userFullName)?.avatar ?? null,
});
