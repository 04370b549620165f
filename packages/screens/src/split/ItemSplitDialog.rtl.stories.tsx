import type { Meta } from '@storybook/react-vite';
import type { ItemSplitDialog } from './ItemSplitDialog.tsx';
import * as stories from './ItemSplitDialog.stories.tsx';

const meta = {
  ...stories.default,
  title: 'split/ItemSplitDialog/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ItemSplitDialog>;
export default meta;

export const Choosing = { ...stories.Choosing, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
export const Seats = { ...stories.Seats, play: undefined };
export const Many = stories.Many;
