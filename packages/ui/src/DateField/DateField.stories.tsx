import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';

const labels = {
  day: { label: 'day', placeholder: 'dd' },
  month: { label: 'month', placeholder: 'mm' },
  year: { label: 'year', placeholder: 'yyyy' },
};

const meta = {
  component: DateField,
  parameters: { guide },
  args: { label: 'Date of the bill', labels, defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of the bill' })).toBeVisible();
    const day = canvas.getByRole('spinbutton', { name: 'day' });
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await expect(day).toHaveAttribute('aria-valuenow', '22');
  },
};

export const Keyboard: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    const [day, month, year] = ['day', 'month', 'year'].map((name) =>
      canvas.getByRole('spinbutton', { name }),
    );
    day?.focus();
    await userEvent.keyboard('29');
    month?.focus();
    await userEvent.keyboard('2');
    await expect(args.onChange).not.toHaveBeenCalled();
    year?.focus();
    await userEvent.keyboard('2028');
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-02-29');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(day).toHaveValue('28');
    await userEvent.keyboard('27');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
  },
};

export const AdvancesAutomatically: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <I18nProvider locale="en-GB">
      <DateField {...args} />
    </I18nProvider>
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton', { name: 'day' }).focus();
    await userEvent.keyboard('21112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

/** Both the value and the shown date are Gregorian. */
export const BuddhistLocale: Story = {
  render: (args) => (
    <I18nProvider locale="th-TH-u-ca-buddhist">
      <DateField {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'year' })).toHaveValue('2026');
  },
};

export const Empty: Story = { args: { defaultValue: null } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton', { name: 'month' }).focus();
    await expect(canvas.getByRole('spinbutton', { name: 'month' })).toHaveFocus();
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'day' })).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton', { name: 'day' }).focus();
    await userEvent.keyboard('{ArrowUp}5{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { maxValue: '2026-11-20', errorMessage: 'The bill cannot be of tomorrow.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'day' })).toHaveAccessibleDescription(
      'The bill cannot be of tomorrow.',
    );
  },
};
export const LongText: Story = {
  args: {
    label: 'Rechnungsdatum, wie es auf dem Beleg des Lieferanten und in der Buchhaltung steht',
    description: 'Tag, Monat und Jahr, auch wenn die Lieferung an einem anderen Tag kam.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function BillForm(args) {
    const { control, handleSubmit } = useForm<{ day: string | null }>({
      defaultValues: { day: null },
    });
    return (
      <form noValidate onSubmit={handleSubmit((bill) => void onSave(bill))}>
        <Stack>
          <Controller
            control={control}
            name="day"
            rules={{ required: 'Give the day.' }}
            render={({ field, fieldState }) => (
              <DateField {...args} {...field} errorMessage={fieldState.error?.message} />
            )}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Give the day.')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    for (const [name, keys] of [
      ['day', '21'],
      ['month', '11'],
      ['year', '2026'],
    ] as const) {
      canvas.getByRole('spinbutton', { name }).focus();
      await userEvent.keyboard(keys);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ day: '2026-11-21' }));
  },
};
