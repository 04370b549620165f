import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Explained } from './Explained.tsx';

const meta = {
  component: Explained,
  args: {
    amount: 'RM\u00A01.59',
    label: 'How Service charge is calculated',
    steps: () => [
      { label: 'On items after discounts', amount: null },
      { label: 'RM\u00A015.90 × 10% = RM\u00A01.59', amount: null },
      { label: 'Share of each item:', amount: null },
      { label: 'Roti tisu', amount: 'RM\u00A00.70', isPart: true },
      { label: 'Ayam goreng sekor', amount: 'RM\u00A00.89', isPart: true },
    ],
  },
} satisfies Meta<typeof Explained>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('button', { name: /1\.59$/ });
    await expect(amount).toHaveAccessibleDescription('How Service charge is calculated');
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('button');
    await userEvent.click(amount);
    await expect(amount).toHaveAttribute('aria-expanded', 'true');
    const note = canvas.getByRole('note', { name: 'How Service charge is calculated' });
    await expect(amount).toHaveAttribute('aria-controls', note.id);
    await expect(note).toHaveTextContent('Roti tisu');
    await userEvent.click(amount);
    await expect(canvas.queryByRole('note')).toBeNull();
    await userEvent.click(amount);
  },
};
export const WithKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

/** On a touch screen, the amount is a large enough target. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('button');
    await userEvent.click(amount);
    const { width, height } = amount.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const Dark: Story = { ...Open, globals: { skin: 'dark' } };

const longName = 'Nasi lemak with everything that the kitchen can think of on a busy evening';
export const LongText: Story = {
  args: {
    steps: () => [
      {
        label: `RM\u00A0123,456.78 × 10% = RM\u00A012,345.678, rounded to RM\u00A012,345.68`,
        amount: null,
      },
      { label: longName, amount: 'RM\u00A012,345.68', isPart: true },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
export const Many: Story = {
  args: {
    steps: () =>
      Array.from({ length: 40 }, (_, i) => ({
        label: `Dish ${i + 1}`,
        amount: 'RM\u00A00.10',
        isPart: true,
      })),
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
