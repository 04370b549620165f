import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InputBox } from '../TextField/InputBox.tsx';
import { guide } from './Field.guide.ts';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  parameters: { guide },
  args: { label: 'Name', children: (control) => <InputBox {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hint: Story = { args: { hint: 'Optional' } };
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};
export const Described: Story = {
  args: { description: 'As guests read it.', errorMessage: 'Give the dish a name.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('As guests read it. Give the dish a name.');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Invalid: Story = { args: { errorMessage: 'Give the dish a name.' } };
export const LongText: Story = {
  args: {
    label: 'Bezeichnung des Gerichts, wie sie auf der Rechnung und auf dem Küchenbon erscheint',
    hint: 'Wahlfrei',
    errorMessage: 'Höchstens vierzig Zeichen, damit der Name auf eine Zeile des Bons passt.',
    description: 'Gäste lesen ihn so, wie er hier steht, in der Sprache der Speisekarte.',
  },
};
