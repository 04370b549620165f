import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { PhoneIcon } from '../icons.ts';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  parameters: { guide },
  args: { label: 'Name', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Laksa');
    await expect(canvas.getByRole('textbox')).toHaveValue('Laksa');
    await expect(args.onChange).toHaveBeenLastCalledWith('Laksa');
  },
};

export const Controlled: Story = {
  render: function Shouting(args) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onChange={(text) => setValue(text.toUpperCase())} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'tea');
    await expect(canvas.getByRole('textbox')).toHaveValue('TEA');
  },
};

export const Described: Story = { args: { description: 'As guests read it on the menu.' } };
export const Placeholder: Story = { args: { placeholder: 'Nasi lemak' } };
export const PrefixAndSuffix: Story = {
  args: { label: 'Phone', type: 'tel', prefix: <PhoneIcon />, suffix: 'MY', dir: 'ltr' },
  play: async ({ canvas, canvasElement }) => {
    const sign = canvas.getByText('MY').getBoundingClientRect();
    const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
    const hit = canvasElement.ownerDocument.elementFromPoint(x, y);
    if (!hit) throw new Error('The sign is out of sight');
    await fireEvent.pointerDown(hit);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Give the dish a name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Give the dish a name.');
  },
};
export const Required: Story = { args: { isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Cannot change' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'ord_1048' } };
export const LongText: Story = {
  args: {
    label: 'Bezeichnung des Gerichts, wie sie auf der Rechnung und auf dem Küchenbon erscheint',
    hint: 'Wahlfrei',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen mit Sahne und Kirschen',
    errorMessage: 'Höchstens vierzig Zeichen, damit der Name auf eine Zeile des Bons passt.',
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Laksa');
    await expect(args.onChange).toHaveBeenLastCalledWith('Laksa');
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusWithin: true } } };

export const Empty: Story = { args: { hint: 'Optional', placeholder: 'Nasi lemak' } };
