import type { Meta } from '@storybook/react-vite';
import type { ProfileAddress } from './ProfileAddress.fixtures.tsx';
import * as stories from './ProfileFeed.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/ProfileFeed/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ProfileAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const OnePost = { ...stories.OnePost, ...still };
