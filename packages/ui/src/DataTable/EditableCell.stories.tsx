import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { guide } from './EditableCell.guide.ts';
import { EditableCell } from './EditableCell.tsx';
import { columns, keyOf, orders, labels } from './orders.fixtures.tsx';

const meta = {
  component: EditableCell,
  title: 'DataTable / EditableCell',
  parameters: { guide },
  args: { label: 'Guest of order 1003', value: 'Daniel Lim', onSave: fn() },
  decorators: [
    (Story) => <div style={{ maxInlineSize: '15rem', paddingInline: '1rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof EditableCell>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Guest of order 1003: Daniel Lim';
const field = { name: 'Guest of order 1003' };

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Siti');
    await userEvent.tab();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Siti'));
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };

export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };

export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Empty: Story = { args: { value: '' } };

export const LongText: Story = { args: { value: 'Unreasonablylongname'.repeat(6) } };

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('textbox', field)).toHaveValue('Daniel Lim');
  },
};

export const Invalid: Story = {
  args: { validate: (value) => (value.trim() ? undefined : 'A guest has a name.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.keyboard('{Backspace}{Enter}');
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveAccessibleDescription('A guest has a name.');
    await expect(input).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.keyboard('Siti{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveAttribute('aria-busy'));
  },
};

export const Forbidden: Story = {
  args: {
    onSave: fn(() => Promise.reject(new Error('settled'))),
    onFail: () => 'The order has been settled.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.keyboard('Siti{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The order has been settled.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  decorators: [(Story) => <div>{Story()}</div>],
  render: function InTable() {
    const [rows, setRows] = useState(orders(4));
    const editable = useMemo(
      () =>
        columns.map((column) =>
          column.id === 'guest'
            ? {
                ...column,
                cell: ({ id, number, guest }: (typeof rows)[number]) => (
                  <EditableCell
                    label={`Guest of order ${number}`}
                    value={guest}
                    onSave={(next) =>
                      setRows((known) =>
                        known.map((row) => (row.id === id ? { ...row, guest: next } : row)),
                      )
                    }
                  />
                ),
              }
            : column,
        ),
      [],
    );
    return (
      <DataTable
        label="Orders"
        rows={rows}
        rowKey={keyOf}
        columns={editable}
        labels={labels}
        onRowPress={() => {}}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[4]?.focus();
    const into = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${into}${into}{Enter}`);
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Siti{Enter}');
    const changed = await canvas.findByRole('button', { name: 'Guest of order 1003: Siti' });
    await waitFor(() => expect(changed).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Nobody{Escape}');
    await expect(changed.isConnected ? changed : canvas.getByText('Siti')).toHaveTextContent(
      'Siti',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Siti').closest('td')).toHaveFocus();
  },
};
