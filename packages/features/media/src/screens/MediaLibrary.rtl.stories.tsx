import type { Meta } from '@storybook/react-vite';
import type { MediaLibrary } from './MediaLibrary.tsx';
import * as stories from './MediaLibrary.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/MediaLibrary/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof MediaLibrary>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
export const Phone = {
  ...stories.Phone,
  globals: { ...stories.Phone.globals, locale: 'ar' },
  play: undefined,
};
