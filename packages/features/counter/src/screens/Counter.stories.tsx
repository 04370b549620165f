import {
  displayMenu,
  getTableOrder,
  listPaymentOptions,
  placeOrder,
  togglePaymentStatus,
} from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  changedMenu,
  copies,
  forgetCounter,
  lastOrder,
  offlineMenu,
  orderCount,
  outlet,
} from './Counter.fixtures.ts';
import { Counter } from './Counter.tsx';

const meta = {
  component: Counter,
  args: {
    merchantId: outlet,
    menusHref: '#/pages/menu/food_menu',
    displayHref: '#/counter/display',
    orderHref: (id) => `#/orders/${id}`,
    renderPrint: ({ number }, onClose) => (
      <div role="dialog" aria-label={`Print ${number}`}>
        <button type="button" onClick={onClose}>
          Close print
        </button>
      </div>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvb', padding: '0.75rem', boxSizing: 'border-box' }}>
        <Story />
      </main>
    ),
  ],
  beforeEach: forgetCounter,
} satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };

/** Returns a name as the page has it, with a no-break space between currency and amount. */
const spaced = (name: string | RegExp) =>
  typeof name === 'string' ? name.replaceAll('RM ', 'RM\u00A0') : name;

/** Presses a button, and counts how often. */
let taps = 0;
const tap = async (name: string | RegExp, within_ = screen.getByRole('main')) => {
  taps += 1;
  await userEvent.click(await within(within_).findByRole('button', { name: spaced(name) }));
};
const openSides = () => tap('Sides');
const lines = () => within(screen.getByRole('list', { name: 'Items on this order' }));
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name: spaced(name) });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Adds a fried chicken and an omelette, together RM 9.90, or 10.49 with tax. */
const addTwo = async () => {
  await openSides();
  await tap(/^Ayam goreng sekor/);
  await tap(/^Telur dadar/);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Nasi kandar ayam goreng/ });
    await expect(canvas.getByText('No items yet')).toBeVisible();
  },
};
export const Dark: Story = { play: addTwo, globals: { skin: 'dark' } };
export const Phone: Story = { ...Loaded, globals: phone, play: undefined };
export const PhoneOrder: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await addTwo();
    await tap('View order · 2 items · RM 10.49');
    await expect(
      await canvas.findByRole('button', { name: spaced('Charge RM 10.49') }),
    ).toBeVisible();
    await tap('Back to the menu');
    await expect(canvas.getByRole('button', { name: /^Telur dadar/ })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: handled(never(displayMenu)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};
export const Failed: Story = {
  parameters: handled(refuses(displayMenu, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Offline: Story = {
  parameters: handled(offlineMenu),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t connect. Check your network and try again.');
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(displayMenu, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access to this page' });
  },
};
export const Empty: Story = {
  parameters: handled(changedMenu(() => [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No items on the menu' });
    await expect(await canvas.findByRole('link', { name: 'Open food menus' })).toBeVisible();
  },
};
export const NoResult: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'sushi');
    await canvas.findByRole('heading', { name: 'No matching items' });
    // The field has such a button too.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    await canvas.findByRole('button', { name: /^Nasi kandar ayam goreng/ });
  },
};
export const LongNames: Story = {
  parameters: handled(
    changedMenu((items) =>
      items.map((item) => ({ ...item, options: [], name: `${item.name} `.repeat(6).trim() })),
    ),
  ),
  play: async () => {
    await tap(/^Nasi kandar ayam goreng/);
    await expect(lines().getByRole('listitem')).toBeVisible();
  },
};
export const ManyItems: Story = {
  parameters: handled(changedMenu(copies(600))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Dish 1 / });
    await expect(canvas.queryByRole('button', { name: /^Dish 600 / })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'Dish 600');
    await expect(await canvas.findByRole('button', { name: /^Dish 600 / })).toBeVisible();
  },
};
export const Pictures: Story = {
  play: async ({ canvas }) => {
    await tap('Show pictures');
    await expect(
      canvas.getByRole('button', { name: 'Show pictures', pressed: true }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main').querySelector('img')).not.toBeNull());
  },
};
export const SoldOut: Story = {
  play: async ({ canvas }) => {
    await tap('Sweets');
    const item = await canvas.findByRole('button', { name: /^Puding karamel Sold out/ });
    await expect(item).toBeDisabled();
  },
};

/** A paid order of two plain items takes at most five taps. */
export const PaysInCash: Story = {
  play: async ({ canvas }) => {
    taps = 0;
    await addTwo();
    await tap('Charge RM 10.49');
    await tap('Exact RM 10.50', await dialog('Charge RM 10.49'));
    await canvas.findByText(/^Order P\d+ · paid$/);
    await expect(taps).toBeLessThanOrEqual(5);
    await expect(lastOrder()).toMatchObject({ payment_status: 'paid', order_method: 'pickup' });
    await expect(lines().queryByRole('listitem')).toBeNull();
  },
};
export const GivesChange: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Charge RM 10.49');
    await tap('RM 15.00', await dialog('Charge RM 10.49'));
    await canvas.findByText(/^Order P\d+ · change RM 4\.50$/);
    await tap('Print receipt');
    await tap('Close print', await dialog(/^Print P/));
    // The next item starts a new order.
    await tap(/^Telur dadar/);
    await expect(canvas.queryByText(/· change/)).toBeNull();
  },
};
export const OtherAmount: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Charge RM 10.49');
    const sheet = await dialog('Charge RM 10.49');
    const received = await within(sheet).findByRole('textbox', { name: 'Cash received' });
    await userEvent.type(received, '8');
    await userEvent.tab();
    await within(sheet).findByText('Enter RM 10.50 or more.');
    await userEvent.clear(received);
    await userEvent.type(received, '21{Enter}');
    await canvas.findByText(/^Order P\d+ · change RM 10\.50$/);
  },
};
export const TypesCashOnKeypad: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Charge RM 10.49');
    const sheet = await dialog('Charge RM 10.49');
    const keypad = await within(sheet).findByRole('group', { name: 'Keypad' });
    for (const key of ['2', '1', '00']) await tap(key, keypad);
    await expect(await within(sheet).findByRole('status')).toHaveTextContent('10.50');
    await tap('Take cash', sheet);
    await canvas.findByText(/^Order P\d+ · change RM 10\.50$/);
  },
};
export const PaysByCard: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Charge RM 10.49');
    const sheet = await dialog('Charge RM 10.49');
    const others = await within(sheet).findAllByRole('button', { name: /card|Card/ });
    await userEvent.click(others[0]!);
    await canvas.findByText(/^Order P\d+ · paid$/);
    await expect(lastOrder().totals).toMatchObject({ captured: 1049, rounding: 0 });
  },
};

/** Two guests pay for one item each: the first split places the order. */
export const SplitsByItem: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    const before = orderCount();
    await tap('Charge RM 10.49');
    await tap('Split by item', await dialog('Charge RM 10.49'));
    const choosing = await dialog(/^Split order P\d+ by item$/);
    await expect(orderCount()).toBe(before + 1);
    const [item] = await within(choosing).findAllByRole('checkbox');
    await userEvent.click(item!);
    await tap('Show amount', choosing);
    await tap(/^Split and charge RM/, choosing);
    await screen.findByText(/^After this, RM.+ is left to pay on order P\d+\.$/);
    await expect(orderCount()).toBe(before + 2);
    const cash = await screen.findByRole('group', { name: 'Cash' });
    await tap('RM 50.00', cash);
    // The change of the first bill stays visible while the rest is paid.
    await screen.findByText(/^Order P\d+ · change RM/);
    await tap(/^Exact/, await screen.findByRole('group', { name: 'Cash' }));
    await canvas.findByText(/^Order P\d+ · paid$/);
    await closed();
  },
};
/** The rest of a split order can be paid later. */
export const LeavesRestUnpaid: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Charge RM 10.49');
    await tap('Split by item', await dialog('Charge RM 10.49'));
    const choosing = await dialog(/^Split order P\d+ by item$/);
    const [item] = await within(choosing).findAllByRole('checkbox');
    await userEvent.click(item!);
    await tap('Show amount', choosing);
    await tap(/^Split and charge RM/, choosing);
    await screen.findByText(/^After this/);
    await tap(/^Exact/, await screen.findByRole('group', { name: 'Cash' }));
    await screen.findByText(/^Order P\d+ · paid$/);
    await tap('Take payment later', await screen.findByRole('dialog'));
    await canvas.findByText(/^Order P\d+ · RM.+ to pay$/);
  },
};

/** The order is placed once, however often the payment is tried. */
export const PaymentFails: Story = {
  parameters: handled(refuses(togglePaymentStatus, 'crashed')),
  play: async ({ canvas }) => {
    await addTwo();
    const before = orderCount();
    await tap('Charge RM 10.49');
    const sheet = await dialog('Charge RM 10.49');
    await tap('Exact RM 10.50', sheet);
    await within(sheet).findByText(/^Order P\d+ is placed but not paid\./);
    await tap('Exact RM 10.50', sheet);
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: 'Take payment later' })).toBeEnabled(),
    );
    await expect(orderCount()).toBe(before + 1);
    await tap('Take payment later', sheet);
    await canvas.findByText(/^Order P\d+ · RM 10\.49 to pay$/);
    await expect(lines().queryByRole('listitem')).toBeNull();
  },
};
export const PlacingFails: Story = {
  parameters: handled(refuses(placeOrder, 'storeClosed')),
  play: async () => {
    await addTwo();
    await tap('Charge RM 10.49');
    const sheet = await dialog('Charge RM 10.49');
    await tap('Exact RM 10.50', sheet);
    await within(sheet).findByText('This store is closed, please try again later.');
    await expect(lines().getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  },
};
export const NoPaymentOptions: Story = {
  parameters: handled(empty(listPaymentOptions)),
  play: async () => {
    await addTwo();
    await tap('Charge RM 10.49');
    await within(await dialog('Charge RM 10.49')).findByText(/^No payment option/);
  },
};
export const PlacesWithoutPayment: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Place order');
    await canvas.findByText(/^Order P\d+ · sent to the kitchen$/);
    await expect(lastOrder()).toMatchObject({ payment_status: 'unpaid', status: 'accepted' });
  },
};
export const AsksForOptions: Story = {
  play: async () => {
    await tap('Roti and tosai');
    await tap(/^Roti canai/);
    const sheet = await dialog('Roti canai');
    await expect(within(sheet).getByRole('button', { name: /^Add · / })).toBeDisabled();
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Dhal' }));
    await userEvent.type(within(sheet).getByRole('textbox'), 'crisp');
    await tap(/^Add · /, sheet);
    await closed();
    await lines().findByText('Dhal · crisp');
  },
};

/** Digits typed outside a field are the quantity of the next item. */
export const TypedQuantity: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sides' });
    await openSides();
    await userEvent.keyboard('12');
    await canvas.findByText('Next item: 12 ×');
    await tap(/^Telur dadar/);
    await expect(lines().getByText('12')).toBeVisible();
    await expect(canvas.queryByText('Next item: 12 ×')).toBeNull();
  },
};

/** A scanner types a code and Enter, wherever the focus is. */
export const ScansCode: Story = {
  play: async ({ canvas }) => {
    await tap(/^Nasi lemak ayam berempah/);
    await userEvent.keyboard('dr07{Enter}');
    await lines().findByText('Kelapa muda');
    await userEvent.keyboard('xx99{Enter}');
    await screen.findByText('No item has the code xx99');
    await expect(lines().getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('/dr07{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(lines().getByText('2')).toBeVisible();
  },
};
export const ExplainsTotals: Story = {
  play: async ({ canvas }) => {
    const note = (figure: string) =>
      canvas.findByRole('note', { name: `How ${figure} is calculated` });
    await addTwo();
    await tap('RM 0.59');
    await expect(await note('SST 6%')).toHaveTextContent(
      'RM 9.90 × 6% = RM 0.594, rounded to RM 0.59',
    );
    await tap('RM 10.49');
    await expect(await note('Total')).toHaveTextContent('Sum of:SubtotalRM 9.90SST 6%RM 0.59');
    await tap('RM 9.90');
    await expect(await note('Subtotal')).toHaveTextContent(
      'Sum of:Ayam goreng sekorRM 6.90Telur dadarRM 3.00',
    );
    await tap('RM 9.90');
    await expect(canvas.queryByRole('note', { name: 'How Subtotal is calculated' })).toBeNull();
  },
};
export const RemovesWithUndo: Story = {
  play: async () => {
    await addTwo();
    await tap('Remove Telur dadar');
    await expect(lines().getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(lines().getAllByRole('listitem')).toHaveLength(2);
  },
};
export const EditsNote: Story = {
  play: async () => {
    await addTwo();
    await tap('Edit Telur dadar');
    const sheet = await dialog('Telur dadar');
    await userEvent.type(within(sheet).getByRole('textbox'), 'no chilli');
    await tap(/^Save · /, sheet);
    await lines().findByText('no chilli');
  },
};
export const ParksAndResumes: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Park order' }));
    await waitFor(() => expect(lines().queryByRole('listitem')).toBeNull());
    await tap('1 parked order');
    await userEvent.click(await screen.findByRole('menuitem', { name: /· Ayam goreng sekor · / }));
    await waitFor(() => expect(lines().getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /parked/ })).toBeNull();
  },
};
export const RepeatsLast: Story = {
  play: async () => {
    await addTwo();
    await tap('Place order');
    await tap('Repeat last order');
    await waitFor(() => expect(lines().getAllByRole('listitem')).toHaveLength(2));
  },
};
export const DineIn: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Dine-in');
    const sheet = await dialog('Choose table');
    const [table] = await within(sheet).findAllByRole('button', { name: /^T?\d/ });
    await userEvent.click(table!);
    await closed();
    await canvas.findByText('Service charge');
    await tap('Place order');
    await canvas.findByText(/^Order D\d+ · sent to the kitchen$/);
    await expect(lastOrder().table).not.toBeNull();
  },
};
/** The order waits for the guests at its table: a service charge can depend on them. */
export const WaitsForGuests: Story = {
  parameters: handled(never(getTableOrder)),
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Dine-in');
    const sheet = await dialog('Choose table');
    const [table] = await within(sheet).findAllByRole('button', { name: /^T?\d/ });
    await userEvent.click(table!);
    await closed();
    for (const name of [/Place order/, /^Charge/])
      await waitFor(() =>
        expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true'),
      );
  },
};
/** The seat that was chosen last stays for the next item, which is still one tap. */
export const Seats: Story = {
  play: async () => {
    await addTwo();
    await tap('Dine-in');
    const tables = await dialog('Choose table');
    const all = await within(tables).findAllByRole('button', { name: /^T?\d/ });
    // One with an unpaid bill would get these items as a further round of it.
    await userEvent.click(all.find(({ textContent }) => !textContent.includes('to pay'))!);
    await closed();
    await tap('Edit Telur dadar');
    const sheet = await dialog('Telur dadar');
    await userEvent.type(within(sheet).getByRole('spinbutton', { name: 'Seat' }), '2');
    await tap(/^Save · /, sheet);
    await closed();
    await tap(/^Telur dadar/);
    await tap(/^Ayam goreng sekor/);
    await expect(await lines().findAllByText('Seat 2')).toHaveLength(2);
    await expect(lines().getAllByRole('listitem')).toHaveLength(3);
    await tap('Place order');
    await screen.findByText(/^Order D\d+ · sent to the kitchen$/);
    await expect(lastOrder().items.map(({ seat, quantity }) => [seat, quantity])).toEqual([
      [null, 1],
      [2, 2],
      [2, 1],
    ]);
  },
};
export const Delivery: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Delivery');
    const form = await dialog('Guest details');
    await tap('Save', form);
    await waitFor(() =>
      expect(within(form).getAllByText('This field is required.')).toHaveLength(3),
    );
    await userEvent.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Aina');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Phone/ }), '012-345 6789');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Address/ }), '1 Jalan Satu');
    await tap('Save', form);
    await closed();
    await canvas.findByText('Delivery fee');
    await tap('Place order');
    await canvas.findByText(/^Order L\d+ · sent to the kitchen$/);
    await expect(lastOrder()).toMatchObject({
      order_method: 'delivery',
      customer_name: 'Aina',
      phone: '+60123456789',
    });
  },
};

/** An order by phone isn't placed before the guest's name and number are known. */
export const ByPhone: Story = {
  play: async ({ canvas }) => {
    await addTwo();
    await tap('Phone');
    await tap('Cancel', await dialog('Guest details'));
    await closed();
    await tap('Place order');
    const form = await dialog('Guest details');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Ravi');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Phone/ }), '0123456789');
    await tap('Save', form);
    await closed();
    await tap('Place order');
    await canvas.findByText(/^Order P\d+ · sent to the kitchen$/);
    await expect(lastOrder()).toMatchObject({ order_method: 'pickup', customer_name: 'Ravi' });
  },
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /^Nasi kandar ayam goreng/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Nasi kandar ayam madu/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).not.toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

/** A waiter places orders, but takes no payment. */
export const WithoutPayment: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await addTwo();
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Charge/ })).toBeNull();
  },
};
