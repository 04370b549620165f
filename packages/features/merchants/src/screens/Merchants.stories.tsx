import {
  createMerchant,
  editMerchant,
  getMerchantAccount,
  inviteOwner,
  listMerchants,
  patchMerchant,
  startView,
  type MerchantRow,
} from '@servery/api';
import { empty, mockBehaviour, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Merchants } from './Merchants.tsx';

const meta = {
  component: Merchants,
  args: {
    invitationHref: (token) => `https://servery.example/invitation#${token}`,
    documentsHref: (id) => `#documents-${id}`,
    search: '',
    onSearchChange: fn(),
    onView: fn(),
  },
  beforeEach: () => {
    sample().defaultUser = 'admin';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <Merchants {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof Merchants>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const kajang = 'Seri Melati Kajang';
const shown: Story['play'] = async () => {
  await screen.findByText(kajang);
};
const as = (username: string) => () => {
  sample().defaultUser = username;
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
/** Opens the menu of a merchant, and selects an action. */
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const open = async (name: string) => {
  await userEvent.click(await screen.findByText(name));
  const panel = within(await screen.findByRole('dialog', { name }));
  await panel.findByRole('heading', { name: 'Business' });
  return panel;
};
const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add merchant' }));
  return within(await screen.findByRole('dialog', { name: 'New merchant' }));
};
const type = async (form: ReturnType<typeof within>, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts))
    // One after the other, as a person types.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.type(form.getByRole('textbox', { name }), text);
};

export const Loaded: Story = {
  play: async () => {
    await screen.findByText('4 merchants');
    const row = await rowOf(kajang);
    await expect(row.getByText('Noraini Kamaruddin')).toBeVisible();
    await expect(row.getByText('Approved')).toBeVisible();
    await expect(row.getByText('Active')).toBeVisible();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(listMerchants)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    await expect(screen.queryByRole('button', { name: 'Add merchant' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: handled(empty(listMerchants)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No merchants yet' });
    await expect(await screen.findByRole('button', { name: 'Add merchant' })).toBeEnabled();
  },
};

export const NoResult: Story = {
  args: { search: '?search=nobody' },
  play: async () => {
    await screen.findByText('No matching merchants');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText(kajang);
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listMerchants, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load merchants' });
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

/** The owner of a merchant has no access, and sees which permission is missing. */
export const Forbidden: Story = {
  beforeEach: as('merchant'),
  play: async () => {
    await screen.findByText(/You need the “View the list of merchants” permission/);
    await expect(screen.queryByRole('button', { name: 'Add merchant' })).toBeNull();
  },
};

export const Filtered: Story = {
  play: async () => {
    await screen.findByText('4 merchants');
    await userEvent.click(screen.getByRole('combobox', { name: 'Setup status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Approved' }));
    await screen.findByText('1 merchant');
    await screen.findByText(kajang);
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Suspended' }));
    await screen.findByText('No matching merchants');
  },
};

export const FilteredByDate: Story = {
  args: { search: '?startDate=2025-01-07&endDate=2025-01-31' },
  play: async () => {
    await screen.findByText('No matching merchants');
  },
};

export const Sorted: Story = {
  play: async () => {
    await screen.findByText('4 merchants');
    await userEvent.click(screen.getByRole('button', { name: 'Merchant' }));
    await waitFor(() =>
      expect(screen.getAllByText(/^Seri Melati ./)[0]).toHaveTextContent('Seri Melati Bangsar'),
    );
  },
};

export const Detail: Story = {
  play: async () => {
    const panel = await open('Seri Melati Chow Kit');
    await expect(panel.getByText('Jason Lim Wei Jie')).toBeVisible();
    await expect(panel.getByText('Farah Kamaruddin')).toBeVisible();
    await expect(panel.getByText('Can sign in')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Suspend…' })).toBeEnabled();
    const documents = panel.getByRole('link', { name: 'Documents' });
    await expect(documents).toHaveAttribute('href', '#documents-101');
  },
};

export const DetailOnPhone: Story = { ...Detail, globals: phone };

/** A merchant that can’t go live yet shows the missing steps. */
export const DetailOfDraft: Story = {
  play: async () => {
    const panel = await open(kajang);
    await expect(panel.getByText('Still open, but optional')).toBeVisible();
  },
};

export const DetailMissing: Story = {
  args: { search: '?open=999' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Merchant not found' });
  },
};

export const DetailFailed: Story = {
  args: { search: '?open=101' },
  parameters: handled(refuses(getMerchantAccount, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load this merchant' });
  },
};

export const Viewed: Story = {
  beforeEach: () => () => sample().devices.clear(),
  play: async ({ args }) => {
    await screen.findByText(kajang);
    await act(kajang, 'View as merchant');
    await waitFor(() =>
      expect(args.onView).toHaveBeenCalledWith(
        expect.objectContaining({ viewing: expect.objectContaining({ name: kajang }) }),
      ),
    );
  },
};

export const ViewRefused: Story = {
  parameters: handled(refuses(startView, 'notFound')),
  play: async ({ args }) => {
    const panel = await open(kajang);
    await userEvent.click(panel.getByRole('button', { name: 'View as merchant' }));
    await screen.findByText('This no longer exists.');
    await expect(args.onView).not.toHaveBeenCalled();
  },
};

/** An agent sees only their merchants, and can’t suspend them. */
export const Agent: Story = {
  beforeEach: as('agent'),
  play: async () => {
    await screen.findByText('2 merchants');
    const panel = await open('Seri Melati Bangsar');
    await expect(panel.getByRole('button', { name: 'Edit' })).toBeEnabled();
    await expect(panel.queryByRole('button', { name: 'Suspend…' })).toBeNull();
  },
};

export const Suspended: Story = {
  play: async () => {
    await act(kajang, 'Suspend…');
    const form = within(await screen.findByRole('dialog', { name: `Suspend ${kajang}?` }));
    await userEvent.click(form.getByRole('button', { name: 'Suspend merchant' }));
    await form.findByText('This field is required.');
    await type(form, { Reason: 'Fees are overdue' });
    await userEvent.click(form.getByRole('button', { name: 'Suspend merchant' }));
    await screen.findByText(`${kajang} suspended`);
    await expect(await (await rowOf(kajang)).findByText('Suspended')).toBeVisible();
    const panel = await open(kajang);
    await panel.findByText('Fees are overdue');
    await userEvent.click(panel.getByRole('button', { name: 'Activate…' }));
    const back = within(await screen.findByRole('dialog', { name: `Activate ${kajang}?` }));
    await type(back, { Reason: 'Fees were paid' });
    await userEvent.click(back.getByRole('button', { name: 'Activate merchant' }));
    await screen.findByText(`${kajang} activated`);
    await waitFor(() => expect(panel.queryByText('Fees are overdue')).toBeNull());
  },
};

export const SuspensionRefused: Story = {
  parameters: handled(refuses(patchMerchant, 'conflict')),
  play: async () => {
    await act(kajang, 'Suspend…');
    const form = within(await screen.findByRole('dialog', { name: `Suspend ${kajang}?` }));
    await type(form, { Reason: 'Fees are overdue' });
    await userEvent.click(form.getByRole('button', { name: 'Suspend merchant' }));
    await form.findByText(/Someone else has changed this/);
  },
};

const owner = {
  'Business name': 'Kopitiam Jaya',
  'Owner’s name': 'Lim Mei Ling',
  Username: 'lim.meiling',
  Phone: '012-345 6789',
};

/** Adds a merchant, and returns the dialog with the invitation. */
const addMerchant = async () => {
  const form = await add();
  await type(form, owner);
  await userEvent.click(form.getByRole('button', { name: 'Add merchant' }));
  return within(await screen.findByRole('alertdialog', { name: 'Kopitiam Jaya added' }));
};
const linkIn = (dialog: Awaited<ReturnType<typeof addMerchant>>) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: /^Invitation link/ }).value;

export const Created: Story = {
  play: async () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    const dialog = await addMerchant();
    const link = linkIn(dialog);
    await expect(link).toMatch(/^https:\/\/servery\.example\/invitation#.+/);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy invitation link' }));
    await waitFor(() => expect(copy).toHaveBeenCalledWith(link));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const row = await rowOf('Kopitiam Jaya');
    await expect(row.getByText('Draft')).toBeVisible();
    await expect(row.getByText('+60123456789')).toBeVisible();
  },
};

/** Adds a merchant, and asks for a new invitation of its owner. Returns the first link. */
const renew = async () => {
  const first = await addMerchant();
  const link = linkIn(first);
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  const panel = await open('Kopitiam Jaya');
  await panel.findByText(/^Invited until/);
  await userEvent.click(panel.getByRole('button', { name: 'Create new invitation' }));
  const name = 'Create a new invitation for Lim Mei Ling?';
  const ask = within(await screen.findByRole('alertdialog', { name }));
  await userEvent.click(ask.getByRole('button', { name: 'Create new invitation' }));
  return link;
};

export const InvitationRefused: Story = {
  parameters: handled(
    refuses(inviteOwner, 'notAllowedNow', { details: { why: 'status', status: 'active' } }),
  ),
  play: async () => {
    await renew();
    await screen.findByText('The owner has already set a password and can sign in.');
  },
};

/** An agent replaces an invitation that the owner has lost. */
export const RenewsInvitation: Story = {
  beforeEach: as('agent'),
  play: async () => {
    const link = await renew();
    const again = await screen.findByRole('alertdialog', {
      name: 'New invitation for Lim Mei Ling',
    });
    await expect(linkIn(within(again))).not.toBe(link);
  },
};

export const Incomplete: Story = {
  play: async () => {
    const form = await add();
    await type(form, { ...owner, Username: 'Cashier' });
    await userEvent.click(form.getByRole('button', { name: 'Add merchant' }));
    await form.findByText('Someone else has this username. Choose another one.');
  },
};

export const Edited: Story = {
  play: async () => {
    const panel = await open(kajang);
    await userEvent.click(panel.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: `Edit ${kajang}` }));
    await type(form, { 'Business name': ' Baru', Email: 'noraini@example.com' });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(`${kajang} Baru saved`);
    await expect(await panel.findByText('noraini@example.com')).toBeVisible();
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(editMerchant, 'conflict')),
  play: async () => {
    const panel = await open(kajang);
    await userEvent.click(panel.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: `Edit ${kajang}` }));
    await type(form, { 'Business name': ' Baru', Email: 'noraini@example.com' });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText(/Someone else has changed this/);
  },
};

const row = (id: number, more: Partial<MerchantRow>): MerchantRow => ({
  id,
  version: 1,
  name: `Merchant ${id}`,
  parent: null,
  status: 'active',
  is_read_only: false,
  setup_status: 'live',
  created_at: '2026-01-06T02:00:00.000Z',
  time_zone: 'Asia/Kuala_Lumpur',
  owner: null,
  ...more,
});

export const LongText: Story = {
  parameters: handled(
    answer(listMerchants, () => ({
      aaData: [
        row(1, {
          name: 'Restoran Nasi Kandar Haji Muhammad Zulkarnain Alauddin dan Anak-Anak',
          parent: { id: 9, name: 'Kumpulan Restoran Haji Muhammad Zulkarnain Alauddin' },
          setup_status: 'documents_submitted',
          owner: {
            name: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah',
            email: 'wan.muhammad.zulkarnain.alauddin@long-department.example.com',
            phone: '+60123456789',
          },
        }),
        row(2, { status: 'suspended', setup_status: 'changes_requested' }),
      ],
      total: 2,
    })),
  ),
  play: async () => {
    await screen.findByText('Changes requested');
  },
};

export const Many: Story = {
  parameters: handled(
    answer(listMerchants, ({ query: { start, length } }) => ({
      aaData: Array.from({ length }, (_, i) => row(start + i + 1, {})),
      total: 10_000,
    })),
  ),
  play: async () => {
    await screen.findByText('10,000 merchants');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Merchant 11');
  },
};

export const Keyboard: Story = {
  play: async () => {
    const more = await screen.findByRole('button', { name: `More actions for ${kajang}` });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: kajang });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const refused = refusedFields(createMerchant, {
  name: 'Business name',
  time_zone: 'Time zone',
  'owner.name': 'Owner’s name',
  'owner.username': 'Username',
  'owner.phone': 'Phone',
  'owner.email': 'Email',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async () => {
    const form = await add();
    await type(form, owner);
    const drawer = await screen.findByRole('dialog', { name: 'New merchant' });
    await refused.check(drawer, 'Add merchant');
  },
};
