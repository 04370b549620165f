import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BagIcon, BikeIcon, UtensilsIcon } from '../icons.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { guide } from './RadioCards.guide.ts';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  component: RadioCards,
  parameters: { guide },
  args: {
    label: 'How it is handed over',
    defaultValue: 'bike',
    onChange: fn(),
    children: (
      <>
        <ChoiceCard
          value="bike"
          icon={<BikeIcon />}
          description="A rider brings it within the hour."
          price="RM 5.00"
        >
          Delivery
        </ChoiceCard>
        <ChoiceCard value="bag" icon={<BagIcon />} description="The guest comes." price="RM 0.00">
          Pickup
        </ChoiceCard>
        <ChoiceCard value="in" icon={<UtensilsIcon />} description="At a table." isDisabled>
          Dine in
        </ChoiceCard>
      </>
    ),
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('radio', { name: 'Pickup' });
    await expect(card).toHaveAccessibleDescription('RM 0.00 The guest comes.');
    await userEvent.click(canvas.getByText('The guest comes.'));
    await expect(args.onChange).toHaveBeenLastCalledWith('bag');
    await expect(card).toBeChecked();
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bag');
  },
};
export const TextOnly: Story = {
  args: {
    children: (
      <>
        <ChoiceCard value="bike">Delivery</ChoiceCard>
        <ChoiceCard value="bag">Pickup</ChoiceCard>
      </>
    ),
  },
};
export const Empty: Story = { args: { defaultValue: undefined } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pickup' })).toBeDisabled();
  },
};
export const Invalid: Story = {
  args: { defaultValue: undefined, errorMessage: 'Choose a way.' },
};
export const LongText: Story = {
  args: {
    children: (
      <ChoiceCard
        value="long"
        description="Innerhalb von fünf Kilometern um das Restaurant, solange die Küche geöffnet ist."
        price="RM 1,005.00"
      >
        Lieferungdurcheinenfahrerdeshausesundseinerkollegen am selben Abend
      </ChoiceCard>
    ),
  },
};
export const Many: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, n) => (
      <ChoiceCard key={n} value={`${n}`} description="Six seats">
        Table {n + 1}
      </ChoiceCard>
    )),
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function WayForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { way: 'bike' } });
    return (
      <form noValidate onSubmit={handleSubmit((order) => void onSave(order))}>
        <Controller
          control={control}
          name="way"
          render={({ field: { ref: _, onBlur: __, ...field } }) => (
            <RadioCards {...args} {...field} />
          )}
        />
        <Button type="submit">Save</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pickup' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ way: 'bag' }));
  },
};
