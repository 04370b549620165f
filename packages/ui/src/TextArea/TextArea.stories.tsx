import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  parameters: { guide },
  args: { label: 'Note for the kitchen', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const countLabels = {
  limit: 'Use 20 characters or fewer.',
  left: (count: number) => (count < 0 ? `${-count} too many` : `${count} left`),
};

export const Default: Story = {};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('No peanuts{Enter}No egg');
    await expect(args.onChange).toHaveBeenLastCalledWith('No peanuts\nNo egg');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};
export const Counted: Story = {
  args: { maxCount: 20, countLabels },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Use 20 characters or fewer.');
    await userEvent.type(field, 'No peanut');
    await expect(canvas.getByText('9/20')).toBeVisible();
    await expect(canvas.queryByText('10 left')).toBeNull();
    await userEvent.type(field, 's');
    await expect(canvas.getByText('10 left')).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(field, ', no shrimps');
    await expect(canvas.getByText('2 too many')).toBeInTheDocument();
  },
};
export const TooLong: Story = {
  args: {
    maxCount: 20,
    countLabels,
    defaultValue: 'No peanuts, no shrimp, no egg',
    errorMessage: 'Nine characters too many.',
  },
};
export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, 'One{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};
export const FixedHeight: Story = {
  args: { isAutosized: false, rows: 4 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, '{Enter}'.repeat(12));
    await expect(field.getBoundingClientRect().height).toBe(before);
  },
};
export const ManyLines: Story = { args: { defaultValue: 'One line\n'.repeat(30) } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  globals: { pseudo: { focusVisible: true, focusWithin: true } },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'No peanuts' } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'No peanuts' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Say what is to be left out.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Say what is to be left out.',
    );
  },
};
export const Empty: Story = { args: { placeholder: 'No peanuts, sauce beside it' } };
export const LongText: Story = {
  args: {
    label: 'Anmerkung für die Küche, wie sie auf dem Bon und auf dem Bildschirm erscheint',
    hint: 'Wahlfrei',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen '.repeat(3),
    description: 'Wird mit der Bestellung gedruckt und nicht an den Gast gesendet.',
  },
};
