import type { Meta } from '@storybook/react-vite';
import * as stories from './BookTable.stories.tsx';
import type { BookTable } from './BookTable.tsx';

const meta = {
  ...stories.default,
  title: 'screens/BookTable/Right to left',
  globals: { ...stories.default.globals, locale: 'ar' },
} satisfies Meta<typeof BookTable>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Closed = { ...stories.Closed, play: undefined };
