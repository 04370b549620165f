import type { Meta } from '@storybook/react-vite';
import type { TableOrder } from './TableOrder.tsx';
import * as stories from './TableOrder.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/TableOrder/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof TableOrder>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const WithOrders = { ...stories.WithOrders, play: undefined };
