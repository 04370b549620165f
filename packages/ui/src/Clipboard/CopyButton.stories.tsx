import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './CopyButton.guide.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  parameters: { guide },
  args: {
    text: 'ord_1048',
    labels: {
      copy: 'Copy the order number',
      copied: 'Copied',
      failed: 'Not copied. Press Ctrl C.',
    },
    onCopy: fn(),
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = { name: 'Copy the order number' };

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
    await expect(canvas.getByText('Copied')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(1));
    await expect(write).toHaveBeenCalledWith('ord_1048');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Labelled: Story = {
  args: { isLabelled: true },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.click(canvas.getByRole('button', name));
    await canvas.findByRole('button', { name: 'Copied' });
    await canvas.findByRole('button', name);
  },
};

/** A page without clipboard permission copies through the selection. */
export const Fallback: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    let copied = '';
    const command = spyOn(document, 'execCommand').mockImplementation(() => {
      copied = document.getSelection()?.toString() ?? '';
      return true;
    });
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
    await expect(command).toHaveBeenCalledWith('copy');
    await expect(copied).toBe('ord_1048');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', name));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(false));
    await canvas.findByText('Not copied. Press Ctrl C.');
  },
};

export const InDialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <Dialog title="Order" closeLabel="Close" defaultOpen>
      <CopyButton {...args} isLabelled />
    </Dialog>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <CopyButton {...args} size="s" emphasis="outline" />
      <CopyButton {...args} size="m" emphasis="outline" />
      <CopyButton {...args} size="l" emphasis="outline" />
    </Inline>
  ),
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = { args: { isDisabled: true, isLabelled: true } };
export const LongText: Story = {
  args: {
    isLabelled: true,
    labels: {
      copy: 'Bestellungsannahmebestätigungsnummer in die Zwischenablage kopieren',
      copied: 'Kopiert',
      failed: 'Nicht kopiert',
    },
  },
};
