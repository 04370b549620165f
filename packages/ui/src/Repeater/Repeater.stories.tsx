import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFieldArray, useForm, type Control, type UseFormReturn } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import { registered } from '../Field/registered.ts';
import { Grid } from '../Stack/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Repeater.guide.ts';
import { Repeater, type RepeaterLabels } from './Repeater.tsx';

interface Option {
  name: string;
  price: string;
}
interface Dish {
  options: Option[];
  groups: { title: string; options: Option[] }[];
}

const named = (one: string): RepeaterLabels => ({
  add: `Add ${one}`,
  row: (place) => `${one} ${place}`,
  remove: (place) => `Remove ${one} ${place}`,
  moveUp: (place) => `Move ${one} ${place} up`,
  moveDown: (place) => `Move ${one} ${place} down`,
  moved: (from, to) => `${one} ${from} is now ${one} ${to}`,
  removed: (place) => `${one} ${place} removed`,
  undo: 'Undo',
  empty: `No ${one} yet. Guests take the dish as it is.`,
  full: 'No more fit on the ticket.',
});

interface OptionsProps {
  options?: Option[];
  isFixed?: boolean;
  min?: number;
  max?: number;
  errorMessage?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

function Fields({
  form,
  path,
  ...props
}: { form: UseFormReturn<Dish>; path: string } & OptionsProps) {
  const name = path as 'options';
  const control: Control<Dish> = form.control;
  const { fields, append, remove, insert, move } = useFieldArray({ control, name });
  return (
    <Repeater
      label="Options"
      items={fields}
      labels={named('option')}
      min={props.min}
      max={props.max}
      errorMessage={props.errorMessage}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      onAdd={() => append({ name: '', price: '' }, { shouldFocus: false })}
      onMove={props.isFixed ? undefined : move}
      onRemove={(index) => {
        const value = form.getValues(`${name}.${index}`);
        remove(index);
        return () => insert(index, value, { shouldFocus: false });
      }}
    >
      {(_option, index) => (
        <Grid item="s" gap="s">
          <TextField
            label="Name"
            isDisabled={props.isDisabled}
            isReadOnly={props.isReadOnly}
            {...registered(form.register(`${name}.${index}.name`))}
          />
          <TextField
            label="Price"
            isDisabled={props.isDisabled}
            isReadOnly={props.isReadOnly}
            {...registered(form.register(`${name}.${index}.price`))}
          />
        </Grid>
      )}
    </Repeater>
  );
}

const three: Option[] = [
  { name: 'Extra egg', price: '1.50' },
  { name: 'No chilli', price: '0.00' },
  { name: 'Large bowl', price: '3.00' },
];

function Options({ options = three, ...props }: OptionsProps) {
  const form = useForm<Dish>({ defaultValues: { options, groups: [] } });
  return <Fields form={form} path="options" {...props} />;
}

function Groups() {
  const form = useForm<Dish>({
    defaultValues: { options: [], groups: [{ title: 'Noodles', options: three.slice(0, 2) }] },
  });
  const { fields, append, remove, insert } = useFieldArray({
    control: form.control,
    name: 'groups',
  });
  return (
    <Repeater
      label="Groups"
      items={fields}
      labels={named('group')}
      onAdd={() => append({ title: '', options: [] }, { shouldFocus: false })}
      onRemove={(index) => {
        const value = form.getValues(`groups.${index}`);
        remove(index);
        return () => insert(index, value, { shouldFocus: false });
      }}
    >
      {(_group, index) => (
        <Stack gap="m">
          <TextField label="Title" {...registered(form.register(`groups.${index}.title`))} />
          <Fields form={form} path={`groups.${index}.options`} />
        </Stack>
      )}
    </Repeater>
  );
}

const meta = {
  title: 'Repeater',
  component: Options,
  parameters: { guide },
} satisfies Meta<typeof Options>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: {
  getAllByRole: (role: 'textbox', by: { name: string }) => HTMLElement[];
}) =>
  canvas
    .getAllByRole('textbox', { name: 'Name' })
    .map((field) => (field as HTMLInputElement).value);

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    const fields = await canvas.findAllByRole('textbox', { name: 'Name' });
    await expect(fields).toHaveLength(4);
    await expect(fields[3]).toHaveFocus();
  },
};

export const RemovedAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Name' })[1]!, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove option 2' }));
    await expect(names(canvas)).toEqual(['Extra egg', 'Large bowl']);
    await expect(canvas.getByText('option 2 removed')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas)).toEqual(['Extra egg', 'No chilli!', 'Large bowl']);
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Name' })[1]).toHaveFocus());
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove option 1' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move option 1 down' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas)).toEqual(['No chilli', 'Extra egg', 'Large bowl']);
    await expect(canvas.getByText('option 1 is now option 2')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move option 2 down' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas)).toEqual(['No chilli', 'Large bowl', 'Extra egg']);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move option 3 up' })).toHaveFocus(),
    );
  },
};

export const Bounds: Story = {
  args: { min: 1, max: 2, options: three.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Remove option 1' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    await expect(await canvas.findByText('No more fit on the ticket.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add option' })).toBeDisabled();
    await expect(canvas.getByText('2/2')).toBeVisible();
  },
};

export const FixedOrder: Story = { args: { isFixed: true } };

export const Nested: Story = {
  render: () => <Groups />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    const fields = await canvas.findAllByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(fields[2]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Title' })[1]).toHaveFocus());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Invalid: Story = {
  args: { options: [], errorMessage: 'Give one option at least.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Options' })).toHaveAccessibleDescription(
      'Give one option at least.',
    );
  },
};
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No option yet/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    options: [
      {
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen mit Sahne',
        price: '1048.90',
      },
    ],
  },
};
export const Many: Story = {
  args: { options: Array.from({ length: 12 }, (_, n) => ({ name: `Option ${n + 1}`, price: '' })) },
};
