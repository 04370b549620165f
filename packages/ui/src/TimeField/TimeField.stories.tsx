import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './TimeField.guide.ts';
import { TimeField } from './TimeField.tsx';
import { TimeRangeField } from './TimeRangeField.tsx';

const labels = {
  hour: { label: 'hour', placeholder: '––' },
  minute: { label: 'minute', placeholder: '––' },
  dayPeriod: { label: 'AM/PM', placeholder: '––' },
};

const meta = {
  component: TimeField,
  parameters: { guide },
  args: { label: 'Opens', labels, defaultValue: '18:40', hourCycle: 24, onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton', { name: 'hour' }).focus();
    await userEvent.keyboard('9');
    await expect(canvas.getByRole('spinbutton', { name: 'minute' })).toHaveFocus();
    await userEvent.keyboard('05');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:05');
  },
};

export const TwelveHours: Story = {
  args: { hourCycle: 12 },
  render: (args) => (
    <I18nProvider locale="en-US">
      <TimeField {...args} />
    </I18nProvider>
  ),
  play: async ({ args, canvas }) => {
    const hour = canvas.getByRole('spinbutton', { name: 'hour' });
    await expect(hour).toHaveValue('06');
    canvas.getByRole('spinbutton', { name: 'AM/PM' }).focus();
    await userEvent.keyboard('a');
    await expect(args.onChange).toHaveBeenLastCalledWith('06:40');
    hour.focus();
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:40');
  },
};

export const Keyboard: Story = {
  args: { minuteStep: 15 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: 'minute' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:45');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:00');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: 'hour' })).toHaveValue('18');
  },
};

const onHours = fn();
export const Range: Story = {
  render: ({ value: _, defaultValue: __, ...args }) => (
    <TimeRangeField
      {...args}
      label="Open"
      labels={{ ...args.labels, from: 'from', to: 'to' }}
      defaultValue={{ start: '11:00', end: '22:30' }}
      onChange={onHours}
    />
  ),
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('spinbutton', { name: 'hour' })[1];
    last?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(onHours).toHaveBeenLastCalledWith({ start: '11:00', end: '23:30' });
  },
};

export const Empty: Story = { args: { defaultValue: null } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton', { name: 'hour' }).focus();
    await expect(canvas.getByRole('spinbutton', { name: 'hour' })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton', { name: 'hour' }).focus();
    await userEvent.keyboard('9{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { maxValue: '18:00', errorMessage: 'Open before six.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'hour' })).toBeInvalid();
  },
};
export const LongText: Story = {
  args: {
    label: 'Uhrzeit, ab der Gäste auf der Terrasse Platz nehmen und bestellen können',
    description: 'Wenn das Wetter es zulässt und die Küche besetzt ist.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function HoursForm(args) {
    const { control, handleSubmit } = useForm<{ opens: string | null }>({
      defaultValues: { opens: '11:00' },
    });
    return (
      <form noValidate onSubmit={handleSubmit((hours) => void onSave(hours))}>
        <Stack>
          <Controller
            control={control}
            name="opens"
            render={({ field }) => <TimeField {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    canvas.getByRole('spinbutton', { name: 'hour' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ opens: '10:00' }));
  },
};
