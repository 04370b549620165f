import type { Meta } from '@storybook/react-vite';
import type { Explained } from './Explained.tsx';
import * as stories from './Explained.stories.tsx';

const meta = {
  ...stories.default,
  title: 'explained/Explained/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Explained>;
export default meta;

export const Closed = { ...stories.Closed, play: undefined };
export const Open = stories.Open;
export const LongText = stories.LongText;
