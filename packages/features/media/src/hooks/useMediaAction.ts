import {
  listMedia,
  type deleteMedia,
  type editMedia,
  type Media,
  type Output,
  type toggleMedia,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

type Page = Output<typeof listMedia>;

const putIn = (page: Page | undefined, made: Media): Page | undefined =>
  page && { ...page, aaData: page.aaData.map((row) => (row.id === made.id ? made : row)) };

/**
 * Mutation of one picture. The response updates it in all cached lists, which are then refetched.
 */
export const useMediaAction = <
  E extends typeof editMedia | typeof toggleMedia | typeof deleteMedia,
>(
  to: E,
) =>
  useAction(to, {
    refreshes: [listMedia],
    fills: (made) =>
      'version' in made
        ? [{ to: listMedia, data: (page) => putIn(page as Page | undefined, made) }]
        : [],
  });
