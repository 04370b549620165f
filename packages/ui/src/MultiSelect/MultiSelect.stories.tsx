import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BagIcon, BikeIcon, UtensilsIcon } from '../icons.ts';
import type { SelectOptions } from '../Select/options.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './MultiSelect.guide.ts';
import { MultiSelect } from './MultiSelect.tsx';

const dishes = [
  { value: 'laksa', label: 'Laksa' },
  { value: 'satay', label: 'Satay' },
  { value: 'rendang', label: 'Rendang', isDisabled: true },
  { value: 'creme', label: 'Crème brûlée' },
];
const labels = {
  list: 'Dishes',
  chosen: 'Chosen dishes',
  open: 'Show dishes',
  clear: 'Take all away',
  empty: 'No dish is called so.',
  loading: 'Looking…',
  failed: 'The dishes did not come.',
  retry: 'Try again',
  selectAll: 'All dishes',
  full: 'Two dishes at most.',
  count: (count: number) => `${count} dishes`,
  remove: (label: string) => `Remove ${label}`,
  create: (text: string) => `Add “${text}”`,
};

const meta = {
  component: MultiSelect,
  parameters: { guide },
  args: {
    label: 'Dishes',
    options: dishes,
    labels,
    defaultValue: ['laksa'],
    placeholder: 'Choose dishes',
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('combobox');
const option = (name: string) => screen.findByRole('option', { name });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(box());
    await userEvent.click(await option('Satay'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['laksa', 'satay']);
    await userEvent.click(await option('Laksa'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['satay']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Satay' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(box()).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    box().focus();
    await userEvent.keyboard('brul{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['laksa', 'creme']);
    await expect(box()).toHaveValue('');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['creme']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['creme', 'satay']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['creme']);
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

export const Icons: Story = {
  args: {
    label: 'Handed over',
    defaultValue: ['bike', 'bag'],
    options: [
      { value: 'bike', label: 'Delivery', description: 'A rider brings it', icon: <BikeIcon /> },
      { value: 'bag', label: 'Pickup', description: 'The guest comes', icon: <BagIcon /> },
      { value: 'in', label: 'Dine in', description: 'At a table', icon: <UtensilsIcon /> },
    ],
  },
};

export const SelectAll: Story = {
  args: { hasSelectAll: true },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.click(await option('All dishes'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['laksa', 'satay', 'creme']);
    await expect(await option('All dishes')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await option('All dishes'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Creatable: Story = {
  args: { isCreatable: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(box(), 'Mee goreng');
    await userEvent.click(await option('Add “Mee goreng”'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['laksa', 'Mee goreng']);
    await expect(canvas.getByRole('button', { name: 'Remove Mee goreng' })).toBeVisible();
    await userEvent.type(box(), 'mee goreng');
    await expect((await screen.findAllByText('No dish is called so.')).length).toBe(2);
  },
};

export const AtMost: Story = {
  args: { maxCount: 2, hint: 'At most 2' },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.click(await option('Satay'));
    await expect((await screen.findAllByText('Two dishes at most.')).length).toBe(2);
    await userEvent.click(await option('Crème brûlée'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['laksa', 'satay']);
  },
};

export const Fixed: Story = {
  args: { defaultValue: ['laksa', 'satay'], fixedValues: ['laksa'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Laksa' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take all away' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['laksa']);
  },
};

/** Resolves each query manually, so that a story controls the timing. */
function slow() {
  const requests: { query: string; answer: () => void; refuse: () => void }[] = [];
  const load = (query: string) =>
    new Promise<SelectOptions>((resolve, reject) => {
      const answer = () => resolve(dishes.filter(({ value }) => value.startsWith(query)));
      requests.push({ query, answer, refuse: () => reject(new Error('offline')) });
    });
  return { requests, load };
}

const newest = slow();
export const Loaded: Story = {
  args: { options: undefined, load: newest.load, labelOf: () => 'Laksa' },
  play: async ({ args, canvas }) => {
    newest.requests.length = 0;
    await userEvent.type(box(), 'sa');
    await waitFor(() => expect(newest.requests.at(-1)?.query).toBe('sa'));
    newest.requests.at(-1)?.answer();
    await userEvent.click(await option('Satay'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['laksa', 'satay']);
    await expect(canvas.getByRole('button', { name: 'Remove Satay' })).toBeVisible();
  },
};

const never = slow();
export const Pending: Story = {
  args: { options: undefined, load: never.load, labelOf: () => 'Laksa' },
  play: async () => {
    await userEvent.click(box());
    await expect((await screen.findAllByText('Looking…')).length).toBe(2);
  },
};

const broken = slow();
export const Failed: Story = {
  args: { options: undefined, load: broken.load, labelOf: () => 'Laksa' },
  play: async () => {
    broken.requests.length = 0;
    await userEvent.click(box());
    await waitFor(() => expect(broken.requests.length).toBe(1));
    broken.requests[0]?.refuse();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(broken.requests.length).toBe(2));
    broken.requests[1]?.answer();
    await expect(await option('Satay')).toBeVisible();
  },
};

export const Empty: Story = { args: { defaultValue: [] } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async () => {
    box().focus();
    await expect(box()).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: ['laksa', 'satay'] },
  play: async () => expect(box()).toBeDisabled(),
};
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: ['laksa', 'satay'] },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { defaultValue: [], errorMessage: 'Choose at least one dish.', isRequired: true },
};
export const LongText: Story = {
  args: {
    label: 'Gerichte, die auf der Rechnung und auf dem Küchenbon zusammen erscheinen sollen',
    options: [{ value: 'l', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen' }],
    defaultValue: ['l'],
  },
};
export const Many: Story = {
  args: {
    options: Array.from({ length: 300 }, (_, n) => ({ value: `${n}`, label: `Dish ${n + 1}` })),
    defaultValue: Array.from({ length: 30 }, (_, n) => `${n * 3}`),
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function DishesForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { dishes: ['laksa'] } });
    return (
      <form noValidate onSubmit={handleSubmit((menu) => void onSave(menu))}>
        <Stack>
          <Controller
            control={control}
            name="dishes"
            render={({ field }) => <MultiSelect {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.click(box());
    await userEvent.click(await option('Satay'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ dishes: ['laksa', 'satay'] }));
  },
};
