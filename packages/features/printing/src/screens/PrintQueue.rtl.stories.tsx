import type { Meta } from '@storybook/react-vite';
import type { PrintQueue } from './PrintQueue.tsx';
import * as stories from './PrintQueue.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/PrintQueue/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PrintQueue>;
export default meta;

export const Dark = stories.Dark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
