import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  parameters: { guide },
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
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('teh tarik');
    await userEvent.tab();
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusWithin: true } } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'secret' } };
export const Empty: Story = { args: { placeholder: 'At least twelve letters' } };
export const LongText: Story = {
  args: {
    label: 'Kennwort der Geschäftsführung für die Freigabe von Auszahlungen',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen mit Sahne und Kirschen',
    errorMessage: 'Dieses Kennwort wurde vor weniger als einem Jahr schon einmal verwendet.',
  },
};
