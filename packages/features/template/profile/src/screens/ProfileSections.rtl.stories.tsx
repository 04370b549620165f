import type { Meta } from '@storybook/react-vite';
import type { ProfileAddress } from './ProfileAddress.fixtures.tsx';
import * as stories from './ProfileSections.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/ProfileSections/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ProfileAddress>;
export default meta;

const still = { play: undefined };

export const About = { ...stories.About, ...still };
export const Photos = { ...stories.Photos, ...still };
export const Photo = { ...stories.Photo, ...still };
export const Friends = { ...stories.Friends, ...still };
export const FriendsOnPhone = { ...stories.FriendsOnPhone, ...still };
export const EditedOnPhone = { ...stories.EditedOnPhone, ...still };
