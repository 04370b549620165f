import type { Meta } from '@storybook/react-vite';
import type { ReadOnlyBar } from './ReadOnlyBar.tsx';
import * as stories from './ReadOnlyBar.stories.tsx';

const meta = {
  ...stories.default,
  title: 'readOnly/ReadOnlyBar/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ReadOnlyBar>;
export default meta;

export const OfOutlet = { ...stories.OfOutlet, play: undefined };
export const OfGroup = { ...stories.OfGroup, play: undefined };
export const LongText = stories.LongText;
