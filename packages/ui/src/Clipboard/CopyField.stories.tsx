import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guide } from './CopyField.guide.ts';
import { CopyField } from './CopyField.tsx';

const value = 'https://servery.example/menu/harbour?table=7';

const meta = {
  component: CopyField,
  parameters: { guide },
  args: {
    label: 'Link to the menu',
    value,
    dir: 'ltr',
    labels: { copy: 'Copy the link', copied: 'Copied', failed: 'Not copied. Press Ctrl C.' },
    onCopy: fn(),
  },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
    await expect(write).toHaveBeenCalledWith(value);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(document.getSelection()?.toString()).toBe(value);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
  },
};

/** If copying fails, the text is selected for the user to copy. */
export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(false));
    await canvas.findByText('Not copied. Press Ctrl C.');
    const field: HTMLInputElement = canvas.getByRole('textbox');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, value.length]);
  },
};

export const ReadOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue(value);
  },
};
export const Described: Story = { args: { description: 'Guests read it from the code.' } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Bezeichnung der Verknüpfung zur Speisekarte mit allen Tischen und Bereichen',
    value: `${value}&${'uninterruptedlylongnamesofplacesandtables'.repeat(4)}`,
  },
};
