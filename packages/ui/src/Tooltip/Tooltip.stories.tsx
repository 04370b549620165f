import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PrinterIcon } from '../icons.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'Print ticket',
    children: (
      <IconButton label="Print">
        <PrinterIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true, placement: 'bottom' } };
export const WithShortcut: Story = {
  args: { isOpen: true, placement: 'bottom', shortcut: 'Ctrl P' },
};
export const LongText: Story = {
  args: {
    isOpen: true,
    placement: 'bottom',
    text: 'Prints the ticket again on every printer of the kitchen that takes this order',
  },
};

export const ByKeyboard: Story = {
  args: { placement: 'bottom' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Print ticket');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const ByPointer: Story = {
  args: { placement: 'bottom' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
