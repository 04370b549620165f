import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './Pagination.guide.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  parameters: { guide },
  args: {
    page: 2,
    pageLength: 25,
    total: 240,
    pageLengths: [10, 25, 50, 100],
    onChange: fn(),
    onPageLengthChange: fn(),
    labels: {
      label: 'Pages of orders',
      summary: ({ from, to }, total) => `${from}–${to} of ${total}`,
      page: ({ page, pages }) => `Page ${page} of ${pages}`,
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
      pageLength: 'Rows per page',
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('26–50 of 240');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
  },
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Last: Story = { args: { page: 10 } };
export const Empty: Story = { args: { page: 1, total: 0 } };
export const FixedLength: Story = { args: { pageLengths: undefined } };
export const Disabled: Story = { args: { isDisabled: true } };

export const KeepsTheFirstRowInView: Story = {
  args: { page: 5 },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '10');
    await expect(args.onPageLengthChange).toHaveBeenCalledWith(10, 11);
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'First page' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const LongText: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      summary: () => 'Bestellungen sechsundzwanzig bis fünfzig von zweihundertvierzig',
      page: () => 'Seite zwei von zehn Seiten',
      pageLength: 'Zeilen, die auf einer Seite stehen',
    },
  },
};
export const Many: Story = { args: { page: 40_000, total: 1_000_000 } };
