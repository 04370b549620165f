import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LayoutDemo } from './LayoutDemo.tsx';

const meta = {
  component: LayoutDemo,
  args: { page: 'layout-empty', homeHref: '/' },
} satisfies Meta<typeof LayoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Collapsed: Story = { args: { page: 'collapse-menu' } };
export const Boxed: Story = { args: { page: 'layout-boxed' } };
export const WithoutMenu: Story = { args: { page: 'without-menu' } };

export const Blank: Story = {
  args: { page: 'layout-blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the app' })).toHaveAttribute('href', '/');
  },
};

export const RightToLeft: Story = { ...Blank, globals: { locale: 'ar' }, play: undefined };
