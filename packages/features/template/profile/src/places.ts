import { joinAddress } from '@servery/screens/view';
import { profileView, type ProfileTab } from './profileView.ts';

const page = '/pages/profile';

/** The URLs of the profile. */
export const places = {
  tab: (tab: ProfileTab) => joinAddress(page, profileView.write('', { tab })),
  /** A post alone, as it's shared. */
  post: (post: number) => joinAddress(page, profileView.write('', { post })),
  /** A section with a photo shown large. */
  photo: (tab: ProfileTab, photo: number) =>
    joinAddress(page, profileView.write('', { tab, photo })),
};
