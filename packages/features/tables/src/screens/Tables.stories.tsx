import {
  createTable,
  askGuestHelp,
  createClient,
  listTables,
  toggleOccupyStatus,
} from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { free } from './TableOrder.fixtures.ts';
import { Tables } from './Tables.tsx';

const meta = {
  component: Tables,
  args: {
    search: '',
    onSearchChange: () => undefined,
    codesHref: '#/pages/setting/table/codes',
    tableHref: (id) => `#/pages/setting/table/${id}`,
  },
  render: ({ search, ...args }) => (
    <AddressBar search={search}>{(address) => <Tables {...args} {...address} />}</AddressBar>
  ),
} satisfies Meta<typeof Tables>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const hall = async () => within(await screen.findByRole('table', { name: 'Hall' }));
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('tr')!);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const table = await hall();
    await expect(table.getAllByRole('row')).toHaveLength(9);
    await canvas.findByText('18 tables');
    await canvas.findByText(/for Puan Aminah until/);
    await expect((await canvas.findAllByText('Out of service')).length).toBeGreaterThan(0);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('18 tables');
  },
};

export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Loading: Story = {
  parameters: handled(never(listTables)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const Empty: Story = {
  parameters: handled(empty(listTables)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No tables yet' });
    await expect(await canvas.findByRole('button', { name: 'Create Table' })).toBeEnabled();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listTables, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(listTables, 'forbidden', { details: { capability: 'order.view' } })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access to this page' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NoResult: Story = {
  args: { search: '?search=zzz' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No matching tables' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await hall();
  },
};

export const GuestRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, id } = free();
    const { qr_token: token } = sample()
      .tables.of(101)
      .find((table) => table.id === id)!;
    await hall();
    await createClient().call(askGuestHelp, { body: { token } });
    await canvas.findByText(/^Needs help/);
    await userEvent.click(
      (await row(name)).getByRole('button', { name: `On my way to table ${name}` }),
    );
    await waitFor(() => expect(canvas.queryByText(/^Needs help/)).toBeNull());
  },
};

export const Creates: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Table' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Create Table' }));
    const name = drawer.getByRole('textbox', { name: 'Name' });
    const section = drawer.getByRole('textbox', { name: 'Section' });
    await userEvent.type(name, 'a1');
    await userEvent.clear(section);
    await userEvent.type(section, 'Hall');
    await userEvent.click(drawer.getByRole('button', { name: 'Create Table' }));
    await drawer.findByText('Another table in this section already has this name.');
    await userEvent.clear(name);
    await userEvent.type(name, 'A9');
    await userEvent.click(drawer.getByRole('button', { name: 'Create Table' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await screen.findByRole('link', { name: 'A9' });
  },
};

export const SeatsAndUndoes: Story = {
  play: async ({ userEvent }) => {
    await hall();
    const table = free();
    const cells = await row(table.name);
    await userEvent.click(await cells.findByRole('button', { name: 'Seat guests' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Seat guests at ${table.name}` }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Seat guests' }));
    await cells.findByText(/^Occupied/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await cells.findByText('Available');
  },
};

export const TooManyToSeat: Story = {
  play: async ({ userEvent }) => {
    await hall();
    const [button] = await screen.findAllByRole('button', { name: 'Seat guests' });
    await userEvent.click(button!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Seat guests at/ }));
    const covers = dialog.getByRole('spinbutton');
    await userEvent.clear(covers);
    await userEvent.type(covers, '120');
    await userEvent.click(dialog.getByRole('button', { name: 'Seat guests' }));
    await dialog.findByText('Enter a number from 0 to 99.');
    await expect(covers).toHaveFocus();
    await expect(covers).toHaveValue('120');
  },
};

export const SeatedByOthers: Story = {
  parameters: handled(refuses(toggleOccupyStatus, 'conflict')),
  play: async ({ userEvent }) => {
    await hall();
    const [button] = await screen.findAllByRole('button', { name: 'Seat guests' });
    await userEvent.click(button!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Seat guests at/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Seat guests' }));
    await screen.findByText(/Someone else has changed this table/);
  },
};

export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await hall();
    const { name } = free();
    const more = await screen.findByRole('button', { name: `More actions for table ${name}` });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Hold for a guest' });
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: `Hold table ${name}` }));
    const guest = drawer.getByRole('textbox', { name: 'Guest' });
    await userEvent.type(guest, 'Encik Rahman');
    await waitFor(() => expect(guest).toHaveValue('Encik Rahman'));
    await userEvent.click(drawer.getByRole('button', { name: 'Hold table' }));
    await screen.findByText(/for Encik Rahman until/);
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const WithoutPermission: Story = {
  beforeEach: () => {
    sample().defaultUser = 'kitchen';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await hall();
    await expect(canvas.queryByRole('button', { name: 'Create Table' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Seat guests' })).toBeNull();
  },
};

const refused = refusedFields(createTable, {
  name: 'Name',
  section: 'Section',
  seats_min: 'Minimum guests',
  seats_max: 'Seats',
  shape: 'Shape',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Table' }));
    const drawer = await screen.findByRole('dialog', { name: 'Create Table' });
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'Name' }), 'A9');
    await refused.check(drawer, 'Create Table');
  },
};
