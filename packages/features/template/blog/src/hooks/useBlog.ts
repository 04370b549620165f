import { useAction, useCall } from '@servery/api/swr';
import {
  addBlogComment,
  editBlogPost,
  getBlogPost,
  getBlogSidebar,
  getEditedBlogPost,
  listBlogPosts,
} from '@servery/api/template';
import { blogQuery, type BlogView } from '../blogView.ts';

/** Loads a page of posts. The previous ones stay while the next ones load. */
export const useBlogPosts = (view: BlogView) =>
  useCall(listBlogPosts, { query: blogQuery(view) }, { keepPreviousData: true });

/** Loads the recent posts and the categories. */
export const useBlogSidebar = () => useCall(getBlogSidebar, {});

/** Loads a post with its comments. */
export const useBlogPost = (id: number) => useCall(getBlogPost, { query: { id } });

/** Returns the function that adds a comment. The post and the lists are refetched. */
export const useAddComment = () =>
  useAction(addBlogComment, { refreshes: [getBlogPost, listBlogPosts] }).trigger;

/** Loads a post as its author edits it. */
export const useEditedPost = (id: number) => useCall(getEditedBlogPost, { query: { id } });

/** Returns the function that edits a post. All reads of the blog are refetched. */
export const useEditPost = () =>
  useAction(editBlogPost, {
    refreshes: [getEditedBlogPost, getBlogPost, getBlogSidebar, listBlogPosts],
  }).trigger;
