import type { Meta } from '@storybook/react-vite';
import type { GlobalSearch } from './GlobalSearch.tsx';
import * as stories from './GlobalSearch.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/GlobalSearch/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof GlobalSearch>;
export default meta;

export const Loaded = stories.Loaded;
export const Keyboard = stories.Keyboard;
export const Closed = stories.Closed;
export const LongText = stories.LongText;
export const Phone = stories.Phone;
