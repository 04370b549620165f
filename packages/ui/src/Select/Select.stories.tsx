import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { BagIcon, BikeIcon, UtensilsIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LateSelect } from './LateSelect.tsx';
import { guide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

const tables = [
  { value: '', label: 'All tables' },
  { value: 'patio', label: 'Patio', description: 'Eight tables, open until ten' },
  { value: 'hall', label: 'Main hall' },
  { value: 'cellar', label: 'Cellar', isDisabled: true },
];

const meta = {
  component: Select,
  parameters: { guide },
  args: { label: 'Table', options: tables, onChange: fn(), placeholder: 'Choose a table' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the list is rendered and has focus. */
async function opened() {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  return list;
}
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Table/ }));
    await opened();
    await userEvent.click(await screen.findByRole('option', { name: 'Main hall' }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('hall');
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await opened();
    await userEvent.keyboard('m');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Main hall' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('hall');
  },
};
/** The list loads on first use. */
export const Late: Story = {
  render: function Filter({ label, options, onChange }) {
    const [value, setValue] = useState('');
    const choose = (next: string) => {
      setValue(next);
      onChange?.(next);
    };
    return <LateSelect label={label} options={options} value={value} onChange={choose} />;
  },
  play: async ({ args, canvas }) => {
    const face = canvas.getByRole('combobox', { name: /Table/ });
    await expect(face).toHaveTextContent('All tables');
    face.focus();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('patio');
    const select = canvas.getByRole('combobox', { name: /Table/ });
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Patio');
    await userEvent.click(select);
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};
export const Placeholder: Story = {};
export const Chosen: Story = { args: { defaultValue: 'patio' } };
export const Described: Story = { args: { description: 'Guests see this name on the bill.' } };
export const Invalid: Story = { args: { isInvalid: true, errorMessage: 'Choose a table first.' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'hall' } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'hall' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
export const Pending: Story = {
  args: { isPending: true, options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Empty: Story = { args: { options: [], placeholder: 'No tables yet' } };
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} label="Small" size="s" />
      <Select {...args} label="Middle" size="m" />
      <Select {...args} label="Large" size="l" />
    </Stack>
  ),
};
export const Clearable: Story = {
  args: { clearLabel: 'No table', onClear: fn(), defaultValue: 'patio' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No table' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveTextContent('Choose a table');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'No table' })).toBeNull();
  },
};
export const Icons: Story = {
  args: {
    label: 'Handed over',
    defaultValue: 'bike',
    options: [
      { value: 'bike', label: 'Delivery', description: 'A rider brings it', icon: <BikeIcon /> },
      { value: 'bag', label: 'Pickup', description: 'The guest comes', icon: <BagIcon /> },
      { value: 'in', label: 'Dine in', icon: <UtensilsIcon /> },
    ],
  },
};
export const Small: Story = { args: { size: 's', isLabelHidden: true, defaultValue: '' } };
export const LongText: Story = {
  args: {
    label: 'Reservation area of the summer terrace behind the old harbour warehouse',
    options: [{ value: 'long', label: 'Uninterruptedlylongnamesofplacesandtables '.repeat(3) }],
    defaultValue: 'long',
  },
};
export const Grouped: Story = {
  parameters: {
    // Radix hides the page with `aria-hidden` without making it inert; its own focus trap keeps
    // focus in the list.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    docs: { story: { inline: false } },
  },
  args: {
    options: [
      { title: 'Inside', options: tables.slice(2) },
      { title: 'Outside', options: tables.slice(1, 2) },
    ],
    defaultOpen: true,
  },
  play: async () => {
    const list = await opened();
    await expect(list).toHaveTextContent('Outside');
  },
};

export const EmptyValue: Story = {
  args: { defaultValue: 'hall' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await opened();
    await userEvent.click(await screen.findByRole('option', { name: 'All tables' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('All tables'));
  },
};

export const Many: Story = {
  args: {
    options: Array.from({ length: 200 }, (_, n) => ({
      value: `${n + 1}`,
      label: `Table ${n + 1}`,
    })),
    defaultValue: '120',
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await opened();
    await expect(screen.getByRole('option', { name: 'Table 120' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: 'Table 200' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('200');
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function TableForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { table: 'patio' } });
    return (
      <form noValidate onSubmit={handleSubmit((table) => void onSave(table))}>
        <Inline>
          <Controller
            control={control}
            name="table"
            render={({ field }) => <Select {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Inline>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('combobox'));
    await opened();
    await userEvent.click(await screen.findByRole('option', { name: 'Main hall' }));
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ table: 'hall' }));
  },
};

/** Tests the select in any overlay, first by keyboard, then by pointer. The overlay stays open. */
async function walk(onChange: SelectProps['onChange']) {
  const overlay = await screen.findByRole('dialog');
  const box = () => screen.getByRole('combobox', { hidden: true });
  const value = (text: string) => waitFor(() => expect(box()).toHaveTextContent(text));

  box().focus();
  await userEvent.keyboard('{Enter}');
  await opened();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: /Patio/ })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect(overlay).toBeInTheDocument();
  await waitFor(() => expect(box()).toHaveFocus());
  await expect(onChange).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  await opened();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await closed();
  await value('Patio');
  await waitFor(() => expect(box()).toHaveFocus());

  await userEvent.click(box());
  await opened();
  await userEvent.click(await screen.findByRole('option', { name: 'Main hall' }));
  await closed();
  await value('Main hall');
  await expect(onChange).toHaveBeenLastCalledWith('hall');

  await userEvent.click(box());
  await opened();
  await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
  await closed();
  await expect(overlay).toBeInTheDocument();
}

export const InDialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { defaultValue: '' },
  render: (args) => (
    <Dialog trigger={<Button>Move order</Button>} title="Move order" closeLabel="Close" defaultOpen>
      <Select {...args} />
    </Dialog>
  ),
  play: ({ args }) => walk(args.onChange),
};

export const InDrawer: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { defaultValue: '' },
  render: (args) => (
    <Drawer trigger={<Button>Move order</Button>} title="Move order" closeLabel="Close" defaultOpen>
      <Select {...args} />
    </Drawer>
  ),
  play: ({ args }) => walk(args.onChange),
};

export const InPopover: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { defaultValue: '' },
  render: (args) => (
    <Popover trigger={<Button>Filter</Button>} title="Filter" defaultOpen>
      <Select {...args} />
    </Popover>
  ),
  play: ({ args }) => walk(args.onChange),
};
