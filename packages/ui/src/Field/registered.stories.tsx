import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { registered } from './registered.ts';

interface DishFormProps {
  onSave: (dish: { name: string; code: string }) => void;
}

function DishForm({ onSave }: DishFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: 'Laksa', code: '' },
  });
  const message = formState.errors.code && 'Give the dish a code.';
  return (
    <form noValidate onSubmit={handleSubmit((dish) => onSave(dish))}>
      <Stack>
        <TextField label="Name" {...registered(register('name'))} />
        <TextField
          label="Code"
          errorMessage={message}
          {...registered(register('code', { required: true }))}
        />
        <Button type="submit">Save dish</Button>
      </Stack>
    </form>
  );
}

const meta = { component: DishForm, args: { onSave: fn() } } satisfies Meta<typeof DishForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Laksa');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'L1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save dish' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Laksa', code: 'L1' });
  },
};

export const RefusalGetsFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save dish' }));
    await expect(await canvas.findByText('Give the dish a code.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
