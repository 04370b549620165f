import { assignSupermerchant, listPlatformAccounts, type PlatformAccount } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { merchantRecordOf, sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  chowKit,
  dialog,
  editAssigned,
  handled,
  kajang,
  phone,
  press,
} from './merchants.fixtures.ts';
import * as merchants from './Merchants.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const [kamaruddin, nora] = ['Kamaruddin Yusof', 'Nora Aziz'] as const;
const none = 'No group owner runs this merchant.';

/** Adds a second group owner, who runs no merchants. */
const addNora = (more: { is_active?: boolean; merchant_ids?: number[] } = {}) =>
  sample().keepPerson({
    ...sample().person('supermerchant')!,
    id: 900,
    username: 'nora.aziz',
    name: nora,
    merchant_ids: [],
    ...more,
  });

const meta = {
  ...merchants.default,
  title: 'screens/Merchants/Group',
  beforeEach: () => {
    addNora();
    return merchants.default.beforeEach();
  },
} satisfies Meta<typeof Merchants>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a merchant and the form of its group owner. */
const edit = (name: string) => editAssigned(name, 'Change group owner…', 'Group owner');
/** Chooses a group owner. */
const choose = async (form: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await form.findByRole('combobox', { name: 'Group owner' }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
};
/** Removes the group owner from the form. */
const clear = async (form: ReturnType<typeof within>) => {
  await userEvent.clear(await form.findByRole('combobox', { name: 'Group owner' }));
  await userEvent.tab();
};

export const Changed: Story = {
  play: async () => {
    const { panel, form } = await edit(kajang);
    await expect(panel.getByText(kamaruddin)).toBeInTheDocument();
    await choose(form, nora);
    await press(form, 'Save changes');
    await screen.findByText(`Group owner of ${kajang} saved`);
    await expect(await panel.findByText(nora)).toBeVisible();
    await expect(panel.queryByText(kamaruddin)).toBeNull();
  },
};

export const Dark: Story = { ...Changed, globals: { skin: 'dark' } };
export const Phone: Story = { ...Changed, globals: phone };

export const Removed: Story = {
  play: async () => {
    const { panel, form } = await edit(chowKit);
    await clear(form);
    await press(form, 'Save changes');
    await expect(await panel.findByText(none)).toBeVisible();
  },
};

export const None: Story = {
  beforeEach: () => {
    sample().keepPerson({ ...sample().person('supermerchant')!, merchant_ids: [101] });
  },
  play: async () => {
    const { panel, form } = await edit(kajang);
    await expect(panel.getByText(none)).toBeInTheDocument();
    await expect(await form.findByRole('combobox', { name: 'Group owner' })).toHaveValue('');
    await choose(form, kamaruddin);
    await press(form, 'Save changes');
    await expect(await panel.findByText(kamaruddin)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: handled(never(listPlatformAccounts)),
  play: async () => {
    const { form } = await edit(chowKit);
    await expect(form.getByRole('status')).toHaveTextContent('Loading');
    await expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listPlatformAccounts, 'crashed')),
  play: async () => {
    const { form } = await edit(chowKit);
    await form.findByRole('heading', { name: 'Couldn’t load group owners' });
    await expect(form.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NoGroupOwners: Story = {
  parameters: handled(empty(listPlatformAccounts)),
  play: async () => {
    const { form } = await edit(kajang);
    await form.findByRole('heading', { name: 'No group owners yet' });
    await expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

/** A group owner who can’t sign in can be seen but not chosen. */
export const Inactive: Story = {
  beforeEach: () => {
    addNora({ is_active: false });
  },
  play: async () => {
    const { form } = await edit(kajang);
    await userEvent.click(await form.findByRole('combobox', { name: 'Group owner' }));
    const option = await screen.findByRole('option', { name: new RegExp(`^${nora}`) });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The form shows the group owner whom someone else has assigned, and saves on top of it. */
export const Conflict: Story = {
  play: async () => {
    const { panel, form } = await edit(chowKit);
    const field = await form.findByRole('combobox', { name: 'Group owner' });
    const record = merchantRecordOf(sample().storedMerchant(101));
    sample().keepMerchant({ ...record, version: record.version + 1 });
    sample().keepPerson({ ...sample().person('supermerchant')!, merchant_ids: [102, 103, 104] });
    addNora({ merchant_ids: [101] });
    await clear(form);
    await press(form, 'Save changes');
    await form.findByText(/Someone else has changed this/);
    await waitFor(() => expect(field).toHaveValue(nora));
    await clear(form);
    await press(form, 'Save changes');
    await screen.findByText(`Group owner of ${chowKit} saved`);
    await expect(await panel.findByText(none)).toBeVisible();
  },
};

const saveRefused = (text: RegExp): Story['play'] =>
  async function play() {
    const { form } = await edit(kajang);
    await choose(form, nora);
    await press(form, 'Save changes');
    await form.findByText(text);
  };

export const Forbidden: Story = {
  parameters: handled(refuses(assignSupermerchant, 'forbidden')),
  play: saveRefused(/You don’t have permission to do this/),
};

const left = { supermerchant_id: { code: 'unknown', message: 'Left.' } };
export const GroupOwnerLeft: Story = {
  parameters: handled(refuses(assignSupermerchant, 'invalid', { fields: left })),
  play: saveRefused(/This group owner can’t sign in any more/),
};

/** Agents see who runs a merchant, and can’t change it. */
export const ByAgent: Story = {
  beforeEach: () => {
    sample().defaultUser = 'agent';
  },
  play: async () => {
    await userEvent.click(await screen.findByText(chowKit));
    const panel = await dialog(chowKit);
    await expect(await panel.findByText(kamaruddin)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Change group owner…' })).toBeNull();
  },
};

/** Escape closes the form, and leaves the merchant open. */
export const Keyboard: Story = {
  play: async () => {
    const { panel, form } = await edit(kajang);
    const field = await form.findByRole('combobox', { name: 'Group owner' });
    await userEvent.clear(field);
    await userEvent.keyboard('nora');
    await screen.findByRole('option', { name: new RegExp(`^${nora}`) });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue(nora);
    await press(form, 'Save changes');
    await expect(await panel.findByText(nora)).toBeVisible();
    await press(panel, 'Change group owner…');
    await dialog(`Group owner of ${kajang}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: `Group owner of ${kajang}` })).toBeNull(),
    );
    await expect(panel.getByRole('button', { name: 'Change group owner…' })).toHaveFocus();
  },
};

const longAccounts = Array.from({ length: 12 }, (_, i): PlatformAccount => ({
  id: i + 1,
  version: 1,
  username: `wan.muhammad.zulkarnain.${i + 1}`,
  name: `Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah ${i + 1}`,
  role: 'supermerchant',
  phone: '',
  email: '',
  status: 'active',
  invited_until: null,
  created_at: '2026-01-06T02:00:00.000Z',
  merchants: 1_200 * i,
}));
export const LongText: Story = {
  parameters: handled(
    answer(listPlatformAccounts, () => ({ aaData: longAccounts, total: longAccounts.length })),
  ),
  globals: phone,
  play: async () => {
    const { form } = await edit(kajang);
    await choose(form, `${longAccounts[4]!.name}\\b`);
  },
};

const refused = refusedFields(assignSupermerchant, { supermerchant_id: 'Group owner' });
export const RefusesFields: Story = {
  parameters: handled(refused.handler),
  play: async () => {
    await edit(chowKit);
    const form = await screen.findByRole('dialog', { name: `Group owner of ${chowKit}` });
    await within(form).findByRole('combobox');
    await refused.check(form, 'Save changes');
  },
};
