import {
  createStaff,
  editStaff,
  inviteStaff,
  listPins,
  listStaff,
  patchStaff,
  resetPin,
  type StaffMember,
} from '@servery/api';
import { empty, mockBehaviour, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Staff } from './Staff.tsx';

const meta = {
  component: Staff,
  args: {
    merchantId: '',
    invitationHref: (token) => `https://servery.example/invitation#${token}`,
    rightsHref: (id) => `#rights-${id}`,
    search: '',
    onSearchChange: fn(),
  },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <Staff {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof Staff>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const shown: Story['play'] = async () => {
  await screen.findByText('Siti Hajar Ismail');
};
const as = (username: string) => () => {
  sample().defaultUser = username;
  return () => {
    sample().defaultUser = 'merchant';
  };
};
const personNamed = (name: string) => sample().people.find((person) => person.name === name);
/** Opens the menu of a person, and selects an action. */
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add staff' }));
  return within(await screen.findByRole('dialog', { name: 'New staff account' }));
};
const edit = async (name: string) => {
  await act(name, 'Edit');
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
};

export const Loaded: Story = {
  play: async () => {
    await screen.findByText('7 people');
    const row = (await screen.findByText('Siti Hajar Ismail')).closest('tr')!;
    await expect(within(row).getByText('Cashier')).toBeVisible();
    await expect(within(row).getByText('Active')).toBeVisible();
    const own = screen.getByText('Farah Kamaruddin').closest('tr')!;
    await expect(within(own).getByText('You')).toBeVisible();
    await expect(await within(row).findByText('PIN set')).toBeVisible();
    await expect(screen.queryByRole('columnheader', { name: 'Outlet' })).toBeNull();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(listStaff)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Staff' });
    await expect(screen.queryByRole('button', { name: 'Add staff' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: handled(empty(listStaff)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No staff yet' });
    await expect(screen.getByRole('button', { name: 'Add staff' })).toBeEnabled();
  },
};

export const NoResult: Story = {
  args: { search: '?search=nobody' },
  play: async () => {
    await screen.findByText('No matching staff');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Siti Hajar Ismail');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listStaff, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load staff' });
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
  },
};

/** A supervisor has no access, and sees which permission is missing. */
export const Forbidden: Story = {
  beforeEach: as('supervisor'),
  play: async () => {
    await screen.findByText(/You need the “Manage staff accounts” permission/);
    await expect(screen.queryByRole('button', { name: 'Add staff' })).toBeNull();
  },
};

export const Filtered: Story = {
  play: async () => {
    await screen.findByText('7 people');
    await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Kitchen' }));
    await screen.findByText('1 person');
    await screen.findByText('Tan Boon Heng');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
    await screen.findByText('No matching staff');
  },
};

/** A group owner sees the staff of all outlets, on several pages, and chooses the outlet. */
export const SeveralOutlets: Story = {
  beforeEach: as('supermerchant'),
  play: async () => {
    await screen.findByText('16 people');
    await screen.findByRole('columnheader', { name: 'Outlet' });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Wong Mei Ling');
    const form = await add();
    await userEvent.click(form.getByRole('combobox', { name: 'Outlet' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Seri Melati Cheras' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Lee Chong');
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'lee.chong');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'lee@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
    await screen.findByRole('alertdialog', { name: 'Invitation for Lee Chong' });
    await expect(personNamed('Lee Chong')).toMatchObject({ merchant_id: 103 });
  },
};

export const Created: Story = {
  play: async () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    const form = await add();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Nur Aisyah');
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'nur.aisyah');
    await userEvent.click(form.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Supervisor' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '012-345 6789');
    await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Invitation for Nur Aisyah' }),
    );
    const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Invitation link' }).value;
    await expect(link).toMatch(/^https:\/\/servery\.example\/invitation#.+/);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(copy).toHaveBeenCalledWith(link));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const row = (await screen.findByText('Nur Aisyah')).closest('tr')!;
    await expect(within(row).getByText('Invited')).toBeVisible();
    await expect(personNamed('Nur Aisyah')).toMatchObject({
      template: 'supervisor',
      phone: '+60123456789',
    });
  },
};

export const Incomplete: Story = {
  play: async () => {
    const form = await add();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Somebody');
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'Cashier');
    await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
    await form.findByText('Someone else has this username.');
    await userEvent.clear(form.getByRole('textbox', { name: 'Username' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'some.body');
    await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
    await form.findByText('Enter a phone number or an email address.');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Somebody');
  },
};

export const Edited: Story = {
  play: async () => {
    const form = await edit('Muthu Krishnan');
    await expect(form.queryByRole('textbox', { name: 'Username' })).toBeNull();
    await userEvent.click(form.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Host' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'muthu@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Muthu Krishnan saved');
    await screen.findByText('muthu@example.com');
    await expect(personNamed('Muthu Krishnan')).toMatchObject({ template: 'host', version: 2 });
  },
};

/** The role of one's own account is fixed, and the account can't be deactivated. */
export const OwnAccount: Story = {
  play: async () => {
    const form = await edit('Farah Kamaruddin');
    await form.findByText('You can’t change your own role.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(
      screen.getByRole('button', { name: 'More actions for Farah Kamaruddin' }),
    );
    const item = await screen.findByRole('menuitem', { name: /^Deactivate/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(within(item).getByText('This is your own account.')).toBeVisible();
  },
};

export const Deactivated: Story = {
  play: async () => {
    await act('Wong Mei Ling', 'Deactivate');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Deactivate Wong Mei Ling?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Wong Mei Ling deactivated');
    const row = () => screen.getByText('Wong Mei Ling').closest('tr')!;
    await waitFor(() => expect(within(row()).getByText('Inactive')).toBeVisible());
    await act('Wong Mei Ling', 'Activate');
    await screen.findByText('Wong Mei Ling activated');
    await waitFor(() => expect(within(row()).getByText('Active')).toBeVisible());
  },
};

export const PasswordReset: Story = {
  play: async () => {
    await act('Suresh Pillai', 'Reset password');
    const ask = within(
      await screen.findByRole('alertdialog', { name: 'Reset the password of Suresh Pillai?' }),
    );
    await userEvent.click(ask.getByRole('button', { name: 'Reset password' }));
    await screen.findByRole('alertdialog', { name: 'Invitation for Suresh Pillai' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const row = () => screen.getByText('Suresh Pillai').closest('tr')!;
    await waitFor(() => expect(within(row()).getByText('Invited')).toBeVisible());
    await act('Suresh Pillai', 'Create new invitation');
    await screen.findByRole('alertdialog', {
      name: 'Create a new invitation for Suresh Pillai?',
    });
  },
};

const rowOf = (name: string) => within(screen.getByText(name).closest('tr')!);
/** Opens the question whether to reset a PIN, and confirms it. */
const confirmReset = async (name: string) => {
  await within(await screen.findByRole('table')).findAllByText('PIN set');
  await act(name, 'Reset PIN…');
  const ask = await screen.findByRole('alertdialog', { name: `Reset the PIN of ${name}?` });
  await userEvent.click(within(ask).getByRole('button', { name: 'Reset PIN' }));
};

export const PinReset: Story = {
  play: async () => {
    await confirmReset('Siti Hajar Ismail');
    await screen.findByText('PIN of Siti Hajar Ismail reset');
    await waitFor(() => expect(rowOf('Siti Hajar Ismail').queryByText('PIN set')).toBeNull());
    await expect(personNamed('Siti Hajar Ismail')).toMatchObject({ pin: null });
    await expect(rowOf('Suresh Pillai').getByText('PIN set')).toBeVisible();
  },
};

/** People without a PIN have none to reset. */
export const WithoutPin: Story = {
  play: async () => {
    await within(await screen.findByRole('table')).findAllByText('PIN set');
    await expect(rowOf('Muthu Krishnan').queryByText('PIN set')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Muthu Krishnan' }));
    await screen.findByRole('menuitem', { name: 'Reset password' });
    await expect(screen.queryByRole('menuitem', { name: /Reset PIN/ })).toBeNull();
  },
};

export const PinResetRefused: Story = {
  parameters: handled(refuses(resetPin, 'conflict')),
  play: async () => {
    await confirmReset('Siti Hajar Ismail');
    await screen.findByText(/Someone else has changed this/);
    await expect(rowOf('Siti Hajar Ismail').getByText('PIN set')).toBeVisible();
  },
};

/** The list works while the PINs can’t be loaded. */
export const PinsFailed: Story = {
  parameters: handled(refuses(listPins, 'crashed')),
  play: async () => {
    await screen.findByText('Siti Hajar Ismail');
    await userEvent.click(
      screen.getByRole('button', { name: 'More actions for Siti Hajar Ismail' }),
    );
    await screen.findByRole('menuitem', { name: 'Reset password' });
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(editStaff, 'conflict')),
  play: async () => {
    const form = await edit('Siti Hajar Ismail');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'siti@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Someone else has changed this/);
  },
};

export const DeactivationRefused: Story = {
  parameters: handled(
    refuses(patchStaff, 'notAllowedNow', { details: { why: 'last_owner' } }),
    refuses(inviteStaff, 'forbidden'),
  ),
  play: async () => {
    await act('Siti Hajar Ismail', 'Deactivate');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }),
    );
    await screen.findByText(/This is the only owner who can sign in/);
  },
};

const member = (id: number, more: Partial<StaffMember>): StaffMember => ({
  id,
  version: 1,
  merchant: { id: 101, name: 'Seri Melati Chow Kit' },
  username: `person.${id}`,
  name: `Person ${id}`,
  role: 'cashier',
  phone: '',
  email: '',
  status: 'active',
  invited_until: null,
  created_at: '2026-01-06T02:00:00.000Z',
  ...more,
});

export const LongText: Story = {
  parameters: handled(
    answer(listStaff, () => ({
      aaData: [
        member(1, {
          name: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah',
          username: 'wan.muhammad.zulkarnain.abdul',
          email: 'wan.muhammad.zulkarnain.alauddin@long-department.example.com',
          phone: '+60123456789',
          role: 'marketing',
        }),
        member(2, { status: 'invited', invited_until: '2026-01-01T00:00:00.000Z' }),
        member(3, { status: 'inactive' }),
      ],
      total: 3,
    })),
  ),
  play: async () => {
    await screen.findByText('Invitation expired');
  },
};

export const Keyboard: Story = {
  play: async () => {
    const more = await screen.findByRole('button', { name: 'More actions for Tan Boon Heng' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Tan Boon Heng' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const refused = refusedFields(createStaff, {
  name: 'Name',
  username: 'Username',
  role: 'Role',
  phone: 'Phone',
  email: 'Email',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async () => {
    const form = await add();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Refused');
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'refused');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'refused@example.com');
    const drawer = await screen.findByRole('dialog', { name: 'New staff account' });
    await refused.check(drawer, 'Add staff');
  },
};
