import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { PricePushDrawer } from './PricePushDrawer.tsx';
import * as stories from './PricePushDrawer.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/prices/PricePushDrawer/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PricePushDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async ({ userEvent }) => {
  const price = await screen.findByRole('textbox');
  await waitFor(() => expect(price).toHaveFocus());
  await userEvent.keyboard('13.50');
};

export const Loaded: Story = { ...stories.Loaded, play };
export const Phone: Story = { ...stories.Phone, play };
export const Undo: Story = { ...stories.Undo, play: undefined };
