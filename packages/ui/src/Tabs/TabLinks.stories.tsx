import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';

const meta = {
  component: TabLinks,
  args: {
    label: 'Settings',
    items: [
      { href: '#hours', title: 'Hours', isCurrent: true },
      { href: '#taxes', title: 'Taxes', count: 2 },
      { href: '#printers', title: 'Printers' },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Hours');
  },
};
