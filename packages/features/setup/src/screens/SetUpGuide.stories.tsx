import {
  copyMenu,
  getSetUpGuide,
  goLive,
  markSetUpStep,
  removeSample,
  type SetUpGuide as Guide,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { group } from '@servery/domain/fixtures';
import { newMerchant } from '@servery/domain/set-up';
import { resetSample, sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SetUpGuide, type SetUpGuideProps } from './SetUpGuide.tsx';

const hrefOf: SetUpGuideProps['hrefOf'] = (target) => `#${target}`;

const meta = {
  component: SetUpGuide,
  args: { merchantId: 104, hrefOf },
  beforeEach: () => {
    const world = sample();
    world.defaultUser = 'supermerchant';
    return () => {
      world.defaultUser = 'merchant';
    };
  },
  render: (args) => (
    <main>
      <SetUpGuide {...args} />
    </main>
  ),
} satisfies Meta<typeof SetUpGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare: Guide = {
  merchant_id: 9,
  name: 'Kopitiam Jaya',
  version: 1,
  setup_status: 'draft',
  steps: (['profile', 'hours', 'taxes', 'payments', 'tables', 'menu', 'printers'] as const).map(
    (step) => ({
      step,
      count: step === 'payments' ? 1 : 0,
      state: step === 'payments' ? 'done' : 'open',
    }),
  ),
  needed: ['menu'],
  documents: [],
  support: { name: '', email: '', hotline: '' },
};
const shows = (guide: Guide) => ({ msw: { handlers: [answer(getSetUpGuide, () => guide)] } });

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Set up Seri Melati Kajang' });
    await userEvent.click(canvas.getByRole('button', { name: 'Skip: Opening hours' }));
    const undo = await canvas.findByRole('button', { name: 'Undo: Opening hours' });
    await userEvent.click(undo);
    await canvas.findByRole('button', { name: 'Skip: Opening hours' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open for business' }));
    await canvas.findByRole('region', { name: 'Seri Melati Kajang is open for business' });
    await expect(canvas.getByRole('link', { name: 'Take an order' })).toBeVisible();
  },
};

/** Only someone who can remove the sample sees that it is still there. */
export const RemovesSample: Story = {
  beforeEach: () => {
    sample().defaultUser = 'admin';
    return () => {
      sample().defaultUser = 'merchant';
      resetSample();
    };
  },
  parameters: shows(bare),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^The sample Seri Melati with 4 outlets is still on this server/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sample…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: 'Enter Seri Melati to confirm' });
    await userEvent.type(field, 'Kopitiam Jaya');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter Seri Melati exactly.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'Seri Melati');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample' }));
    await screen.findByText('4 sample outlets removed');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Remove sample…' })).toBeNull(),
    );
    await expect(sample().merchants).toHaveLength(0);
  },
};

/** The dialog stays open when the removal fails. */
export const RemovalFails: Story = {
  beforeEach: () => {
    sample().defaultUser = 'admin';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  parameters: {
    msw: {
      handlers: [answer(getSetUpGuide, () => bare), refuses(removeSample, 'crashed')],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove sample…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: 'Enter Seri Melati to confirm' });
    await userEvent.type(field, 'Seri Melati');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

/** The contact of the platform, as its administrators set it. */
export const Support: Story = {
  parameters: shows({
    ...bare,
    support: {
      name: 'Servery Klang Valley',
      email: 'help@servery.example',
      hotline: '+60312345678',
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Need help? Contact Servery Klang Valley.');
    await expect(canvas.getByRole('link', { name: 'help@servery.example' })).toHaveAttribute(
      'href',
      'mailto:help@servery.example',
    );
    await expect(canvas.getByRole('link', { name: /^\+60/ })).toHaveAttribute(
      'href',
      'tel:+60312345678',
    );
  },
};

export const NewBusiness: Story = {
  parameters: shows(bare),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: '1 of 7 steps finished' });
    await expect(canvas.getByText('To open, first finish: Menu')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open for business' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Create menu' })).toHaveAttribute(
      'href',
      '#menu',
    );
  },
};

/** A new outlet of a group takes over the menu of another one. */
export const CopiesMenu: Story = {
  args: { merchantId: 150 },
  beforeEach: () => {
    const world = sample();
    // A copy stays in the sample, and the outlet must not have a menu yet.
    world.reset();
    world.defaultUser = 'supermerchant';
    const at = { id: 150, name: 'Seri Melati Ampang', time_zone: 'Asia/Kuala_Lumpur' };
    world.keepMerchant({ ...newMerchant({ ...at, now: world.now() }), parent: group });
    const owner = world.people.find(({ role }) => role === 'supermerchant')!;
    world.keepPerson({ ...owner, merchant_ids: [...owner.merchant_ids, 150] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy from another outlet' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Copy another outlet’s menu' }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: /Seri Melati Chow Kit/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy menu' }));
    await screen.findByText(/items copied from Seri Melati Chow Kit$/);
    for (const name of ['Copy from another outlet', 'Skip: Menu'])
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
};

const copyRefused = (handler: HttpHandler, text: RegExp): Story => ({
  ...CopiesMenu,
  parameters: { msw: { handlers: [handler] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy from another outlet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy menu' }));
    await screen.findByText(text);
  },
});

/** Someone else has added a menu in the meantime. */
export const CopyRefused: Story = copyRefused(
  refuses(copyMenu, 'notAllowedNow', { details: { why: 'has_menu' } }),
  /^This outlet already has a menu/,
);

/** The group owner locked the taxes of the outlet, which has none. */
export const CopyLocked: Story = copyRefused(
  refuses(copyMenu, 'notAllowedNow', {
    details: {
      why: 'group_lock',
      section: 'tax_classes',
      by: 'Puan Aminah',
      at: '2026-11-20T04:00:00.000Z',
    },
  }),
  /^The menu needs its taxes/,
);

/** The platform reviews the documents of this business. */
export const DocumentsRequired: Story = {
  parameters: shows({
    ...bare,
    steps: [...bare.steps, { step: 'documents', count: 1, state: 'open' }],
    needed: ['documents'],
    documents: [
      { kind: 'business_registration', state: 'accepted', expires_on: '2027-06-30' },
      { kind: 'bank_account', state: 'changes_requested', expires_on: null },
      { kind: 'owner_identity', state: 'in_review', expires_on: null },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Changes requested: Proof of bank account');
    await expect(canvas.getByText('To open, first finish: Documents')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Skip: Documents' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open documents' })).toHaveAttribute(
      'href',
      '#documents',
    );
  },
};

/** A reminder 30 days before a document expires. */
export const DocumentExpiresSoon: Story = {
  parameters: shows({
    ...bare,
    setup_status: 'live',
    needed: [],
    steps: [...bare.steps, { step: 'documents', count: 3, state: 'done' }],
    documents: [{ kind: 'bank_account', state: 'expires_soon', expires_on: '2026-12-12' }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Expires on Dec 12, 2026: Proof of bank account');
    await expect(canvas.getByText('3 accepted')).toBeVisible();
  },
};

export const Live: Story = {
  parameters: shows({ ...bare, setup_status: 'live', needed: [] }),
};

/** For people who can’t open every screen. */
export const FewLinks: Story = {
  args: { hrefOf: (target) => (target === 'menu' ? '#menu' : undefined) },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Steps' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Conflict: Story = {
  parameters: { msw: { handlers: [refuses(markSetUpStep, 'conflict', { current: bare })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip: Opening hours' }));
    await canvas.findByText(/^Someone else just changed the set-up/);
  },
};

export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [refuses(goLive, 'notAllowedNow', { details: { why: 'set_up_status' } })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open for business' }));
    await canvas.findByText(/^You can’t open yet/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getSetUpGuide)] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Steps' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getSetUpGuide, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: shows({ ...bare, name: 'Restoran Nasi Kandar Haji Abdul Rahman dan Anak-anak' }),
  globals: { viewport: { value: 'phone' } },
};
