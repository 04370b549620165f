import { blogCategories } from '@servery/api/template';
import { choice, defineView, page, trimmed, type ViewOf } from '@servery/screens/view';

/** The number of posts per page. */
export const perPage = 6;

/** The state of the list of posts, as its URL holds it. */
export const blogView = defineView({
  q: trimmed(),
  category: choice(blogCategories, ''),
  page: page(),
});
export type BlogView = ViewOf<typeof blogView>;

/** Returns the query of a view. */
export const blogQuery = (view: BlogView) => ({ ...view, perPage });

/** Returns the id of a post in a path; null without one. */
export const postIdIn = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
