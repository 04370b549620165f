import { useCall } from '@servery/api/swr';
import {
  getProfile,
  getProfilePost,
  listProfilePosts,
  profilePostsLength,
} from '@servery/api/template';

/** Loads the profile with the latest posts. */
export const useProfile = () => useCall(getProfile, {});

/** Loads the posts from a position; null pauses. */
export const usePostsFrom = (start: number | null) =>
  useCall(
    listProfilePosts,
    start === null ? null : { query: { start, length: profilePostsLength } },
  );

/** Loads a post. */
export const useOnePost = (id: number) => useCall(getProfilePost, { query: { id } });
