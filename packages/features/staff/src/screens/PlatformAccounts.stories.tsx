import {
  createPlatformAccount,
  editPlatformAccount,
  listPlatformAccounts,
  patchPlatformAccount,
  type PlatformAccount,
} from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlatformAccounts } from './PlatformAccounts.tsx';

const as = (username: string) => () => {
  sample().defaultUser = username;
  return () => {
    sample().defaultUser = 'merchant';
  };
};

const meta = {
  component: PlatformAccounts,
  args: {
    invitationHref: (token) => `https://servery.example/invitation#${token}`,
    search: '',
    onSearchChange: fn(),
  },
  beforeEach: as('admin'),
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <PlatformAccounts {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof PlatformAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const agent = 'Jason Lim Wei Jie';
const shown: Story['play'] = async () => {
  await screen.findByText(agent);
};
const personNamed = (name: string) => sample().people.find((person) => person.name === name);
const rowOf = (name: string) => within(screen.getByText(name).closest('tr')!);
/** Opens the menu of an account, and selects an action. */
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Create account…' }));
  return within(await screen.findByRole('dialog', { name: 'New platform account' }));
};
type Form = Awaited<ReturnType<typeof open>>;
const type = (form: Form, field: string, text: string) =>
  userEvent.type(form.getByRole('textbox', { name: field }), text);
const create = (form: Form) =>
  userEvent.click(form.getByRole('button', { name: 'Create account' }));
const edit = async (name: string) => {
  await act(name, 'Edit');
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
};

export const Loaded: Story = {
  play: async () => {
    await screen.findByText('5 accounts');
    await screen.findByText(agent);
    await expect(rowOf(agent).getByText('Agent')).toBeVisible();
    await expect(rowOf(agent).getByText('2')).toBeVisible();
    await expect(await rowOf('Aishah Rahman').findByText('You')).toBeVisible();
    await expect(rowOf('Aishah Rahman').getByText('All Merchants')).toBeVisible();
    await expect(rowOf('Kamaruddin Yusof').getByText('Group owner')).toBeVisible();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(listPlatformAccounts)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Platform accounts' });
    await expect(screen.queryByRole('button', { name: 'Create account…' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: handled(empty(listPlatformAccounts)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No accounts yet' });
    await expect(screen.getByRole('button', { name: 'Create account…' })).toBeEnabled();
  },
};

export const NoResult: Story = {
  args: { search: '?search=nobody' },
  play: async () => {
    await screen.findByText('No matching accounts');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText(agent);
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listPlatformAccounts, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the platform accounts' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** An agent has no access, and sees which permission is missing. */
export const Forbidden: Story = {
  beforeEach: as('agent'),
  play: async () => {
    await screen.findByText(/You need the “Manage the platform” permission/);
    await expect(screen.queryByRole('button', { name: 'Create account…' })).toBeNull();
  },
};

export const Filtered: Story = {
  play: async () => {
    await screen.findByText('5 accounts');
    await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Agent' }));
    await screen.findByText('3 accounts');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
    await screen.findByText('No matching accounts');
  },
};

export const Created: Story = {
  play: async () => {
    const form = await open();
    await form.findByText('Agents add merchants and support the ones they look after.');
    await type(form, 'Name', 'Nora Aziz');
    await type(form, 'Username', 'nora.aziz');
    await type(form, 'Phone', '012-345 6789');
    await create(form);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Invitation for Nora Aziz' }),
    );
    const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Invitation link' }).value;
    await expect(link).toMatch(/^https:\/\/servery\.example\/invitation#.+/);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('Nora Aziz');
    await expect(rowOf('Nora Aziz').getByText('Invited')).toBeVisible();
    await expect(rowOf('Nora Aziz').getByText('0')).toBeVisible();
    await expect(personNamed('Nora Aziz')).toMatchObject({
      role: 'agent',
      phone: '+60123456789',
    });
  },
};

export const CreatedAdministrator: Story = {
  play: async () => {
    const form = await open();
    await type(form, 'Name', 'Chen Li');
    await type(form, 'Username', 'chen.li');
    await userEvent.click(form.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }));
    await form.findByText('Administrators see all merchants and manage the platform.');
    await type(form, 'Email', 'chen.li@example.com');
    await create(form);
    await screen.findByRole('alertdialog', { name: 'Invitation for Chen Li' });
    await expect(personNamed('Chen Li')).toMatchObject({ role: 'admin' });
  },
};

export const CreatedGroupOwner: Story = {
  play: async () => {
    const form = await open();
    await type(form, 'Name', 'Chen Li');
    await type(form, 'Username', 'chen.li');
    await userEvent.click(form.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Group owner' }));
    await form.findByText('Group owners run the merchants you assign to them.');
    await type(form, 'Email', 'chen.li@example.com');
    await create(form);
    await screen.findByRole('alertdialog', { name: 'Invitation for Chen Li' });
    await expect(personNamed('Chen Li')).toMatchObject({ role: 'supermerchant' });
  },
};

export const Incomplete: Story = {
  play: async () => {
    const form = await open();
    await type(form, 'Name', 'Somebody');
    await type(form, 'Username', 'Cashier');
    await create(form);
    await form.findByText('Someone else has this username.');
    await userEvent.clear(form.getByRole('textbox', { name: 'Username' }));
    await type(form, 'Username', 'some.body');
    await create(form);
    await form.findByText('Enter a phone number or an email address.');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Somebody');
  },
};

export const Edited: Story = {
  play: async () => {
    const form = await edit('Kamaruddin Yusof');
    await expect(form.queryByRole('textbox', { name: 'Username' })).toBeNull();
    await expect(form.queryByRole('combobox', { name: 'Role' })).toBeNull();
    await type(form, 'Email', 'kamaruddin@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Kamaruddin Yusof saved');
    await screen.findByText('kamaruddin@example.com');
    await expect(personNamed('Kamaruddin Yusof')).toMatchObject({
      version: 2,
      merchant_ids: [101, 102, 103, 104],
    });
  },
};

/** One’s own account can be edited, and stays able to sign in. */
export const OwnAccount: Story = {
  play: async () => {
    const name = 'More actions for Aishah Rahman';
    // The list knows whose account it is once the signed-in person has loaded.
    await screen.findByText('You');
    await userEvent.click(await screen.findByRole('button', { name }));
    for (const action of [/^Deactivate/, /^Reset password/]) {
      const item = await screen.findByRole('menuitem', { name: action });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(within(item).getByText('This is your own account.')).toBeVisible();
    }
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Aishah Rahman' });
  },
};

export const Deactivated: Story = {
  play: async () => {
    await act(agent, 'Deactivate');
    const ask = within(await screen.findByRole('alertdialog', { name: `Deactivate ${agent}?` }));
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText(`${agent} deactivated`);
    await waitFor(() => expect(rowOf(agent).getByText('Inactive')).toBeVisible());
    await act(agent, 'Activate');
    await screen.findByText(`${agent} activated`);
    await waitFor(() => expect(rowOf(agent).getByText('Active')).toBeVisible());
  },
};

export const PasswordReset: Story = {
  play: async () => {
    await act(agent, 'Reset password');
    const ask = await screen.findByRole('alertdialog', { name: `Reset the password of ${agent}?` });
    await userEvent.click(within(ask).getByRole('button', { name: 'Reset password' }));
    await screen.findByRole('alertdialog', { name: `Invitation for ${agent}` });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(rowOf(agent).getByText('Invited')).toBeVisible());
  },
};

/** Someone else has saved first: the change can be saved on top of theirs. */
export const Conflict: Story = {
  play: async () => {
    const form = await edit(agent);
    const person = personNamed(agent)!;
    sample().keepPerson({ ...person, version: person.version + 1, phone: '+60123456789' });
    await type(form, 'Email', 'jason@example.com');
    const save = () => userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await save();
    await screen.findByText(/Someone else has changed this/);
    await screen.findByText('+60123456789');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('jason@example.com');
    await save();
    await screen.findByText(`${agent} saved`);
  },
};

/** A refused action shows the account as it is now. */
export const DeactivationConflict: Story = {
  play: async () => {
    await act(agent, 'Deactivate');
    const person = personNamed(agent)!;
    sample().keepPerson({ ...person, version: 2, email: 'jason@example.com' });
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText(/Someone else has changed this/);
    await screen.findByText('jason@example.com');
    await expect(rowOf(agent).getByText('Active')).toBeVisible();
  },
};

export const LastAdministrator: Story = {
  parameters: handled(
    refuses(patchPlatformAccount, 'notAllowedNow', { details: { why: 'last_admin' } }),
  ),
  play: async () => {
    await act(agent, 'Deactivate');
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText(/This is the only administrator who can sign in/);
  },
};

export const EditRefused: Story = {
  parameters: handled(refuses(editPlatformAccount, 'forbidden')),
  play: async () => {
    const form = await edit(agent);
    await type(form, 'Email', 'jason@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText(/You don’t have permission to do this/);
  },
};

const account = (id: number, more: Partial<PlatformAccount> = {}): PlatformAccount => ({
  id,
  version: 1,
  username: `agent.${id}`,
  name: `Agent ${id}`,
  role: 'agent',
  phone: '+60123456789',
  email: `agent.${id}@example.com`,
  status: 'active',
  invited_until: null,
  created_at: '2026-01-06T02:00:00.000Z',
  merchants: id * 7,
  ...more,
});

export const Many: Story = {
  parameters: handled(
    answer(listPlatformAccounts, ({ query: { start, length } }) => ({
      aaData: Array.from({ length }, (_, i) => account(start + i + 1)),
      total: 1_240,
    })),
  ),
  play: async () => {
    await screen.findByText('1,240 accounts');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Agent 11');
  },
};

export const LongText: Story = {
  parameters: handled(
    answer(listPlatformAccounts, () => ({
      aaData: [
        account(1, {
          name: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah',
          username: 'wan.muhammad.zulkarnain.abdul',
          email: 'wan.muhammad.zulkarnain.alauddin@long-department.example.com',
          merchants: 10_000,
        }),
        account(2, { status: 'invited', invited_until: '2026-01-01T00:00:00.000Z' }),
        account(3, { status: 'inactive', phone: '', email: '' }),
      ],
      total: 3,
    })),
  ),
  play: async () => {
    await screen.findByText('Invitation expired');
    await screen.findByText('10,000');
  },
};

export const Keyboard: Story = {
  play: async () => {
    const more = await screen.findByRole('button', { name: `More actions for ${agent}` });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: `Edit ${agent}` });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const refused = refusedFields(createPlatformAccount, {
  name: 'Name',
  username: 'Username',
  role: 'Role',
  phone: 'Phone',
  email: 'Email',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: handled(refused.handler),
  play: async () => {
    const form = await open();
    await type(form, 'Name', 'Refused');
    await type(form, 'Username', 'refused');
    await type(form, 'Email', 'refused@example.com');
    const drawer = await screen.findByRole('dialog', { name: 'New platform account' });
    await refused.check(drawer, 'Create account');
  },
};
