import {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  listAllPaymentOptions,
  patchPaymentOption,
  type PaymentOptionDetail,
} from '@servery/api';
import { empty, mockBehaviour, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PaymentOptions } from './PaymentOptions.tsx';

const outlet = 101;

const meta = {
  component: PaymentOptions,
  args: { merchantId: outlet, search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <PaymentOptions {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof PaymentOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const shown: Story['play'] = async () => {
  await screen.findByText('Card terminal');
};
const names = () =>
  screen
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));
const optionNamed = (name: string) =>
  sample()
    .paymentOptions.of(outlet)
    .find((option) => option.name === name);
const edit = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
};
const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add payment option' }));
  return within(await screen.findByRole('dialog', { name: 'New payment option' }));
};

export const Loaded: Story = {
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Payment options' }));
    await expect(await list.findAllByRole('listitem')).toHaveLength(8);
    await expect(screen.getByText('8 options')).toBeVisible();
    await expect(list.getByText(/^Fee 1\.5% \+ RM\s?0\.20$/)).toBeVisible();
    await expect(list.getByText('Pickup and Delivery')).toBeVisible();
    await expect(list.getByText('Account 1031')).toBeVisible();
    await expect(list.getByText('Inactive')).toBeVisible();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(listAllPaymentOptions)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Payment options' });
    await expect(screen.queryByRole('listitem')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: handled(empty(listAllPaymentOptions)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No payment options yet' });
    await expect(screen.getByRole('button', { name: 'Add payment option' })).toBeEnabled();
  },
};

export const NoResult: Story = {
  args: { search: '?search=cheque' },
  play: async () => {
    await screen.findByText('No matching payment options');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Card terminal');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listAllPaymentOptions, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load payment options' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    mockBehaviour.isOffline = true;
    return () => {
      mockBehaviour.isOffline = false;
    };
  },
  play: async () => {
    await screen.findByText(/^Couldn’t reach the server\./);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** A supervisor has no access, and sees which permission is missing. */
export const Forbidden: Story = {
  beforeEach: () => {
    sample().defaultUser = 'supervisor';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async () => {
    await screen.findByText(/You need the “Edit payment options” permission/);
    await expect(screen.queryByRole('button', { name: 'Add payment option' })).toBeNull();
  },
};

const optionOf = (id: number, more: Partial<PaymentOptionDetail>): PaymentOptionDetail => ({
  id,
  version: 1,
  merchant_id: outlet,
  name: `Option ${id}`,
  kind: 'card',
  channel: 'offline',
  is_active: true,
  methods: ['dine_in', 'pickup', 'delivery'],
  fee_rate: 0,
  fee_fixed: 0,
  account_code: '',
  opens_drawer: false,
  tip_rates: [],
  place: id,
  is_used: false,
  ...more,
});

export const LongText: Story = {
  parameters: handled(
    answer(listAllPaymentOptions, () => ({
      aaData: [1, 2, 3].map((id) =>
        optionOf(id, {
          name:
            id === 1
              ? 'Zahlungsdienstleistungsunternehmensrechn'
              : 'A name as long as it can be, 40 letters.',
          channel: 'online',
          methods: ['dine_in', 'pickup'],
          fee_rate: 999,
          fee_fixed: 99_999_999,
          account_code: '12345678901234567890',
          is_active: id !== 2,
        }),
      ),
      total: 3,
    })),
  ),
  play: async () => {
    await screen.findByText(/^Zahlungsdienst/);
  },
};

export const Many: Story = {
  parameters: handled(
    answer(listAllPaymentOptions, () => ({
      aaData: Array.from({ length: 50 }, (_, i) => optionOf(i + 1, {})),
      total: 50,
    })),
  ),
  play: async () => {
    await screen.findByText('Option 50');
  },
};

export const Created: Story = {
  play: async () => {
    const form = await add();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Touch ’n Go');
    await userEvent.click(form.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'E-wallet' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Paid online' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Dine-in' }));
    const rate = form.getByRole('spinbutton', { name: 'Percentage' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '1.25');
    await userEvent.type(form.getByRole('textbox', { name: 'Account code' }), '1032');
    await userEvent.click(form.getByRole('button', { name: 'Add payment option' }));
    await screen.findByText('Touch ’n Go saved');
    await waitFor(() =>
      expect(optionNamed('Touch ’n Go')).toMatchObject({
        kind: 'e_wallet',
        channel: 'online',
        methods: ['pickup', 'delivery'],
        fee_rate: 125,
        fee_fixed: 0,
        account_code: '1032',
        is_active: true,
        place: 9,
      }),
    );
    await screen.findByText('Fee 1.25%');
  },
};

export const Invalid: Story = {
  play: async () => {
    const form = await add();
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'cash');
    await userEvent.click(form.getByRole('button', { name: 'Add payment option' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/Another payment option already has this name\./),
    );
    for (const method of ['Dine-in', 'Pickup', 'Delivery'])
      await userEvent.click(form.getByRole('checkbox', { name: method }));
    await userEvent.click(form.getByRole('button', { name: 'Add payment option' }));
    await form.findByText('This field is required.');
  },
};

export const Edited: Story = {
  play: async () => {
    const form = await edit('Card terminal');
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Counter terminal');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Counter terminal');
    await expect(optionNamed('Counter terminal')).toMatchObject({ fee_rate: 80, version: 2 });
  },
};

/** Payments have been taken with the option, so its channel is fixed. */
export const UsedOption: Story = {
  play: async () => {
    const form = await edit('Card terminal');
    await expect(form.getByRole('checkbox', { name: 'Paid online' })).toBeDisabled();
    await form.findByText(/^Payments have been taken with this option/);
    await userEvent.click(form.getByRole('combobox', { name: 'Type' }));
    await screen.findByRole('option', { name: 'Bank transfer' });
    for (const name of ['Member’s wallet', 'Prepaid voucher'])
      await expect(screen.queryByRole('option', { name })).toBeNull();
  },
};

/** A prepaid voucher is never paid online and takes no tips, whatever was selected before. */
export const VoucherForm: Story = {
  play: async () => {
    const form = await add();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Gift card');
    await userEvent.click(form.getByRole('checkbox', { name: 'Paid online' }));
    await userEvent.click(form.getByRole('checkbox', { name: '5%' }));
    await userEvent.click(form.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Prepaid voucher' }));
    await expect(form.queryByRole('checkbox', { name: 'Paid online' })).toBeNull();
    await expect(form.queryByRole('group', { name: 'Suggested tips' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add payment option' }));
    await waitFor(() =>
      expect(optionNamed('Gift card')).toMatchObject({
        kind: 'voucher',
        channel: 'stored_value',
        tip_rates: [],
      }),
    );
  },
};

/** Cash can’t be paid online. */
export const CashForm: Story = {
  play: async () => {
    const form = await edit('Cash');
    await expect(form.queryByRole('checkbox', { name: 'Paid online' })).toBeNull();
  },
};

/** Cash opens the drawer, unless that's turned off; other types can open it too. */
export const OpensTheDrawer: Story = {
  play: async () => {
    const form = await add();
    const toggle = () => form.getByRole('switch', { name: 'Opens the drawer' });
    await expect(toggle()).not.toBeChecked();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Cheque');
    await userEvent.click(toggle());
    await expect(toggle()).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Add payment option' }));
    await waitFor(() => expect(optionNamed('Cheque')).toMatchObject({ opens_drawer: true }));
    const cash = await edit('Cash');
    const off = cash.getByRole('switch', { name: 'Opens the drawer' });
    await expect(off).toBeChecked();
    await userEvent.click(off);
    await userEvent.click(cash.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(optionNamed('Cash')).toMatchObject({ opens_drawer: false }));
  },
};

export const ConflictingChange: Story = {
  parameters: handled(refuses(editPaymentOption, 'conflict')),
  play: async () => {
    const form = await edit('Card terminal');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText(/Someone else has changed this/);
  },
};

export const Deactivated: Story = {
  play: async () => {
    const toggle = await screen.findByRole('switch', { name: 'Bank transfer is active' });
    await userEvent.click(toggle);
    await waitFor(() => expect(optionNamed('Bank transfer')).toMatchObject({ is_active: false }));
    await waitFor(() => expect(toggle).not.toBeChecked());
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
  },
};

/** The last active option of an order method stays active, and the message says why. */
export const LastOption: Story = {
  beforeEach: () => {
    const { paymentOptions } = sample();
    const options = paymentOptions.of(outlet);
    paymentOptions.save(
      outlet,
      options.map((option) => ({
        ...option,
        is_active: ['Cash', 'GrabPay'].includes(option.name),
      })),
    );
  },
  play: async () => {
    const toggle = await screen.findByRole('switch', { name: 'Cash is active' });
    await userEvent.click(toggle);
    await screen.findByText(
      'No other payment option is active for Dine-in. Activate another one first.',
    );
    await expect(toggle).toBeChecked();
    const form = await edit('Cash');
    await userEvent.click(form.getByRole('checkbox', { name: 'Dine-in' }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText(/^An order method would have no payment option/);
  },
};

export const Keyboard: Story = {
  play: async () => {
    const handle = await screen.findByRole('button', { name: 'Move DuitNow QR' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await screen.findByText('New order saved');
    await waitFor(() => expect(optionNamed('DuitNow QR')).toMatchObject({ place: 1, version: 2 }));
    await waitFor(() =>
      expect(names().slice(0, 3)).toEqual(['DuitNow QR', 'Cash', 'Card terminal']),
    );
    // The next move is based on the new version.
    (await screen.findByRole('button', { name: 'Move DuitNow QR' })).focus();
    await userEvent.keyboard(' {End} ');
    await waitFor(() => expect(optionNamed('DuitNow QR')).toMatchObject({ place: 8, version: 3 }));
  },
};

export const MoveRefused: Story = {
  parameters: handled(refuses(patchPaymentOption, 'crashed')),
  play: async () => {
    const handle = await screen.findByRole('button', { name: 'Move Wallet' });
    handle.focus();
    await userEvent.keyboard(' {Home} ');
    await screen.findByText('Unsuccessful');
    await waitFor(() => expect(names()[0]).toBe('Cash'));
  },
};

export const Deleted: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Meal voucher' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Meal voucher?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete payment option' }));
    await screen.findByText('Meal voucher deleted');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Edit Meal voucher' })).toBeNull(),
    );
  },
};

export const NotDeletedWithPayments: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Delete Cash' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Cash?' }));
    await dialog.findByText(/Deactivate it to remove it from the till\.$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const DeletionRefused: Story = {
  parameters: handled(refuses(deletePaymentOption, 'conflict')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Meal voucher' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete payment option' }));
    await screen.findByText(/Someone else has changed this/);
    await expect(screen.getByRole('button', { name: 'Edit Meal voucher' })).toBeVisible();
  },
};

const refused = refusedFields(createPaymentOption, {
  name: 'Name',
  kind: 'Type',
  is_online: 'Paid online',
  methods: 'Order methods',
  fee_rate: 'Percentage',
  fee_fixed: 'Fixed amount',
  account_code: 'Account code',
  is_active: 'Active',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async () => {
    const form = await add();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Refused');
    const drawer = await screen.findByRole('dialog', { name: 'New payment option' });
    await refused.check(drawer, 'Add payment option');
  },
};
