import { chooseOutlets, getOutletPlan, setOutletLimit, type OutletPlan } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { merchantRecordOf, sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chowKit, dialog, handled, kajang, phone, press } from './merchants.fixtures.ts';
import * as merchants from './Merchants.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const [bangsar, cheras] = ['Seri Melati Bangsar', 'Seri Melati Cheras'] as const;
const title = 'Outlets in your plan';
const titleOfGroup = 'Outlets in the plan of Kamaruddin Yusof';

/** Sets the plan of the group, with the outlets that it makes read-only. */
function plan(included: number | null, readOnly: readonly number[], chosen: number[] = []) {
  const owner = sample().person('supermerchant')!;
  const outlet_plan = { included, chosen };
  sample().keepPerson({ ...owner, version: owner.version + 1, outlet_plan });
  for (const id of owner.merchant_ids) {
    const record = merchantRecordOf(sample().storedMerchant(id));
    sample().keepMerchant({ ...record, is_read_only: readOnly.includes(id) });
  }
}

const meta = {
  ...merchants.default,
  title: 'screens/Merchants/Plan',
  beforeEach: () => {
    const reset = merchants.default.beforeEach();
    sample().defaultUser = 'supermerchant';
    plan(2, [103, 104]);
    return reset;
  },
} satisfies Meta<typeof Merchants>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the section of the plan. */
const section = async (name = title) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section')!);
};
/** Opens the choice of the outlets. */
const choose = async () => {
  const card = await section();
  await press(card, 'Choose outlets…');
  return { card, form: await dialog('Choose outlets') };
};
const toggle = async (form: ReturnType<typeof within>, name: string) =>
  userEvent.click(await form.findByRole('checkbox', { name }));
const shown: Story['play'] = async () => {
  const card = await section();
  await expect(await card.findByText('2 of 4 outlets included')).toBeVisible();
};

/** The newest outlets are read-only until the owner chooses. */
export const TooManyOutlets: Story = {
  play: async () => {
    const card = await section();
    await expect(await card.findByText('2 of 4 outlets included')).toBeVisible();
    await expect(card.getAllByText('Read-only')).toHaveLength(2);
    await expect(card.getAllByText('Included')).toHaveLength(2);
    const row = within(await screen.findByRole('row', { name: new RegExp(kajang) }));
    await expect(row.getByText('Read-only')).toBeVisible();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };

export const EveryOutletIncluded: Story = {
  beforeEach: () => plan(4, []),
  play: async () => {
    const card = await section();
    await expect(await card.findByText('4 of 4 outlets included')).toBeVisible();
    await expect(card.queryByText('Read-only')).toBeNull();
    await expect(card.queryByRole('button', { name: 'Choose outlets…' })).toBeNull();
  },
};

/** Suspended outlets don’t count. */
export const SuspendedOutlet: Story = {
  beforeEach: () => {
    const record = merchantRecordOf(sample().storedMerchant(102));
    const suspension = { at: record.created_at, by: 'Aishah Rahman', reason: 'Fees are overdue' };
    plan(2, [104]);
    sample().keepMerchant({ ...record, suspension });
  },
  play: async () => {
    const card = await section();
    await expect(await card.findByText('2 of 3 outlets included')).toBeVisible();
    await expect(card.getByText('Suspended')).toBeVisible();
  },
};

/** A plan without a limit shows the owner nothing. */
export const NoLimit: Story = {
  beforeEach: () => plan(null, []),
  play: async () => {
    await screen.findByText('4 merchants');
    await expect(screen.queryByRole('heading', { name: title })).toBeNull();
  },
};

export const Chosen: Story = {
  play: async () => {
    const { card, form } = await choose();
    await toggle(form, bangsar);
    await form.findByText(/^1 of 2 selected/);
    await toggle(form, kajang);
    await press(form, 'Save choice');
    await screen.findByText('Outlets in your plan saved');
    await waitFor(async () => {
      const rows = card.getAllByText('Read-only').map((badge) => badge.closest('div')!.textContent);
      await expect(rows).toEqual([
        expect.stringContaining(bangsar),
        expect.stringContaining(cheras),
      ]);
    });
  },
};

export const WrongCount: Story = {
  play: async () => {
    const { form } = await choose();
    await toggle(form, kajang);
    await press(form, 'Save choice');
    await form.findByText('Select exactly 2 outlets.');
    await toggle(form, bangsar);
    await press(form, 'Save choice');
    await screen.findByText('Outlets in your plan saved');
  },
};

/** The form shows the limit that an administrator has just changed, and saves on top of it. */
export const Conflict: Story = {
  play: async () => {
    const { form } = await choose();
    await toggle(form, kajang);
    plan(3, [104]);
    await press(form, 'Save choice');
    await form.findByText(/Someone else has changed this/);
    await form.findByText(/^3 of 3 selected/);
    await press(form, 'Save choice');
    await screen.findByText('Outlets in your plan saved');
  },
};

export const Keyboard: Story = {
  play: async () => {
    const { card, form } = await choose();
    form.getByRole('checkbox', { name: chowKit }).focus();
    await userEvent.keyboard(' ');
    await expect(form.getByRole('checkbox', { name: chowKit })).not.toBeChecked();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(card.getByRole('button', { name: 'Choose outlets…' })).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: handled(never(getOutletPlan)),
  play: async () => {
    await screen.findByText('4 merchants');
    await expect(screen.queryByRole('heading', { name: title })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getOutletPlan, 'crashed')),
  play: async () => {
    const card = await section();
    await card.findByRole('heading', { name: 'Couldn’t load the plan' });
    await expect(card.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(chooseOutlets, 'forbidden')),
  play: async () => {
    const { form } = await choose();
    await press(form, 'Save choice');
    await form.findByText(/You don’t have permission to do this/);
  },
};

const left = { 'outlets.0': { code: 'unknown', message: 'Left.' } };
export const OutletLeft: Story = {
  parameters: handled(refuses(chooseOutlets, 'invalid', { fields: left })),
  play: async () => {
    const { form } = await choose();
    await press(form, 'Save choice');
    await form.findByText(/suspended or left the group/);
  },
};

const many = Array.from({ length: 12 }, (_, i) => ({
  merchant: {
    id: i + 1,
    name: `Restoran Seri Melati Warisan Nusantara Sdn Bhd, Kompleks Perniagaan ${i + 1}`,
  },
  created_at: '2026-01-06T02:00:00.000Z',
  status: 'active' as const,
  is_read_only: i > 7,
}));
const longPlan: OutletPlan = {
  id: 3,
  version: 1,
  name: 'Kamaruddin Yusof',
  outlets_included: 8,
  outlets: many,
};
export const LongText: Story = {
  parameters: handled(answer(getOutletPlan, () => longPlan)),
  globals: phone,
  play: async () => {
    const { form } = await choose();
    await form.findByText(/^8 of 8 selected/);
  },
};

/** Opens the plan of the group as an administrator, from one of its outlets. */
const openAsAdmin = async () => {
  await userEvent.click(await screen.findByText(chowKit));
  await dialog(chowKit);
  const card = await section(titleOfGroup);
  await press(card, 'Change outlet limit…');
  return { card, form: await dialog(titleOfGroup) };
};
const asAdmin = (included: number | null) => () => {
  sample().defaultUser = 'admin';
  plan(included, []);
};

export const Limited: Story = {
  beforeEach: asAdmin(null),
  play: async () => {
    const { card, form } = await openAsAdmin();
    await expect(card.getByText('The plan has no outlet limit.')).toBeInTheDocument();
    await form.findByText('All outlets will be open.');
    await userEvent.type(form.getByRole('spinbutton', { name: 'Outlets included' }), '3');
    await userEvent.tab();
    await form.findByText(/^1 outlet will be read-only/);
    await press(form, 'Save changes');
    await screen.findByText('Outlet limit of Kamaruddin Yusof saved');
    await expect(await card.findByText('3 of 4 outlets included')).toBeVisible();
  },
};

export const Unlimited: Story = {
  beforeEach: asAdmin(4),
  play: async () => {
    const { card, form } = await openAsAdmin();
    await userEvent.clear(form.getByRole('spinbutton', { name: 'Outlets included' }));
    await userEvent.tab();
    await press(form, 'Save changes');
    await expect(await card.findByText('The plan has no outlet limit.')).toBeVisible();
  },
};

const refused = refusedFields(setOutletLimit, { outlets_included: 'Outlets included' });
export const RefusesFields: Story = {
  beforeEach: asAdmin(4),
  parameters: handled(refused.handler),
  play: async () => {
    await openAsAdmin();
    const form = await screen.findByRole('dialog', { name: titleOfGroup });
    await refused.check(form, 'Save changes');
  },
};

/** Agents don’t see plans. */
export const ByAgent: Story = {
  beforeEach: () => {
    sample().defaultUser = 'agent';
  },
  play: async () => {
    await userEvent.click(await screen.findByText(chowKit));
    const panel = await dialog(chowKit);
    await panel.findByRole('heading', { name: 'Business' });
    await expect(panel.queryByRole('heading', { name: titleOfGroup })).toBeNull();
  },
};
