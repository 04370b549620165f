import { addToCart, createClient, displayMenu, getTableOrder, placeOrder } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { asksToDiscard } from '@servery/screens/asks-to-discard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  free,
  simple,
  withCart,
  withComped,
  withOrder,
  withUnreadable,
} from './TableOrder.fixtures.ts';
import { TableOrder } from './TableOrder.tsx';

const meta = {
  component: TableOrder,
  args: {
    tableId: 0,
    tablesHref: '#/pages/setting/table',
    orderHref: (id) => `#/orders/${id}`,
    onMoved: fn(),
  },
  // Pick the table on render, because the sample is reset for each story.
  render: ({ tableId, ...args }) => <TableOrder {...args} tableId={tableId || withCart()} />,
} satisfies Meta<typeof TableOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const cart = async () => within(await screen.findByRole('list', { name: 'Cart' }));

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect((await cart()).getAllByRole('listitem')).toHaveLength(2);
    await canvas.findByText('No open orders');
    await canvas.findByRole('button', { name: /^Send 3 items/ });
    await canvas.findAllByRole('button', { name: /^Roti/ });
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const WithOrders: Story = {
  render: (args) => <TableOrder {...args} tableId={withOrder().id} />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^Order D/ });
    await canvas.findByText('The cart is empty');
  },
};

export const Unreadable: Story = {
  render: (args) => <TableOrder {...args} tableId={withUnreadable().id} />,
  play: async ({ canvas }) => {
    await canvas.findByText('1 entry can’t be shown');
    await canvas.findByText(/^D\d+ \(ID \d+\)$/);
    await canvas.findByText('The cart is empty');
  },
};

export const NotCharged: Story = {
  render: (args) => <TableOrder {...args} tableId={withComped().id} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not charged')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Paid')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: handled(never(getTableOrder)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getTableOrder, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Missing: Story = {
  parameters: handled(refuses(getTableOrder, 'notFound')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Table not found' });
    await expect(canvas.getByRole('link', { name: 'All tables' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(getTableOrder, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access to this page' });
  },
};
export const MenuFailed: Story = {
  parameters: handled(refuses(displayMenu, 'crashed')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect((await cart()).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Each press counts, also while the one before is still being sent. */
export const FastPresses: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name } = simple();
    await cart();
    await userEvent.type(await canvas.findByRole('searchbox'), name);
    const dish = await canvas.findByRole('button', { name: new RegExp(`^${name}`) });
    for (let press = 0; press < 4; press += 1) dish.click();
    await canvas.findByRole('button', { name: new RegExp(`^${name} .*4 in the cart$`) });
  },
};

/** Each press of a stepper counts too, and its figure follows at once. */
export const FastSteps: Story = {
  play: async ({ canvas }) => {
    const [more] = await (await cart()).findAllByRole('button', { name: /^Add one / });
    for (let press = 0; press < 3; press += 1) {
      more!.click();
      // React renders the chosen quantity before the next press of a person.
      await new Promise(requestAnimationFrame);
    }
    await canvas.findByRole('button', { name: /^Send 6 items/ });
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** A line is removed right after its quantity was changed, while that is still being sent. */
export const RemovedAtOnce: Story = {
  play: async ({ canvas }) => {
    const lines = await cart();
    const [more] = await lines.findAllByRole('button', { name: /^Add one / });
    const name = more!.getAttribute('aria-label')!.replace('Add one more ', '');
    const press = async (button: string) => {
      lines.getByRole('button', { name: button }).click();
      await new Promise(requestAnimationFrame);
    };
    await press(`Add one more ${name}`);
    while (lines.queryByRole('button', { name: `Remove one ${name}` }))
      await press(`Remove one ${name}`);
    await press(`Remove ${name}`);
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(1));
    await canvas.findByRole('button', { name: /^Send \d items?/ });
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const AddsAndSends: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name } = simple();
    await cart();
    await userEvent.type(await canvas.findByRole('searchbox'), name);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }));
    // Adding the same dish again increases its line; the dish shows its quantity.
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${name} .*1 in the cart$`) }),
    );
    await canvas.findByRole('button', { name: new RegExp(`^${name} .*2 in the cart$`) });
    await expect((await cart()).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(await canvas.findByRole('button', { name: /^Send 5 items/ }));
    await canvas.findByRole('link', { name: /^Order D/ });
    await canvas.findByText('The cart is empty');
  },
};

export const AsksForChoices: Story = {
  play: async ({ canvas, userEvent }) => {
    await cart();
    await userEvent.type(await canvas.findByRole('searchbox'), 'teh tarik');
    const [item] = await canvas.findAllByRole('button', { name: /^Teh tarik/ });
    await userEvent.click(item!);
    const dialog = within(await screen.findByRole('dialog'));
    const add = dialog.getByRole('button', { name: /^Add to the cart · / });
    await expect(add).toBeDisabled();
    await dialog.findByText(/^Choose first: /);
    for (const group of dialog.getAllByRole('radiogroup'))
      await userEvent.click(within(group).getAllByRole('radio')[0]!);
    await expect(dialog.queryByText(/^Choose first: /)).toBeNull();
    await userEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const lines = await cart();
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('navigation', { name: 'Categories' });
    const [edit] = await (await cart()).findAllByRole('button', { name: /^Edit / });
    await userEvent.click(edit!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Add one / }));
    await asksToDiscard();
  },
};

/** Edits a line of the cart and saves it. */
export const EditsALine: Story = {
  play: async ({ canvas, userEvent }) => {
    const lines = await cart();
    await canvas.findByRole('navigation', { name: 'Categories' });
    const [edit] = await lines.findAllByRole('button', { name: /^Edit / });
    await userEvent.click(edit!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Add one / }));
    const note = dialog.getByRole('textbox', { name: 'Note for the kitchen' });
    await userEvent.clear(note);
    await userEvent.type(note, 'No ice');
    await userEvent.click(dialog.getByRole('button', { name: /^Save · / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await lines.findByText(/^No ice · added by/);
    await expect(lines.getAllByRole('listitem')).toHaveLength(2);
    await canvas.findByRole('button', { name: /^Send 4 items/ });
  },
};

/** Gives a line of the cart a seat, which the next item then gets too. */
export const SetsSeats: Story = {
  play: async ({ canvas, userEvent }) => {
    const lines = await cart();
    await canvas.findByRole('navigation', { name: 'Categories' });
    const [edit] = await lines.findAllByRole('button', { name: /^Edit / });
    await userEvent.click(edit!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Seat' }), '4');
    await userEvent.click(dialog.getByRole('button', { name: /^Save · / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await lines.findByText(/ · Seat 4 · added by/);
    const [next] = await canvas.findAllByRole('button', { name: new RegExp(`^${simple().name}`) });
    await userEvent.click(next!);
    await waitFor(() => expect(lines.getAllByText(/Seat 4 · added by/)).toHaveLength(2));
  },
};

/** Another device adds to the same cart, and this one shows both. */
export const AddedByOthers: Story = {
  play: async () => {
    const lines = await cart();
    const { id: menu_id, name } = simple();
    await createClient().call(addToCart, {
      body: { table_id: withCart(), lines: [{ menu_id, quantity: 4 }] },
    });
    await lines.findByText(name);
    await expect(lines.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Another device has already sent the cart, so nothing is sent twice. */
export const SentConcurrently: Story = {
  parameters: handled(refuses(placeOrder, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Send 3 items/ }));
    await screen.findByText(/Someone else has changed this table/);
  },
};

export const SwitchesTable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { id, name } = free();
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch table' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Move guests/ }));
    await userEvent.click(await drawer.findByRole('combobox', { name: /^Move to table/ }));
    const option = await screen.findByRole('option', { name: new RegExp(`^${name} ·`) });
    const available = screen
      .getAllByRole('option', { name: /· Available$/ })
      .map(({ textContent }) => textContent.split(' · ').slice(0, 2).toReversed().join(' '));
    await expect(available).toEqual(
      available.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
    await userEvent.click(option);
    await userEvent.click(await drawer.findByRole('button', { name: 'Move guests' }));
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith(id));
  },
};

/** With a payment dialog from the app, the button shows the total due of the table. */
export const OffersToPay: Story = {
  args: {
    renderPay: ({ orders }, onClose) => (
      <div role="dialog" aria-label="Pay">
        <button type="button" onClick={onClose}>
          {orders.length} unpaid
        </button>
      </div>
    ),
  },
  render: (args) => <TableOrder {...args} tableId={withOrder().id} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay table · RM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /unpaid$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** With a print dialog from the app, a button opens it. */
export const OffersToPrint: Story = {
  args: {
    renderPrint: ({ orders }, onClose) => (
      <div role="dialog" aria-label="Print">
        <button type="button" onClick={onClose}>
          {orders.length} unpaid
        </button>
      </div>
    ),
  },
  render: (args) => <TableOrder {...args} tableId={withOrder().id} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print bill' }));
    await userEvent.click(await canvas.findByRole('button', { name: /unpaid$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A waiter can print the bill of a table, but no other print jobs. */
export const WaiterPrints: Story = {
  ...OffersToPrint,
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
};

export const ClearsUnpaid: Story = {
  render: (args) => <TableOrder {...args} tableId={withOrder().id} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear unpaid orders' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Clear unpaid orders/ }));
    await userEvent.type(drawer.getByRole('textbox', { name: /^Reason/ }), 'They left');
    await userEvent.click(drawer.getByRole('button', { name: /^Void/ }));
    await canvas.findByText('No open orders');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await cart();
    const { name } = simple();
    const search = await canvas.findByRole('searchbox');
    search.focus();
    await userEvent.keyboard(name);
    const add = await canvas.findByRole('button', { name: new RegExp(`^${name}`) });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await (await cart()).findByText(name);
    await expect(add).toHaveFocus();
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
    await cart();
    for (const name of [/^Send/, 'Switch table', 'Seat guests', /^Roti/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
