import type { Meta } from '@storybook/react-vite';
import type { Documents } from './Documents.tsx';
import * as stories from './Documents.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Documents/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Documents>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const ChangesRequested = { ...stories.ChangesRequested, play: undefined };
