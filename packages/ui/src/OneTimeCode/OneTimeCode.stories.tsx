import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { registered } from '../Field/registered.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './OneTimeCode.guide.ts';
import { OneTimeCode } from './OneTimeCode.tsx';

const meta = {
  component: OneTimeCode,
  parameters: { guide },
  args: { label: 'Code from the message', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the message' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('1234');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
    await expect(canvas.getByRole('textbox')).toHaveValue('193');
  },
};
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Code: 402-177');
    await expect(args.onComplete).toHaveBeenLastCalledWith('402177');
  },
};
export const PastedOverDigits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '21');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.paste('321767');
    await expect(args.onComplete).toHaveBeenLastCalledWith('321767');
  },
};
export const Grouped: Story = { args: { groupSize: 3, defaultValue: '402177' } };
export const Letters: Story = {
  args: { kind: 'any', length: 5 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'k4b-2x');
    await expect(args.onComplete).toHaveBeenLastCalledWith('K4B2X');
  },
};
export const Masked: Story = {
  args: { isMasked: true, length: 4, defaultValue: '123' },
  play: async ({ canvas }) => expect(canvas.queryByText('1')).toBeNull(),
};
export const Empty: Story = {};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  args: { defaultValue: '402' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '402177' } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '402177' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { defaultValue: '402178', errorMessage: 'Incorrect code.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Incorrect code.');
  },
};
export const LongText: Story = {
  args: {
    label: 'Einmalcode aus der Nachricht, die eben an Ihr Telefon geschickt wurde',
    length: 8,
    description: 'Er gilt zehn Minuten. Danach können Sie sich einen neuen schicken lassen.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function CodeForm(args) {
    const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
    return (
      <form noValidate onSubmit={handleSubmit((sent) => void onSave(sent))}>
        <Stack>
          <OneTimeCode
            {...args}
            errorMessage={formState.errors.code?.message}
            {...registered(register('code', { minLength: { value: 6, message: 'Six figures.' } }))}
          />
          <Button type="submit">Send</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Six figures.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '456');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ code: '123456' }));
  },
};
