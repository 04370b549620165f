import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { NotificationsMenu } from './NotificationsMenu.tsx';
import * as stories from './NotificationsMenu.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Notifications/NotificationsMenu/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof NotificationsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await screen.findByRole('dialog');
};

export const Loaded: Story = { ...stories.Loaded, play };
export const Phone: Story = { ...stories.Phone, play };
export const LongText: Story = { ...stories.LongText, play };
export const Loading: Story = { ...stories.Loading, play };
export const Forbidden: Story = { ...stories.Forbidden, play };
