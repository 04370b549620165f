import type { Parsed } from '@servery/api';
import {
  blogCategories,
  type BlogCategory,
  type BlogComment,
  type BlogDetail,
  type BlogIcon,
  type BlogPost,
  type BlogSidebar,
  type listBlogPosts,
} from '@servery/api/template';
import { matchesSearch } from '@servery/domain/search';
import { templatePeople } from '@servery/domain/template';
import {
  personOf,
  pictureOf,
  store,
  storedPost,
  type StoredComment,
  type StoredPost,
} from './store.ts';

const icons: Record<BlogCategory, BlogIcon> = {
  fashion: 'tag',
  food: 'dish',
  gaming: 'play',
  quote: 'quote',
  video: 'video',
};

/** The number of recent posts in the side bar. */
const recent = 4;

const commentsOf = (post: StoredPost) =>
  store.read().comments.filter(({ postId }) => postId === post.id);

const summaryOf = (post: StoredPost): BlogPost => ({
  id: post.id,
  title: post.title,
  img: pictureOf(post),
  ...personOf(post.author),
  blogPosted: post.createdTime,
  tags: post.tags,
  status: post.status,
  excerpt: post.excerpt,
  comment: commentsOf(post).length,
});

/** Returns a comment with the picture of its author. */
export const shownComment = ({ postId: _, ...comment }: StoredComment): BlogComment => ({
  ...comment,
  ...personOf(comment.userFullName),
});

/** Returns a page of the posts that match a query, and their number. */
export function findPosts(query: Parsed<typeof listBlogPosts>['query']) {
  const { q, category, page, perPage } = query;
  const found = store
    .read()
    .posts.filter(
      ({ title, excerpt, author, tags }) =>
        matchesSearch(q, title, excerpt, author) && (category === '' || tags.includes(category)),
    );
  const posts = found.slice((page - 1) * perPage, page * perPage).map(summaryOf);
  return { posts, total: found.length };
}

/** Returns the most recent published posts, and the categories with their numbers of posts. */
export function readSidebar(): BlogSidebar {
  const { posts } = store.read();
  return {
    recentPosts: posts
      .filter(({ status }) => status === 'published')
      .slice(0, recent)
      .map((post) => ({
        id: post.id,
        img: pictureOf(post),
        title: post.title,
        createdTime: post.createdTime,
      })),
    categories: blogCategories.map((category) => ({
      category,
      icon: icons[category],
      count: posts.filter(({ tags }) => tags.includes(category)).length,
    })),
  };
}

/**
 * Returns a post with its comments.
 * @throws `notFound`
 */
export function readPost(id: number): { post: BlogDetail; comments: BlogComment[] } {
  const stored = storedPost(store.read(), id);
  const comments = commentsOf(stored).map(shownComment);
  const { title, createdTime, tags, status, content, bookmarked, author } = stored;
  const about = templatePeople.find(({ fullName }) => fullName === author)?.role ?? '';
  const post = { id, title, createdTime, tags, status, content, bookmarked, about };
  return {
    post: { ...post, img: pictureOf(stored), ...personOf(author), comments: comments.length },
    comments,
  };
}
