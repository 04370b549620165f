import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './TabLinks.guide.ts';
import { TabLinks } from './TabLinks.tsx';

const meta = {
  component: TabLinks,
  parameters: { guide },
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
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hours' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Taxes/ })).toHaveFocus();
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const LongText: Story = {
  args: {
    items: [
      { href: '#hours', title: 'Öffnungszeiten und Ruhetage', isCurrent: true },
      { href: '#taxes', title: 'Steuersätze und Bedienungszuschläge', count: 12 },
      { href: '#printers', title: 'Küchen- und Rechnungsdrucker' },
    ],
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, n) => ({
      href: `#part-${n}`,
      title: `A longer title ${n + 1}`,
      isCurrent: n === 11,
    })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(row.left);
    await expect(current.right).toBeLessThanOrEqual(row.right);
  },
};
