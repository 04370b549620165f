import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { registered } from '../Field/registered.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormFields, type FormLayout } from './Form.tsx';
import { guide } from './Form.guide.ts';
import { FormActions } from './FormActions.tsx';
import { FormSection } from './FormSection.tsx';
import { FormSummary } from './FormSummary.tsx';

interface Dish {
  name: string;
  code: string;
  email: string;
  note: string;
}

interface DishFormProps {
  layout?: FormLayout;
  isSticky?: boolean;
  isDisabled?: boolean;
  defaultValues?: Partial<Dish>;
  /** Resolves with the errors from the server, by field. */
  onSave: (dish: Dish) => Promise<Partial<Record<keyof Dish, string>> | undefined>;
}

const titles = (count: number) =>
  count === 1 ? 'One thing stands in the way' : `${count} things stand in the way`;

function DishForm({ layout, isSticky, isDisabled, defaultValues, onSave }: DishFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<Dish>({
    defaultValues: { name: '', code: '', email: '', note: '', ...defaultValues },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = formState;
  const field = (name: keyof Dish, labels: string) => ({
    ...registered(register(name, { required: labels })),
    id: name,
    errorMessage: errors[name]?.message,
  });
  const save = handleSubmit(async (dish) => {
    const refused = await onSave(dish);
    for (const [name, message] of Object.entries(refused ?? {}))
      setError(name as keyof Dish, { type: 'server', message });
  });
  return (
    <Form label="Dish" layout={layout} onSubmit={(event) => void save(event)}>
      <FormSummary errors={errors} submitCount={isSubmitting ? 0 : submitCount} title={titles} />
      <FormSection
        title="On the menu"
        description="What guests read before they order."
        isDisabled={isDisabled}
      >
        <TextField label="Name" {...field('name', 'Give the dish a name.')} />
        <TextField label="Code" hint="On the bill" {...field('code', 'Give the dish a code.')} />
      </FormSection>
      <FormSection title="In the kitchen" isDisabled={isDisabled}>
        <TextField label="Email" type="email" id="email" {...registered(register('email'))} />
        <TextArea label="Note" id="note" {...registered<HTMLTextAreaElement>(register('note'))} />
        <Checkbox defaultSelected>Print it on the ticket</Checkbox>
      </FormSection>
      <FormActions isSticky={isSticky} note={isSubmitSuccessful && !isSubmitting ? 'Saved' : ''}>
        <Button type="submit" tone="accent" emphasis="solid" isPending={isSubmitting}>
          Save dish
        </Button>
        <Button emphasis="ghost">Cancel</Button>
      </FormActions>
    </Form>
  );
}

const meta = {
  component: DishForm,
  title: 'Form',
  parameters: { guide },
  args: { onSave: fn<DishFormProps['onSave']>(async () => undefined) },
} satisfies Meta<typeof DishForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const laksa = { name: 'Laksa', code: 'L1' };

export const Default: Story = { args: { defaultValues: laksa } };
export const Horizontal: Story = {
  args: { layout: 'horizontal', defaultValues: laksa },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Name').getBoundingClientRect();
    const field = canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect();
    await expect(label.top).toBeLessThan(field.bottom);
    await expect(Math.min(label.right, field.right)).toBeLessThanOrEqual(
      Math.max(label.left, field.left),
    );
  },
};
export const Columns: Story = { args: { layout: 'columns', defaultValues: laksa } };
export const Inline: Story = {
  render: () => (
    <Form label="Find orders" layout="inline">
      <FormFields>
        <TextField label="Number" />
        <TextField label="Guest" />
      </FormFields>
      <FormActions>
        <Button type="submit">Find</Button>
      </FormActions>
    </Form>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Laksa');
    await userEvent.tab();
    await userEvent.keyboard('L1{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ code: 'L1' })),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'));
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save dish' }));
    const summary = await canvas.findByRole('group', { name: '2 things stand in the way' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Give the dish a code.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'Give the dish a code.',
    );
  },
};

export const ForbiddenAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save dish' });
    await userEvent.click(save);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Laksa');
    await userEvent.click(save);
    const summary = await canvas.findByRole('group', { name: 'One thing stands in the way' });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const ServerErrors: Story = {
  args: {
    defaultValues: laksa,
    onSave: fn<DishFormProps['onSave']>(async () => ({
      code: 'Another dish has this code.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save dish' }));
    const summary = await canvas.findByRole('group', { name: 'One thing stands in the way' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'Another dish has this code.',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Another dish has this code.' }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
};

export const StickyActions: Story = { args: { isSticky: true, defaultValues: laksa } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultValues: laksa },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  },
};
export const Pending: Story = {
  args: { defaultValues: laksa, onSave: fn<DishFormProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save dish' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};
export const Empty: Story = {};
export const Many: Story = {
  render: () => (
    <Form label="Opening hours" layout="columns">
      <FormFields>
        {Array.from({ length: 21 }, (_, index) => (
          <TextField key={`day-${index + 1}`} label={`Day ${index + 1}`} defaultValue="10:00" />
        ))}
      </FormFields>
      <FormActions isSticky>
        <Button type="submit">Save hours</Button>
      </FormActions>
    </Form>
  ),
};
export const LongText: Story = {
  render: () => (
    <Form label="Gericht" layout="horizontal">
      <FormSection
        title="Bezeichnungen und Anmerkungen für Speisekarte und Küchenbildschirm"
        description="Alles, was Gäste lesen, bevor sie eine Bestellung aufgeben, und was danach auf der Rechnung steht."
      >
        <TextField
          label="Bezeichnung des Gerichts auf der Rechnung"
          hint="Wahlfrei"
          description="Höchstens vierzig Zeichen, damit der Name auf eine Zeile des Bons passt."
          defaultValue="Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen"
        />
      </FormSection>
      <FormActions>
        <Button type="submit">Bestellungsannahmebestätigung speichern</Button>
      </FormActions>
    </Form>
  ),
};
