import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { guide } from './DateTimeField.guide.ts';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  component: DateTimeField,
  parameters: { guide },
  args: { label: 'Opens', defaultValue: '2026-11-21 18:40', onChange: fn() },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Opens');
    await expect(input).toHaveValue('2026-11-21T18:40');
    await fireEvent.change(input, { target: { value: '2026-11-22T09:05' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22 09:05');
  },
};
export const Day: Story = { args: { granularity: 'day', defaultValue: '2026-11-21' } };
export const OtherRegion: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('21.11.2026, 18:40');
    await expect(text).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Opens'));
    await expect(text).not.toBeVisible();
  },
};
export const Invalid: Story = { args: { errorMessage: 'Open before you close.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Keyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Opens')).toHaveFocus();
    await userEvent.keyboard('2026-11-22T09:05');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22 09:05');
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusWithin: true } } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Empty: Story = { args: { defaultValue: '' } };
export const LongText: Story = {
  args: {
    label: 'Beginn der Reservierungsannahme für Veranstaltungen mit mehr als zwanzig Gästen',
    description: 'Nach der Uhr der Filiale, in der die Veranstaltung stattfindet.',
  },
};
