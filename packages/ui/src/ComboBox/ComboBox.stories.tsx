import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { BagIcon, BikeIcon, UtensilsIcon } from '../icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ComboBox.guide.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const dishes = [
  { value: 'laksa', label: 'Laksa' },
  { value: 'satay', label: 'Satay' },
  { value: 'rendang', label: 'Rendang', isDisabled: true },
  { value: 'creme', label: 'Crème brûlée' },
];
const labels = {
  list: 'Dishes',
  open: 'Show dishes',
  clear: 'Empty',
  empty: 'No dish is called so.',
  loading: 'Looking…',
  failed: 'The dishes did not come.',
  retry: 'Try again',
  count: (count: number) => `${count} dishes`,
};

const meta = {
  component: ComboBox,
  parameters: { guide },
  args: { label: 'Dish', options: dishes, labels, placeholder: 'Name of a dish', onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('combobox');
const option = (name: string) => screen.findByRole('option', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.click(await option('Satay'));
    await closed();
    await expect(box()).toHaveValue('Satay');
    await expect(args.onChange).toHaveBeenLastCalledWith('satay');
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('brule');
    const found = await option('Crème brûlée');
    await expect(box()).toHaveAttribute('aria-activedescendant', found.id);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('creme');
    await userEvent.keyboard('{ArrowDown}');
    await option('Laksa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('laksa');
    await userEvent.keyboard('x{Escape}');
    await expect(box()).toHaveValue('Laksa');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(box()).toHaveValue('');
  },
};

export const SteppingOver: Story = {
  play: async ({ args }) => {
    box().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('creme');
    await closed();
  },
};

export const Grouped: Story = {
  args: {
    options: [
      { title: 'Soups', options: dishes.slice(0, 1) },
      { title: 'From the grill', options: dishes.slice(1, 3) },
    ],
  },
  play: async () => {
    await userEvent.click(box());
    await expect(await screen.findByRole('group', { name: 'From the grill' })).toBeVisible();
  },
};

export const IconsAndDescriptions: Story = {
  args: {
    label: 'Handed over',
    defaultValue: 'bike',
    options: [
      { value: 'bike', label: 'Delivery', description: 'A rider brings it', icon: <BikeIcon /> },
      { value: 'bag', label: 'Pickup', description: 'The guest comes', icon: <BagIcon /> },
      { value: 'in', label: 'Dine in', description: 'At a table', icon: <UtensilsIcon /> },
    ],
  },
  play: async () => {
    await userEvent.click(box());
    await expect(await option('Pickup The guest comes')).toBeVisible();
  },
};

export const FreeText: Story = {
  args: { allowsCustomValue: true },
  play: async ({ args }) => {
    await userEvent.type(box(), 'Mee goreng');
    await userEvent.tab();
    await expect(box()).toHaveValue('Mee goreng');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mee goreng');
  },
};

export const NoFreeText: Story = {
  args: { defaultValue: 'laksa' },
  play: async ({ args }) => {
    await userEvent.clear(box());
    await userEvent.type(box(), 'Mee goreng');
    await userEvent.tab();
    await expect(box()).toHaveValue('Laksa');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Resolves each query manually, so that a story controls the timing. */
function slow() {
  const requests: { query: string; signal: AbortSignal; answer: () => void; refuse: () => void }[] =
    [];
  const load: NonNullable<ComboBoxProps['load']> = (query, signal) =>
    new Promise((resolve, reject) => {
      const answer = () => resolve(dishes.filter(({ value }) => value.startsWith(query)));
      requests.push({ query, signal, answer, refuse: () => reject(new Error('offline')) });
    });
  return { requests, load };
}

const newest = slow();
export const Loaded: Story = {
  args: { options: undefined, load: newest.load },
  play: async ({ args }) => {
    newest.requests.length = 0;
    await userEvent.type(box(), 'l');
    await waitFor(() => expect(newest.requests.at(-1)?.query).toBe('l'));
    const older = newest.requests.at(-1);
    await userEvent.clear(box());
    await userEvent.type(box(), 's');
    await waitFor(() => expect(newest.requests.at(-1)?.query).toBe('s'));
    await expect(older?.signal.aborted).toBe(true);
    older?.answer();
    newest.requests.at(-1)?.answer();
    await userEvent.click(await option('Satay'));
    await expect(args.onChange).toHaveBeenLastCalledWith('satay');
    await expect(screen.queryByRole('option', { name: 'Laksa' })).toBeNull();
  },
};

const never = slow();
export const Pending: Story = {
  args: { options: undefined, load: never.load },
  play: async () => {
    await userEvent.click(box());
    await expect((await screen.findAllByText('Looking…')).length).toBe(2);
  },
};

const broken = slow();
export const Failed: Story = {
  args: { options: undefined, load: broken.load },
  play: async () => {
    broken.requests.length = 0;
    await userEvent.click(box());
    await waitFor(() => expect(broken.requests.length).toBe(1));
    broken.requests[0]?.refuse();
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(broken.requests.length).toBe(2));
    broken.requests[1]?.answer();
    await expect(await option('Laksa')).toBeVisible();
  },
};

export const Empty: Story = {
  play: async () => {
    await userEvent.type(box(), 'pizza');
    await expect((await screen.findAllByText('No dish is called so.')).length).toBe(2);
  },
};

export const SavedChoice: Story = {
  args: {
    options: undefined,
    load: never.load,
    defaultValue: 'd_7',
    labelOf: () => 'Nasi lemak',
  },
  play: async () => expect(box()).toHaveValue('Nasi lemak'),
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  args: { defaultValue: 'laksa' },
  play: async () => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'laksa' },
  play: async () => expect(box()).toBeDisabled(),
};
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'laksa' },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Choose a dish of this menu.', isRequired: true },
  play: async () => expect(box()).toHaveAccessibleDescription('Choose a dish of this menu.'),
};
export const LongText: Story = {
  args: {
    label: 'Bezeichnung des Gerichts, wie sie auf der Rechnung und auf dem Küchenbon erscheint',
    options: [
      {
        value: 'long',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen',
        description: 'Mit Sahne, Kirschen und allem, was die Küche an diesem Tag noch hat',
      },
    ],
    defaultValue: 'long',
  },
  play: async () => {
    await userEvent.click(box());
    await expect(await screen.findByRole('option')).toBeVisible();
  },
};
export const Many: Story = {
  args: {
    options: Array.from({ length: 500 }, (_, n) => ({ value: `${n}`, label: `Dish ${n + 1}` })),
    defaultValue: '400',
  },
  play: async () => {
    await userEvent.click(box());
    const chosen = await option('Dish 401');
    await waitFor(() => expect(chosen).toBeVisible());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(box()).toHaveValue('Dish 400');
  },
};

export const InDialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <Dialog trigger={<Button>Add</Button>} title="Add a dish" closeLabel="Close" defaultOpen>
      <ComboBox {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(box());
    await userEvent.click(await option('Satay'));
    await expect(args.onChange).toHaveBeenLastCalledWith('satay');
    await userEvent.keyboard('{ArrowDown}');
    await option('Satay');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeInTheDocument();
    await expect(box()).toHaveFocus();
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function DishForm(args) {
    const { control, handleSubmit } = useForm<{ dish: string | null }>({
      defaultValues: { dish: null },
    });
    return (
      <form noValidate onSubmit={handleSubmit((dish) => void onSave(dish))}>
        <Stack>
          <Controller
            control={control}
            name="dish"
            rules={{ required: 'Choose a dish.' }}
            render={({ field, fieldState }) => (
              <ComboBox {...args} {...field} errorMessage={fieldState.error?.message} />
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
    await expect(await canvas.findByText('Choose a dish.')).toBeVisible();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('sat{Enter}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ dish: 'satay' }));
  },
};
