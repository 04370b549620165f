import {
  closeMerchant,
  getMerchantAccount,
  readMerchantExport,
  reopenMerchant,
  startMerchantExport,
  type MerchantAccount,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { closeMerchant as closed, showMerchant } from '@servery/domain/merchants';
import { merchantFactsOf, merchantRecordOf, sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { chowKit, dialog, handled, kajang, phone, press } from './merchants.fixtures.ts';
import * as merchants from './Merchants.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const meta = {
  ...merchants.default,
  title: 'screens/Merchants/Closing',
} satisfies Meta<typeof Merchants>;
export default meta;
type Story = StoryObj<typeof meta>;

const reason = 'The lease has ended';
const nothing = { shift: null, orders: 0, payments: 0 };

/** Closes the merchant in Kajang before the story. */
const closing = () => {
  const world = sample();
  const merchant = merchantRecordOf(world.storedMerchant(104));
  const by = { now: world.now(), by: 'Aishah Rahman' };
  world.keepMerchant(closed(merchant, nothing, { reason, confirm: kajang }, by));
};
/** Opens a merchant and the form that closes it. */
const openForm = async (name: string) => {
  await userEvent.click(await screen.findByText(name));
  const panel = await dialog(name);
  await press(panel, 'Close merchant…');
  return { panel, form: await dialog(`Close ${name}?`) };
};
type Scope = Awaited<ReturnType<typeof openForm>>['form'];
/** Enters the reason and the name. */
const fill = async (form: Scope, name: string) => {
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), reason);
  await userEvent.type(form.getByRole('textbox', { name: 'Name of the merchant' }), name);
  await press(form, 'Close merchant');
};

export const Form: Story = {
  play: async () => {
    const { form } = await openForm(kajang);
    await expect(form.getByText(/can only read and download its data/)).toBeVisible();
    await expect(form.getByText(/are kept, as the law requires/)).toBeVisible();
  },
};

export const FormOnPhone: Story = { ...Form, globals: phone };
export const Dark: Story = { ...Form, globals: { skin: 'dark' } };

export const Closed: Story = {
  play: async () => {
    const { panel, form } = await openForm(kajang);
    await press(form, 'Close merchant');
    await expect(form.getAllByText('This field is required.')).toHaveLength(2);
    await fill(form, 'Seri Melati');
    await form.findByText(`Enter ${kajang} exactly.`);
    await userEvent.type(form.getByRole('textbox', { name: 'Name of the merchant' }), ' Kajang');
    await press(form, 'Close merchant');
    await screen.findByText(`Closing of ${kajang} started`);
    await panel.findByText(/^Closes on /);
    await expect(panel.getByText(reason)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Close merchant…' })).toBeNull();
    await expect(panel.queryByRole('button', { name: 'Suspend…' })).toBeNull();
  },
};

/** A merchant with open orders can’t be closed, and the form says how many there are. */
export const WithOpenOrders: Story = {
  play: async () => {
    const { form } = await openForm(chowKit);
    await fill(form, chowKit);
    await form.findByText(/orders? (is|are) open\. Complete or cancel/);
  },
};

export const WithOpenShift: Story = {
  parameters: handled(
    refuses(closeMerchant, 'notAllowedNow', { details: { why: 'open_shift', name: 'Aina' } }),
  ),
  play: async () => {
    const { form } = await openForm(kajang);
    await fill(form, kajang);
    await form.findByText('The shift of Aina is open. Close it first.');
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(closeMerchant, 'conflict')),
  play: async () => {
    const { form } = await openForm(kajang);
    await fill(form, kajang);
    await form.findByText(/Someone else has changed this/);
  },
};

export const Reopened: Story = {
  beforeEach: closing,
  play: async () => {
    await userEvent.click(await screen.findByText(kajang));
    const panel = await dialog(kajang);
    await panel.findByText(/^Closes on /);
    await expect(panel.getByText(/^Started on .* by Aishah Rahman$/)).toBeVisible();
    await press(panel, 'Reopen');
    await screen.findByText(`${kajang} reopened`);
    await waitFor(() => expect(panel.queryByText(/^Closes on /)).toBeNull());
    await expect(panel.getByRole('button', { name: 'Suspend…' })).toBeEnabled();
  },
};

export const ReopenedFromList: Story = {
  beforeEach: closing,
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: `More actions for ${kajang}` }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
    await screen.findByText(`${kajang} reopened`);
  },
};

export const TooLateToReopen: Story = {
  beforeEach: closing,
  parameters: handled(
    refuses(reopenMerchant, 'notAllowedNow', { details: { why: 'merchant_closed' } }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByText(kajang));
    await press(await dialog(kajang), 'Reopen');
    await screen.findByText('This merchant is closed and can’t be reopened.');
  },
};

const accountWith = (closure: MerchantAccount['closure']) =>
  answer(getMerchantAccount, ({ params: { id }, ctx: { world, now } }) => {
    const facts = merchantFactsOf(world, id);
    return showMerchant({ ...facts, merchant: { ...facts.merchant, closure } }, now);
  });

export const ClosedForGood: Story = {
  args: { search: '?open=104' },
  parameters: handled(
    accountWith({
      at: '2026-10-30T02:00:00.000Z',
      by: 'Aishah Rahman',
      reason,
      closes_at: '2026-11-29T02:00:00.000Z',
      closed_at: '2026-11-29T02:00:10.000Z',
    }),
  ),
  play: async () => {
    const panel = await dialog(kajang);
    await panel.findByText(/^Closed on /);
    await expect(panel.queryByRole('button', { name: 'Reopen' })).toBeNull();
    await expect(panel.getByRole('button', { name: 'Download everything' })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: { search: '?open=104' },
  parameters: handled(
    accountWith({
      at: '2026-11-30T02:00:00.000Z',
      by: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah',
      reason: 'The lease ended and the landlord did not renew it. '.repeat(5).trim(),
      closes_at: '2026-12-30T02:00:00.000Z',
      closed_at: null,
    }),
  ),
  play: async () => {
    await (await dialog(kajang)).findByText(/^Closes on /);
  },
};

/** An agent sees when a merchant closes, and can’t close, reopen or download it. */
export const Agent: Story = {
  args: { search: '?open=102' },
  beforeEach: () => {
    sample().defaultUser = 'agent';
  },
  parameters: handled(
    accountWith({
      at: '2026-11-30T02:00:00.000Z',
      by: 'Aishah Rahman',
      reason,
      closes_at: '2026-12-30T02:00:00.000Z',
      closed_at: null,
    }),
  ),
  play: async () => {
    const panel = await dialog('Seri Melati Bangsar');
    await panel.findByText(/^Closes on /);
    for (const name of ['Reopen', 'Close merchant…', 'Download everything'])
      await expect(panel.queryByRole('button', { name })).toBeNull();
  },
};

export const Downloaded: Story = {
  args: { search: '?open=104' },
  play: async () => {
    const create = spyOn(URL, 'createObjectURL');
    await press(await dialog(kajang), 'Download everything');
    await screen.findByText(`Data of ${kajang} downloaded`);
    const [[file]] = create.mock.calls as [[Blob]];
    await expect(file.type).toBe('application/zip');
    await expect(file.size).toBeGreaterThan(1000);
    await expect(sample().exports.size).toBe(1);
    create.mockRestore();
  },
};

/** The progress of a download, which can be cancelled. */
export const Downloading: Story = {
  args: { search: '?open=104' },
  parameters: handled(never(readMerchantExport)),
  play: async () => {
    const panel = await dialog(kajang);
    await press(panel, 'Download everything');
    await panel.findByRole('progressbar', { name: /^Downloading: / });
    await press(panel, 'Cancel');
    await panel.findByRole('button', { name: 'Download everything' });
    await expect(screen.queryByText('Action failed')).toBeNull();
  },
};

export const DownloadFailed: Story = {
  args: { search: '?open=104' },
  parameters: handled(refuses(startMerchantExport, 'notFound')),
  play: async () => {
    await press(await dialog(kajang), 'Download everything');
    await screen.findByText('This no longer exists.');
  },
};

const refused = refusedFields(closeMerchant, {
  reason: 'Reason',
  confirm: 'Name of the merchant',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async () => {
    const { form } = await openForm(kajang);
    await fill(form, kajang);
    await refused.check(
      await screen.findByRole('dialog', { name: `Close ${kajang}?` }),
      'Close merchant',
    );
  },
};
