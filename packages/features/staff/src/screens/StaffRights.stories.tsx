import { editStaffRights, getStaffRights, type Capability, type Rights } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffRights } from './StaffRights.tsx';

/** Two pages of which a cashier sees one. */
const pagesFor = ({ grants }: Rights) => {
  const pages = [
    ...(grants['order.view'] === 'deny' ? [] : ['Live board']),
    ...(grants['menu.edit'] === 'deny' ? [] : ['Food Menus']),
  ];
  return pages.length > 0 ? [{ title: 'Daily operations', pages }] : [];
};

const meta = {
  component: StaffRights,
  args: { staffId: 13, staffHref: '#staff', pagesFor, search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <StaffRights {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof StaffRights>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const as = (username: string) => () => {
  sample().defaultUser = username;
  return () => {
    sample().defaultUser = 'merchant';
  };
};
const person = (id: number) => sample().people.find((one) => one.id === id)!;
const give = (id: number, grants: Partial<Record<Capability, 'allow' | 'deny'>>) =>
  sample().keepPerson({ ...person(id), own: { ...person(id).own, grants } });

const rowOf = async (permission: string) =>
  within((await screen.findByRole('rowheader', { name: permission })).closest('tr')!);
const choose = async (permission: string, grant: string) => {
  const row = await rowOf(permission);
  await userEvent.click(row.getByRole('combobox', { name: `${permission}: for this person` }));
  await userEvent.click(await screen.findByRole('option', { name: grant }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const shown: Story['play'] = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Permissions of Siti Hajar Ismail' });
  await screen.findByRole('table', { name: 'Orders' });
};

export const Loaded: Story = {
  play: async (context) => {
    await shown(context);
    const row = await rowOf('Void orders');
    await expect(row.getAllByText('Needs approval by PIN')).toHaveLength(2);
    await expect(row.getByText('Template of the role')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await expect(screen.queryByRole('rowheader', { name: 'Manage the platform' })).toBeNull();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: shown,
};
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

/** A choice shows its result and its rule immediately, and can be taken back. */
export const Changed: Story = {
  play: async () => {
    await choose('Void orders', 'Allowed');
    const row = await rowOf('Void orders');
    await expect(row.getByText('Set for this person')).toBeVisible();
    await choose('Cancel orders', 'Not allowed');
    await userEvent.type(
      screen.getByRole('spinbutton', { name: 'Discounts without approval up to' }),
      '12.5',
    );
    await save();
    await screen.findByText('Permissions of Siti Hajar Ismail saved');
    await expect(person(13).own).toEqual({
      grants: { 'order.void': 'allow', 'order.cancel': 'deny' },
      discount_free_rate: 1_250,
    });
    await choose('Void orders', 'As the role');
    await save();
    await waitFor(() => expect(person(13).own.grants).toEqual({ 'order.cancel': 'deny' }));
  },
};

export const Discarded: Story = {
  play: async () => {
    await choose('Void orders', 'Allowed');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect((await rowOf('Void orders')).getByText('Template of the role')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

/** Links out of the page ask before changes are lost. */
export const Leaving: Story = {
  args: { staffHref: '/pages/setting/operation' },
  play: async () => {
    await choose('Void orders', 'Allowed');
    await userEvent.click(screen.getByRole('link', { name: 'Staff' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect((await rowOf('Void orders')).getByText('Set for this person')).toBeVisible();
  },
};

/** The preview has every permission, and changes that aren't saved. */
export const Seen: Story = {
  play: async () => {
    await choose('Edit the menu', 'Allowed');
    await userEvent.click(screen.getByRole('tab', { name: 'See what this person sees' }));
    await screen.findByText('Live board, Food Menus');
    await screen.findByText('This includes your changes, which aren’t saved yet.');
    await screen.findByText('Discounts up to 5% need no approval.');
    const row = await rowOf('Manage the platform');
    await expect(row.getByText('Not allowed')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Permissions' }));
    await expect((await rowOf('Edit the menu')).getByText('Set for this person')).toBeVisible();
  },
};

export const SeenOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { search: '?tab=seen' },
  play: async () => {
    await screen.findByText('Live board');
  },
};

export const OwnAccount: Story = {
  args: { staffId: 11 },
  play: async () => {
    await screen.findByText('You can’t change your own permissions.');
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect((await rowOf('Void orders')).getByText('Role')).toBeVisible();
  },
};

/** A supervisor who manages staff gives only what they have, and not to an owner. */
export const LimitedManager: Story = {
  beforeEach: () => {
    give(12, { 'staff.manage': 'allow' });
    return as('supervisor')();
  },
  play: async () => {
    const settings = await rowOf('Edit settings');
    await expect(settings.getByText('You don’t have this permission.')).toBeVisible();
    const reopen = await rowOf('Reopen orders');
    await userEvent.click(reopen.getByRole('combobox'));
    await screen.findByRole('option', { name: 'Needs approval by PIN' });
    await expect(screen.queryByRole('option', { name: 'Allowed' })).toBeNull();
  },
};

export const Beyond: Story = {
  args: { staffId: 11 },
  beforeEach: LimitedManager.beforeEach,
  play: async () => {
    await screen.findByText(/^This person has permissions that you don’t have/);
  },
};

/** Someone else has saved: the choice stays, on top of what is stored now. */
export const Conflict: Story = {
  play: async () => {
    await choose('Void orders', 'Allowed');
    sample().keepPerson({
      ...person(13),
      version: 2,
      own: { grants: { 'order.comp': 'deny' }, discount_free_rate: null },
    });
    await save();
    await screen.findByText(/^Someone else has changed this/);
    await expect((await rowOf('Comp items')).getByText('Set for this person')).toBeVisible();
    await save();
    await screen.findByText('Permissions of Siti Hajar Ismail saved');
    await expect(person(13).own.grants).toEqual({ 'order.comp': 'deny', 'order.void': 'allow' });
  },
};

export const SaveRefused: Story = {
  parameters: handled(
    refuses(editStaffRights, 'notAllowedNow', { details: { why: 'last_owner' } }),
  ),
  play: async () => {
    await choose('Void orders', 'Allowed');
    await save();
    await screen.findByText(/^This is the only owner who can sign in/);
  },
};

export const Inactive: Story = {
  beforeEach: () => sample().keepPerson({ ...person(13), is_active: false }),
  play: async () => {
    await screen.findByText(/^This account is inactive/);
  },
};

export const Loading: Story = { parameters: handled(never(getStaffRights)) };

export const Failed: Story = {
  parameters: handled(refuses(getStaffRights, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load permissions' });
  },
};

export const Missing: Story = {
  args: { staffId: 999 },
  play: async () => {
    await screen.findByText('Person not found');
  },
};

export const Forbidden: Story = {
  beforeEach: as('supervisor'),
  play: async () => {
    await screen.findByText(/You need the “Manage staff accounts” permission/);
  },
};

export const Keyboard: Story = {
  play: async () => {
    const row = await rowOf('Void orders');
    row.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Allowed' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () =>
      expect((await rowOf('Void orders')).getByText('Set for this person')).toBeVisible(),
    );
  },
};
