import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PrinterIcon } from '../icons.ts';
import { guide } from './Tooltip.guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  parameters: { guide },
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

export const Default: Story = { args: { isOpen: true, placement: 'bottom' } };
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

export const Keyboard: Story = {
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

export const Hovered: Story = {
  args: { placement: 'bottom' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
  },
};

/** Leaves space on every side. */
const middle = {
  display: 'flex',
  gap: 140,
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 400,
} as const;
const sides = ['top', 'bottom', 'start', 'end'] as const;

export const Placements: Story = {
  render: () => (
    <div style={middle}>
      {sides.map((side) => (
        <Tooltip key={side} isOpen hasArrow placement={side} text={side}>
          <Button>Print</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(sides.length));
    const isRtl = document.dir === 'rtl';
    const placed = screen
      .getAllByRole('tooltip')
      .map((bubble) => bubble.getAttribute('data-placement'));
    await expect(placed).toEqual(
      isRtl ? ['top', 'bottom', 'right', 'left'] : ['top', 'bottom', 'left', 'right'],
    );
    for (const bubble of screen.getAllByRole('tooltip'))
      await expect(bubble.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(10);
  },
};

export const RichContent: Story = {
  args: {
    isOpen: true,
    hasArrow: true,
    placement: 'bottom',
    text: (
      <Stack gap="none">
        <strong>Kitchen printer</strong>
        <span>Ready, 214 tickets today</span>
      </Stack>
    ),
  },
};

export const Focused: Story = {
  args: { placement: 'bottom' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
