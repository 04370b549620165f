import {
  addGuestLines,
  getGuestMenu,
  getGuestTable,
  sendGuestOrder,
  updateGuestLine,
  type Brand,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { emptyBrand } from '@servery/domain/settings';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import { asksToDiscard } from '@servery/screens/asks-to-discard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  codeOf,
  freeCode,
  lineOf,
  long,
  menuOf,
  tableIs,
  waitingCode,
} from './GuestTable.fixtures.ts';
import { GuestTable } from './GuestTable.tsx';

const codes: Readonly<Record<string, () => string>> = {
  free: freeCode,
  waiting: waitingCode,
  closed: () => codeOf('K1', 104),
  autoAccepting: () => codeOf('C8', 103),
};

const meta = {
  component: GuestTable,
  args: { token: 'free', search: '', onSearchChange: () => undefined },
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  parameters: { layout: 'fullscreen' },
  // Resolved once, because actions in the story would change which table qualifies.
  render: function AtTable({ search, token, ...args }) {
    const [code] = useState(() => (codes[token] ?? (() => token))());
    return (
      <AddressBar search={search}>
        {(address) => <GuestTable {...args} {...address} token={code} />}
      </AddressBar>
    );
  },
} satisfies Meta<typeof GuestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const wide = { ...meta.globals, viewport: { value: 'desktop', isRotated: false } };
const add = (name: string) => screen.findByRole('button', { name: `Add ${name}` });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Table / });
    await expect(await canvas.findByRole('button', { name: /^Roti canai/ })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: /^Puding karamel/ })).toBeDisabled();
  },
};
export const Dark: Story = { ...Loaded, globals: { ...meta.globals, skin: 'dark' } };
export const Wide: Story = { ...Loaded, globals: wide };

const setBrand = (brand: Partial<Brand>) => () => {
  sessionStorage.clear();
  const merchant = sample().storedMerchant(101);
  const settings = { ...merchant.settings, brand: { ...emptyBrand, ...brand } };
  sample().keepMerchant({ ...merchant, settings });
};
const pictureId = () => sample().library.of([101])[0]!.id;

/** The page has the restaurant's colour, banner and icon. */
export const Branded: Story = {
  beforeEach: () => {
    const id = pictureId();
    setBrand({ color: '#b91c1c', icon_id: id, banner_id: id })();
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute(
        'style',
        expect.stringContaining('--servery-tone-accent-'),
      ),
    );
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};
export const BrandedDark: Story = { ...Branded, globals: { ...meta.globals, skin: 'dark' } };

/** The popup opens once per visit. */
export const Popup: Story = {
  beforeEach: () =>
    setBrand({
      popup: {
        is_on: true,
        title: 'Happy hour',
        text: 'Every drink at half price until 18:00.',
        image_id: pictureId(),
      },
    })(),
  play: async ({ canvas, userEvent }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Happy hour' }));
    await popup.findByText('Every drink at half price until 18:00.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('button', { name: /^Teh tarik/ });
    await expect(sessionStorage.getItem('servery.guest.popup')).not.toBeNull();
  },
};

export const ChoosesADish: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Teh tarik/ }));
    const dish = within(await screen.findByRole('dialog', { name: 'Teh tarik' }));
    await userEvent.click(await dish.findByRole('button', { name: /^Add · / }));
    await dish.findByText('Choose an option here first.');
    await userEvent.click(await dish.findByRole('radio', { name: /^Ais/ }));
    await userEvent.click(await dish.findByRole('button', { name: 'Add one more Teh tarik' }));
    await userEvent.click(await dish.findByRole('button', { name: /^Add · RM\s?6.80$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Teh tarik added to the cart');
  },
};

export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Teh tarik/ }));
    const dish = within(await screen.findByRole('dialog', { name: 'Teh tarik' }));
    await userEvent.click(await dish.findByRole('radio', { name: /^Ais/ }));
    await asksToDiscard();
  },
};

export const Keyboard: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const dish = await canvas.findByRole('button', { name: /^Teh tarik/ });
    dish.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Teh tarik' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Add · / }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(dish).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Drinks' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Drinks'));
  },
};

export const SharedCart: Story = {
  args: { token: 'waiting', search: 'view=cart' },
  play: async ({ canvas, userEvent }) => {
    const cart = within(await canvas.findByRole('list', { name: 'Cart' }));
    const [more] = await cart.findAllByRole('button', { name: /^Add one more / });
    await userEvent.click(more!);
    await cart.findByText('2', { exact: true });
    const [remove] = await cart.findAllByRole('button', { name: /^One .* less$|^Remove / });
    await userEvent.click(remove!);
  },
};
export const Sends: Story = {
  args: { token: 'waiting', search: 'view=cart' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^Send order/));
    await canvas.findByText('Your cart is empty');
    await screen.findByText('Order sent');
    await expect(screen.queryByText('Sent to kitchen')).toBeNull();
    await canvas.findByText('Sent', { exact: true });
    await userEvent.click(await canvas.findByText('Ask for the bill'));
    await canvas.findByText(/^You asked for the bill at /);
  },
};
export const SendsToTheKitchen: Story = {
  args: { token: 'autoAccepting' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await add('Roti tisu'));
    await userEvent.click(await canvas.findByRole('button', { name: /in the cart · / }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Send order/ }));
    await screen.findByText('Sent to kitchen');
    await expect(screen.queryByText('Order sent')).toBeNull();
  },
};
export const SharedCartDark: Story = {
  ...SharedCart,
  globals: { ...meta.globals, skin: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('list', { name: 'Cart' })),
};

export const Conflict: Story = {
  ...SharedCart,
  parameters: handled(refuses(updateGuestLine, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    const cart = within(await canvas.findByRole('list', { name: 'Cart' }));
    const [more] = await cart.findAllByRole('button', { name: /^Add one more / });
    await userEvent.click(more!);
    await screen.findByText(/^Someone at your table changed the cart/);
  },
};

export const StoreClosed: Story = {
  ...SharedCart,
  parameters: handled(refuses(sendGuestOrder, 'storeClosed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Send order/ }));
    await screen.findByText(/^The kitchen isn’t taking orders right now/);
    await canvas.findByRole('list', { name: 'Cart' });
  },
};

/** Dishes in the cart sold out and left the menu before the guests sent it. */
export const DishesGone: Story = {
  ...SharedCart,
  parameters: handled(
    tableIs({
      cart: [lineOf(1, 1000, 'Teh tarik'), lineOf(2, 7, 'Roti tisu')],
      cart_totals: { gross: 1360, total: 1588 },
    }),
    menuOf(4, undefined, { is_available: false, unavailable: 'sold_out' }),
    refuses(sendGuestOrder, 'itemUnavailable'),
  ),
  play: async ({ canvas, userEvent }) => {
    const cart = within(await canvas.findByRole('list', { name: 'Cart' }));
    const [soldOut, removed] = cart.getAllByRole('listitem');
    await expect(soldOut).toHaveTextContent(/^Teh tarik.*Sold out/);
    await expect(removed).toHaveTextContent(/^Roti tisu.*No longer on the menu/);
    for (const more of cart.getAllByRole('button', { name: /^Add one more / }))
      await expect(more).toBeDisabled();
    await userEvent.click(await canvas.findByRole('button', { name: /^Send order/ }));
    await screen.findByText(/^A dish has just sold out/);
  },
};

export const Closed: Story = {
  args: { token: 'closed' },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'We’re not taking orders right now, but you can still browse the menu.',
    );
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
  },
};

export const OutOfService: Story = {
  parameters: handled(tableIs({ is_active: false })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This table is out of service/);
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
  },
};

export const Offline: Story = {
  parameters: handled(refuses(addGuestLines, 'crashed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await add('Roti tisu'));
    await canvas.findByText(/^No connection\. Your choices are saved/);
    await userEvent.click(await canvas.findByRole('button', { name: /^1 item in the cart · / }));
    await canvas.findByText('Waiting for a connection');
    await expect(await canvas.findByRole('button', { name: /^Send order/ })).toBeDisabled();
  },
};

export const CartFull: Story = {
  parameters: handled(
    refuses(addGuestLines, 'notAllowedNow', { details: { why: 'cart_full', most: 60 } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await add('Roti tisu'));
    await screen.findByText('The cart is full. Send your order first.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /in the cart/ })).toBeNull());
  },
};

export const Followed: Story = {
  args: { search: 'view=cart' },
  parameters: handled(
    tableIs({
      owed: 1854,
      bill_asked_at: '2026-11-20T05:40:00.000Z',
      orders: (['preparing', 'served', 'cancelled'] as const).map((status, i) => ({
        id: i + 1,
        number: `D00${i + 1}`,
        status,
        placed_at: '2026-11-20T05:30:00.000Z',
        promised_at: '2026-11-20T05:50:00.000Z',
        items: [
          {
            id: i + 1,
            name: 'Teh tarik',
            quantity: 2,
            options: [{ id: 1, name: 'Ais', price: 60, quantity: 1 }],
            note: 'Less sweet',
            status: 'queued',
            gross: 680,
          },
        ],
        total: 1854,
        balance: status === 'cancelled' ? 0 : 1854,
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Being prepared');
    await canvas.findByText('Cancelled. Ask the staff.');
    await canvas.findByText(/^You asked for the bill at /);
  },
};

export const CallsStaff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call staff' }));
    await canvas.findByText(/^You called staff at /);
  },
};

export const Answered: Story = {
  parameters: handled(tableIs({ answered_at: '2026-11-20T05:42:00.000Z' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Staff answered at .* and are on their way/);
    await expect(await canvas.findByRole('button', { name: 'Call staff' })).toBeEnabled();
  },
};

export const BillPrinted: Story = {
  ...Followed,
  parameters: handled(
    tableIs({
      owed: 500,
      is_bill_printed: true,
      orders: [
        {
          id: 1,
          number: 'D001',
          status: 'served',
          placed_at: '2026-11-20T05:30:00.000Z',
          promised_at: null,
          items: [],
          total: 500,
          balance: 500,
        },
      ],
    }),
  ),
  play: async ({ canvas }) => void (await canvas.findByText('Your bill is printed.')),
};

export const NoResult: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search the menu' });
    await userEvent.type(search, 'pizza');
    await canvas.findByRole('heading', { name: 'No matching dishes' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await canvas.findByRole('button', { name: /^Roti canai/ });
  },
};

export const Empty: Story = {
  parameters: handled(menuOf(0)),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'The menu is empty' })),
};
export const LongText: Story = {
  parameters: handled(
    menuOf(8, () => long),
    tableIs({ name: 'By the window with the view', merchant_name: long }),
  ),
  play: async ({ canvas }) => void (await canvas.findAllByRole('button', { name: /^Nasi kandar/ })),
};
export const Many: Story = {
  parameters: handled(menuOf(200)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Dish /)).toHaveLength(200);
  },
};

export const Loading: Story = {
  parameters: handled(never(getGuestTable), never(getGuestMenu)),
  play: async ({ canvas }) => void (await canvas.findByText('Loading…')),
};

export const Missing: Story = {
  args: { token: '101-an-old-code-of-long-ago' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This code is no longer valid' });
  },
};

export const RotatedConcurrently: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Roti canai/ });
    const world = sample();
    const { tables, ...floor } = world.tables.floor(101, [], world.now());
    const token = freeCode();
    const renewed = tables.map((table) =>
      table.qr_token === token ? { ...table, qr_token: '101-another-code-since-then' } : table,
    );
    world.tables.save({ ...floor, tables: renewed });
    await canvas.findByRole('heading', { name: 'This code is no longer valid' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getGuestMenu, 'crashed'), refuses(getGuestTable, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Throttled: Story = {
  ...Failed,
  parameters: handled(refuses(getGuestMenu, 'throttled'), refuses(getGuestTable, 'throttled')),
};
