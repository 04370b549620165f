import { listTables, type Table } from '@servery/api';
import { empty, never, refuses, answers } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { FloorPlan } from './FloorPlan.tsx';
import { withUnreadable } from './TableOrder.fixtures.ts';

const meta = {
  component: FloorPlan,
  args: { search: '', onSearchChange: () => undefined, onOpen: fn(), codesHref: '#codes' },
  render: ({ search, ...args }) => (
    <AddressBar search={search}>{(address) => <FloorPlan {...args} {...address} />}</AddressBar>
  ),
} satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const hall = async () => within(await screen.findByRole('list', { name: 'Floor plan of Hall' }));

export const Loaded: Story = {
  play: async ({ args, userEvent }) => {
    const plan = await hall();
    const [first] = plan.getAllByRole('button');
    await expect(plan.getAllByRole('button')).toHaveLength(8);
    await userEvent.click(first!);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await hall()) };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => void (await hall()),
};
export const Loading: Story = {
  parameters: handled(never(listTables)),
  play: async ({ canvas }) => void (await canvas.findByText('Loading…')),
};
export const Empty: Story = {
  parameters: handled(empty(listTables)),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No tables yet' })),
};
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1 entry can’t be shown');
    await expect((await hall()).getAllByRole('button')).toHaveLength(8);
  },
  beforeEach: () => void withUnreadable(),
};
export const Failed: Story = {
  parameters: handled(refuses(listTables, 'crashed')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled(),
};
export const Forbidden: Story = {
  parameters: handled(refuses(listTables, 'forbidden')),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'You don’t have access to this page' })),
};

export const AnotherSection: Story = {
  args: { search: '?section=Terrace' },
  play: async () => {
    const plan = within(await screen.findByRole('list', { name: 'Floor plan of Terrace' }));
    await expect(plan.getAllByRole('button')).toHaveLength(4);
  },
};

/** A drag changes only the table's transform. */
export const Drags: Story = {
  play: async ({ canvas, userEvent }) => {
    const plan = await hall();
    await userEvent.click(await canvas.findByRole('button', { name: 'Move tables' }));
    const table = plan.getByRole('button', { name: 'Move A1' });
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => void changes.push(...records));
    const at = { pointerId: 1, button: 0, clientX: 100, clientY: 100 };
    table.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(table, at);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    await fireEvent.pointerMove(table, { ...at, clientX: 160, clientY: 130 });
    const { x, y } = sample()
      .tables.floor(101, [], new Date())
      .tables.find(({ name }) => name === 'A1')!;
    const there = `translate(${Math.round((x + 60) / 10) * 10}px, ${Math.round((y + 30) / 10) * 10}px)`;
    await waitFor(() => expect(table.parentElement!.style.transform).toBe(there));
    watch.disconnect();
    await expect(new Set(changes.map(({ target }) => target))).toEqual(
      new Set([table.parentElement]),
    );
    await fireEvent.pointerUp(table, { ...at, clientX: 160, clientY: 130 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save floor plan' }));
    await screen.findByText('Floor plan saved');
    await canvas.findByRole('button', { name: 'Move tables' });
    await expect(table.parentElement!.style.transform).toBe(there);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const plan = await hall();
    await userEvent.click(await canvas.findByRole('button', { name: 'Move tables' }));
    const table = plan.getByRole('button', { name: 'Move A1' });
    const before = table.parentElement!.style.transform;
    table.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
    await canvas.findByText(/^A1 moved to \d+ across, \d+ down$/);
    await expect(table.parentElement!.style.transform).not.toBe(before);
    await expect(table).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(table.parentElement!.style.transform).toBe(before));
  },
};

const manyTables = answers(() => ({}))(listTables, ({ query }) => {
  const world = sample();
  const floor = world.tables.floor(101, [], world.now());
  const states = ['available', 'occupied', 'held', 'bill_printed', 'cleaning'] as const;
  const rows = Array.from({ length: 200 }, (_, i): Table => {
    const {
      place: _place,
      sitting: _s,
      freed_at: _f,
      cleaned_at: _c,
      undo: _u,
      ...rest
    } = floor.tables[i % floor.tables.length]!;
    return {
      ...rest,
      id: i + 1,
      name: `${i + 1}`,
      section: 'Hall',
      shape: i % 3 === 0 ? 'round' : 'square',
      seats_max: 2,
      is_active: true,
      x: (i % 20) * 78,
      y: Math.floor(i / 20) * 90,
      state: states[i % states.length]!,
      since: null,
      covers: 0,
      held: null,
      linked: [],
      orders: [],
      owed: 0,
      cart_count: 0,
      undo_until: null,
    };
  });
  return { aaData: rows.slice(query.start, query.start + query.length), total: rows.length };
});

export const TwoHundredTables: Story = {
  parameters: handled(manyTables),
  play: async () => {
    const plan = await hall();
    await waitFor(() => expect(plan.getAllByRole('button')).toHaveLength(200));
  },
};
