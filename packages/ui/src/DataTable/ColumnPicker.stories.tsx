import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ColumnTools.guide.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import { DataTable } from './DataTable.tsx';
import type { ColumnState } from './columnState.ts';
import type { Column } from './columns.ts';
import { columns, keyOf, orders, toolLabels, labels, type Order } from './orders.fixtures.tsx';
import { useColumnState } from './useColumnState.ts';
import { useColumnTools } from './useColumnTools.tsx';

interface ArrangedProps {
  /** The columns in their original arrangement. */
  columns: readonly Column<Order>[];
  defaultValue?: ColumnState;
  onChange?: (state: ColumnState) => void;
  isOpen?: boolean;
}

const isFixed = (id: string) => id === 'number';

/** A table whose columns can be arranged, with the list of them above. */
function Arranged({ columns: given, defaultValue, onChange, isOpen }: ArrangedProps) {
  const control = useColumnState<Order>(given, { defaultValue, onChange });
  const tools = useColumnTools(control, { labels: toolLabels, isFixed, onSortChange: () => {} });
  return (
    <Stack gap="s" align="stretch">
      <div>
        <ColumnPicker
          trigger={<Button>Columns</Button>}
          control={control}
          isFixed={isFixed}
          defaultOpen={isOpen}
          labels={{ title: 'Columns', reset: 'Put back' }}
        />
      </div>
      <DataTable
        label="Orders"
        rows={orders(6)}
        rowKey={keyOf}
        columns={control.columns}
        tools={tools}
        labels={labels}
        onSortChange={() => {}}
      />
    </Stack>
  );
}

const meta = {
  component: Arranged,
  title: 'DataTable / Columns',
  parameters: { guide },
  args: { columns, onChange: fn() },
} satisfies Meta<typeof Arranged>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.querySelector('span')?.textContent)
    .join(' ');
const menuOf = async (column: string) => {
  const name = `${column}: column menu`;
  screen.getByRole('button', { name }).click();
  return within(await screen.findByRole('menu', { name }));
};

export const Default: Story = {};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };

export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };

export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { isOpen: true },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Order' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Put back' })).toBeDisabled();
  },
};

export const Picker: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Table' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['table'] });
    await expect(screen.queryByRole('columnheader', { name: /Table/, hidden: true })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Put back' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

export const ColumnMenu: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      (await menuOf('Status')).getByRole('menuitem', { name: 'Move towards start' }),
    );
    await waitFor(() => expect(headers()).toBe('Order Guest Status Table Total'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      order: ['number', 'guest', 'status', 'table', 'total'],
    });
    const menu = await menuOf('Total');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pin to start' }));
    await waitFor(() => expect(headers()).toBe('Total Order Guest Status Table'));
    await userEvent.click((await menuOf('Guest')).getByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(headers()).toBe('Total Order Status Table'));
    await expect(
      (await menuOf('Order')).queryByRole('menuitem', { name: 'Hide column' }),
    ).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const isMirrored = document.dir === 'rtl';
    const [wider, narrower] = isMirrored
      ? ['{ArrowLeft}', '{ArrowRight}']
      : ['{ArrowRight}', '{ArrowLeft}'];
    const handle = screen.getByRole('separator', { name: 'Order: width' });
    const header = screen.getByRole('columnheader', { name: /^Order/ });
    const width = () => header.getBoundingClientRect().width;
    const before = width();
    handle.focus();
    await userEvent.keyboard(`${wider}${wider}${narrower}`);
    await waitFor(() => expect(width()).toBe(before + 16));
    await expect(args.onChange).toHaveBeenLastCalledWith({ widths: { number: 112 } });
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(width()).toBe(48));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(width()).toBe(before));
    screen.getByRole('button', { name: 'Guest: column menu' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('m{Enter}');
    await waitFor(() => expect(headers()).toBe('Guest Order Table Status Total'));
  },
};

const at = (element: Element, share: number) => {
  const { left, width, top, height } = element.getBoundingClientRect();
  return { clientX: left + width * share, clientY: top + height / 2 };
};

export const Resized: Story = {
  play: async ({ args, userEvent }) => {
    const handle = screen.getByRole('separator', { name: 'Guest: width' });
    const header = screen.getByRole('columnheader', { name: /^Guest/ });
    const before = header.getBoundingClientRect().width;
    const from = at(handle, 0.5);
    const step = document.dir === 'rtl' ? 40 : -40;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: from },
      { target: handle, coords: { ...from, clientX: from.clientX + step } },
      {
        keys: '[/MouseLeft]',
        target: handle,
        coords: { ...from, clientX: from.clientX + step },
      },
    ]);
    await waitFor(() =>
      expect(Math.abs(header.getBoundingClientRect().width - (before - 40))).toBeLessThan(1.5),
    );
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.dblClick(handle);
    await waitFor(() => expect(header.getBoundingClientRect().width).toBeCloseTo(before, 0));
  },
};

export const Reordered: Story = {
  play: async ({ args, userEvent }) => {
    const header = (name: RegExp) => screen.getByRole('columnheader', { name });
    const target = header(/^Total/);
    const [status, guest] = [header(/^Status/), header(/^Guest/)];
    const near = document.dir === 'rtl' ? 0.9 : 0.1;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: at(target, 0.5) },
      { target: status, coords: at(status, 0.5) },
      { target: guest, coords: at(guest, near) },
    ]);
    await expect(guest).toHaveAttribute('data-drop', 'before');
    await userEvent.pointer({ keys: '[/MouseLeft]', target: guest, coords: at(guest, near) });
    await waitFor(() => expect(headers()).toBe('Order Total Guest Table Status'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: guest, coords: at(guest, 0.5) },
      { target: status, coords: at(status, 0.5) },
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[/MouseLeft]', target: status });
    await expect(headers()).toBe('Order Total Guest Table Status');
  },
};

export const Remembered: Story = {
  args: {
    defaultValue: {
      order: ['total', 'number', 'guest', 'gone'],
      hidden: ['status'],
      widths: { guest: 240 },
      pins: { total: 'end' },
    },
  },
  play: async () => {
    await expect(headers()).toBe('Order Guest Table Total');
  },
};

export const LongText: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      header: `${String(column.header)} mit allen Bestellungsannahmebestätigungen`,
    })),
  },
};

export const Many: Story = {
  args: {
    columns: Array.from({ length: 4 }, (_, n) =>
      columns.map((column) => ({ ...column, id: `${column.id}${n}`, header: `${column.id} ${n}` })),
    ).flat(),
    defaultValue: { pins: { number0: 'start', total3: 'end' } },
  },
};
