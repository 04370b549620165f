import type { Output } from '@servery/api';
import { useAction, type Fill } from '@servery/api/swr';
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
  type ProfilePost,
} from '@servery/api/template';

/** Replaces the cached profile with the answer of a change. */
const whole = {
  fills: (answer: Output<typeof getProfile>): Fill[] => [{ to: getProfile, data: () => answer }],
};

/** Returns the update of a cached response that has posts. */
const into = <Cached extends { posts: ProfilePost[] }>(
  { posts, ...rest }: Cached,
  changed: ProfilePost,
) => ({ ...rest, posts: posts.map((post) => (post.id === changed.id ? changed : post)) });

type Cached<E extends typeof getProfile | typeof listProfilePosts> = Output<E> | undefined;

/** Replaces a post in every cached response. Refetching them would take as long as loading more. */
const onePost = {
  fills: ({ post }: Output<typeof getProfilePost>): Fill[] => [
    {
      to: getProfile,
      data: (current) => {
        const cached = current as Cached<typeof getProfile>;
        return cached && { profile: into(cached.profile, post) };
      },
    },
    {
      to: listProfilePosts,
      data: (current) => {
        const cached = current as Cached<typeof listProfilePosts>;
        return cached && into(cached, post);
      },
    },
    { to: getProfilePost, input: { query: { id: post.id } }, data: () => ({ post }) },
  ],
};

/** The mutations of the profile’s posts. */
export const usePostChanges = () => ({
  likePost: useAction(likeProfilePost, onePost).trigger,
  likeComment: useAction(likeProfileComment, onePost).trigger,
  addComment: useAction(addProfileComment, onePost).trigger,
});

/** The mutations of the profile’s lists and poll. */
export const useProfileChanges = () => ({
  star: useAction(starOnProfile, whole).trigger,
  setFriend: useAction(setProfileFriend, whole).trigger,
  vote: useAction(voteOnProfile, whole).trigger,
});

/** Returns the function that edits the profile. Posts are refetched, because they have the name. */
export const useEditProfile = () =>
  useAction(editProfilePage, { ...whole, refreshes: [listProfilePosts, getProfilePost] }).trigger;
