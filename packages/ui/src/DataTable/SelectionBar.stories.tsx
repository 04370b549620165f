import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';
import { guide } from './SelectionBar.guide.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { columns, keyOf, orders, labels } from './orders.fixtures.tsx';
import type { Selection } from './selection.ts';

const meta = {
  component: SelectionBar,
  title: 'DataTable / SelectionBar',
  parameters: { guide },
  args: {
    selectedKeys: new Set(['a', 'b', 'c']),
    total: 4310,
    onClear: fn(),
    onSelectAll: fn(),
    actions: <Button size="s">Print</Button>,
    labels: {
      selected: (count: number) => `${count} selected`,
      selectAll: (total: number) => `Select all ${total} that match`,
      clear: 'Clear',
    },
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PageSelected: Story = {
  args: { isPageSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 4310 that match' }));
    await expect(args.onSelectAll).toHaveBeenCalledTimes(1);
  },
};

export const AllSelected: Story = { args: { selectedKeys: 'all', isPageSelected: true } };

export const LongText: Story = {
  args: {
    isPageSelected: true,
    labels: {
      selected: (count) => `${count} Bestellungsannahmebestätigungen sind jetzt ausgewählt`,
      selectAll: (total) => `Alle ${total} Bestellungsannahmebestätigungen auswählen, die passen`,
      clear: 'Auswahl vollständig aufheben',
    },
  },
};

const rows = orders(12);

export const Keyboard: Story = {
  render: function WithTable(args) {
    const [selected, setSelected] = useState<Selection>(new Set<string>());
    const isPage = selected !== 'all' && rows.every((row) => selected.has(keyOf(row)));
    return (
      <Stack gap="s" align="stretch">
        <SelectionBar
          {...args}
          selectedKeys={selected}
          isPageSelected={isPage}
          onSelectAll={() => setSelected('all')}
          onClear={() => setSelected(new Set())}
        />
        <DataTable
          label="Orders"
          rows={rows}
          rowKey={keyOf}
          columns={columns}
          labels={{ ...labels, position: undefined }}
          selectedKeys={selected}
          onSelectionChange={setSelected}
        />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('12 selected');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Select all 4310/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4310 selected');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(12);
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
};
