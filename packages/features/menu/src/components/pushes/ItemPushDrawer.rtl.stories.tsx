import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { ItemPushDrawer } from './ItemPushDrawer.tsx';
import * as stories from './ItemPushDrawer.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/pushes/ItemPushDrawer/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ItemPushDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async () => {
  await screen.findAllByRole('checkbox');
};

export const Loaded: Story = { ...stories.Loaded, play };
export const RefusedOutlet: Story = { ...stories.RefusedOutlet, play };
export const Undo: Story = { ...stories.Undo, play };
export const LongText: Story = { ...stories.LongText, play };
export const Phone: Story = { ...stories.Phone, play };
