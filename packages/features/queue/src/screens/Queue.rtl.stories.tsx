import type { Meta } from '@storybook/react-vite';
import type { Queue } from './Queue.tsx';
import * as stories from './Queue.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Queue/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Queue>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const ClosedAndEmpty = { ...stories.ClosedAndEmpty, play: undefined };
export const LongText = stories.LongText;
export const Phone = {
  ...stories.Phone,
  globals: { ...stories.Phone.globals, locale: 'ar' },
  play: undefined,
};
