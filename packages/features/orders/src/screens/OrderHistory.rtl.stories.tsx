import type { Meta } from '@storybook/react-vite';
import type { OrderHistory } from './OrderHistory.tsx';
import * as stories from './OrderHistory.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/OrderHistory/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof OrderHistory>;
export default meta;

export const Loaded = stories.Loaded;
export const Phone = stories.Phone;
export const LongText = stories.LongText;
export const Loading = stories.Loading;
export const OpensARow = stories.OpensARow;
