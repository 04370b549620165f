import type { Meta } from '@storybook/react-vite';
import type { Counter } from './Counter.tsx';
import * as stories from './Counter.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Counter/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Counter>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
export const LongNames = { ...stories.LongNames, play: undefined };
