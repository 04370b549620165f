import type { Meta } from '@storybook/react-vite';
import * as stories from './QueueHistory.stories.tsx';
import type { QueueHistory } from './QueueHistory.tsx';

const meta = {
  ...stories.default,
  title: 'screens/QueueHistory/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof QueueHistory>;
export default meta;

export const Loading = stories.Loading;
export const LongText = stories.LongText;
