import type { Meta } from '@storybook/react-vite';
import type { MediaPicker } from './MediaPicker.tsx';
import * as stories from './MediaPicker.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/MediaPicker/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof MediaPicker>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
