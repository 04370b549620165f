import type { Meta } from '@storybook/react-vite';
import * as stories from './LiveBoard.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/LiveBoard/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = stories.Loaded;
export const Phone = stories.Phone;
export const LongText = stories.LongText;
export const Empty = stories.Empty;
