import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { CartMenu } from './CartMenu.tsx';
import * as stories from './CartMenu.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Cart/CartMenu/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof CartMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await screen.findByRole('dialog');
};

export const Loaded: Story = { ...stories.Loaded, play };
export const Phone: Story = { ...stories.Phone, play };
export const LongText: Story = { ...stories.LongText, play };
export const Empty: Story = { ...stories.Empty, play };
