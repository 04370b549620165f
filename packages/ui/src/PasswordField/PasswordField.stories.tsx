import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', revealLabel: 'Show password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'teh tarik');
    await expect(input).toHaveAttribute('type', 'password');
    const reveal = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.click(reveal);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(input).toHaveValue('teh tarik');
  },
};
export const Invalid: Story = { args: { errorMessage: 'This is not the password.' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'secret' } };
