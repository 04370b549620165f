import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from './PinPad.guide.ts';
import { PinPad } from './PinPad.tsx';

const meta = {
  component: PinPad,
  parameters: { guide },
  args: {
    label: 'PIN of Wei Ling',
    clearLabel: 'Clear',
    eraseLabel: 'Erase',
    progressLabel: (entered, length) => `${entered} of ${length}`,
    onComplete: fn(),
  },
} satisfies Meta<typeof PinPad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const digit of ['1', '2', '5']) {
      await userEvent.click(canvas.getByRole('button', { name: digit }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }));
    await expect(canvas.getByText('2 of 4')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '3' }));
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
  },
};

export const Keyboard: Story = {
  args: { length: 6 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12{Backspace}34567');
    await expect(args.onComplete).toHaveBeenCalledWith('134567');
    await waitFor(() => expect(canvas.queryByText('6 of 6')).toBeNull());
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'This PIN is not known.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('This PIN is not known.');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

export const FourToSix: Story = {
  args: { length: 6, minLength: 4, confirmLabel: 'Approve' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await userEvent.keyboard('234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const Pending: Story = {
  args: { onComplete: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12345');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  },
};
export const LongText: Story = {
  args: {
    clearLabel: 'Alles löschen',
    errorMessage:
      'Diese PIN ist nicht bekannt. Nach drei weiteren Versuchen wartet die Kasse eine Minute.',
  },
};
