import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { SettingPushDrawer } from './SettingPushDrawer.tsx';
import * as stories from './SettingPushDrawer.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/push/SettingPushDrawer/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof SettingPushDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async () => {
  await screen.findAllByRole('checkbox');
};

export const Mixed: Story = { ...stories.Mixed, play };
export const Obstacles: Story = { ...stories.Obstacles, play };
export const Undo: Story = { ...stories.Undo, play };
export const Phone: Story = { ...stories.Phone, play };
