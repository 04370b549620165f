import type { Meta } from '@storybook/react-vite';
import * as stories from './Bookmarks.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Bookmarks/Right to left',
  globals: { ...stories.default.globals, locale: 'ar' },
} satisfies Meta;
export default meta;

export const Hovered = stories.Hovered;
export const Keyboard = stories.Keyboard;
export const LongText = stories.LongText;
export const Phone = stories.Phone;
