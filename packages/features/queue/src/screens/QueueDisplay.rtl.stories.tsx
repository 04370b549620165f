import type { Meta } from '@storybook/react-vite';
import type { QueueDisplay } from './QueueDisplay.tsx';
import * as stories from './QueueDisplay.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/QueueDisplay/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof QueueDisplay>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const LongText = stories.LongText;
