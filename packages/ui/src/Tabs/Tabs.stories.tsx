import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  parameters: { guide },
  args: {
    label: 'Order',
    onSelectionChange: fn(),
    items: [
      { id: 'items', title: 'Items', count: 3, content: 'Two nasi lemak, one iced tea.' },
      { id: 'payments', title: 'Payments', content: 'Paid by card.' },
      { id: 'refunds', title: 'Refunds', isDisabled: true, content: '' },
      { id: 'history', title: 'History', content: 'Accepted at noon.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { defaultSelectedKey: 'payments' } };
export const Many: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, n) => ({
      id: `${n}`,
      title: `A longer title ${n + 1}`,
      content: `Part ${n + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'end'));
    row.scrollLeft = getComputedStyle(row).direction === 'rtl' ? -10_000 : 10_000;
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'start'));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const isRtl = document.documentElement.dir === 'rtl';
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Items/ })).toHaveFocus();
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Payments' })).toBeVisible();
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('history');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /Items/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Accepted at noon.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Refunds' }));
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  args: {
    items: [
      { id: 'items', title: 'Items', content: 'Two nasi lemak, one iced tea.' },
      { id: 'payments', title: 'Payments', isDisabled: true, content: '' },
      { id: 'refunds', title: 'Refunds', isDisabled: true, content: '' },
    ],
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'items',
        title: 'Bestellte Gerichte und Getränke',
        count: '1,204',
        content: 'Zweimal Nasi Lemak.',
      },
      { id: 'payments', title: 'Zahlungseingangsbestätigungen', content: 'Mit Karte bezahlt.' },
      { id: 'history', title: 'Änderungsverlauf der Bestellung', content: 'Mittags angenommen.' },
    ],
  },
};
