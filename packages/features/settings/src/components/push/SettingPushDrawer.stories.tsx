import { listSettingPushes, previewSettingPush, pushSetting } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { merchantRecordOf, sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SettingPushDrawer } from './SettingPushDrawer.tsx';

const by = 'Kamaruddin Yusof';

const meta = {
  component: SettingPushDrawer,
  parameters: { docs: { story: { inline: false } } },
  args: {
    settings: {
      merchant_id: 101,
      profile: {
        name: 'Seri Melati Chow Kit',
        kind: 'restaurant',
        address: '',
        phone: '',
        tax_numbers: [],
        time_zone: 'Asia/Kuala_Lumpur',
        currency: 'MYR',
      },
    },
    section: 'service_charge',
    onClose: fn(),
  },
  beforeEach: () => {
    sample().defaultUser = 'supermerchant';
    return () => {
      sample().reset();
      sample().defaultUser = 'merchant';
    };
  },
} satisfies Meta<typeof SettingPushDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () =>
  within(await screen.findByRole('dialog', { name: 'Apply to other outlets' }));
/** Changes the stored settings of an outlet. */
const change = (id: number, settings: Partial<ReturnType<typeof settingsOf>>) => {
  const record = merchantRecordOf(sample().storedMerchant(id));
  sample().keepMerchant({ ...record, settings: { ...settingsOf(id), ...settings } });
};
const settingsOf = (id: number) => sample().storedMerchant(id).settings;
const lockAt = (id: number) =>
  change(id, { locks: { service_charge: { by, at: sample().now().toISOString() } } });
const rateAt = (id: number) => settingsOf(id).service_charge.rate;

export const Mixed: Story = {
  beforeEach: () => lockAt(104),
  play: async ({ userEvent }) => {
    const drawer = await open();
    await drawer.findByText('2 outlets change.');
    await expect(drawer.getByText('Service charge, as set at Seri Melati Chow Kit')).toBeVisible();
    await expect(drawer.getByText(/^Rate: 0% → 10%$/)).toBeVisible();
    const kajang = drawer.getByRole('checkbox', { name: /Kajang/ });
    await expect(kajang).toBeDisabled();
    await expect(drawer.getByText('Has these settings already')).toBeVisible();
    await userEvent.click(drawer.getByRole('radio', { name: /^Default/ }));
    await drawer.findByText('3 outlets change.');
    await expect(drawer.getByText('No value changes')).toBeVisible();
    await userEvent.click(kajang);
    await expect(drawer.getByRole('button', { name: 'Apply to 2 outlets' })).toBeVisible();
    await userEvent.click(drawer.getByRole('radio', { name: /^Free/ }));
    await drawer.findByText('No outlet changes.');
    await userEvent.click(drawer.getByRole('checkbox', { name: /Kajang/ }));
    await expect(drawer.getByRole('button', { name: 'Unlock 1 outlet' })).toBeVisible();
    await expect(drawer.getAllByRole('checkbox')).toHaveLength(1);
  },
};

export const Locks: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Lock 3 outlets' }));
    await screen.findByText('3 outlets changed');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect([102, 103, 104].map(rateAt)).toEqual([1000, 1000, 1000]);
    await expect(settingsOf(103).locks?.service_charge?.by).toBe(by);
  },
};

export const NothingToChange: Story = {
  beforeEach: () => {
    const { service_charge } = settingsOf(101);
    const locks = { service_charge: { by, at: sample().now().toISOString() } };
    for (const id of [102, 103, 104]) change(id, { service_charge, locks });
  },
  play: async ({ args, userEvent }) => {
    const drawer = await open();
    await drawer.findByText('No outlet changes.');
    for (const outlet of drawer.getAllByRole('checkbox')) await expect(outlet).toBeDisabled();
    await userEvent.click(drawer.getByRole('button', { name: 'Lock outlets' }));
    await drawer.findByText('Choose at least 1 outlet that changes.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Obstacles: Story = {
  beforeEach: () => {
    const from = new Date(sample().now().getTime() + 60 * 60 * 1000).toISOString();
    const { service_charge } = settingsOf(101);
    const scheduled = [{ id: 9, from, section: 'service_charge' as const, service_charge }];
    for (const id of [101, 103]) change(id, { scheduled });
  },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('Has scheduled changes. Cancel them at the outlet first.');
    await expect(drawer.getByRole('checkbox', { name: /Cheras/ })).toBeDisabled();
    await expect(drawer.getByText(/^Only the current values are applied/)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [refuses(pushSetting, 'conflict')] } },
  play: async ({ userEvent }) => {
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Lock 3 outlets' }));
    await drawer.findByText(/^Someone else has changed this\. The latest version is now shown/);
    await expect(drawer.getByRole('radio', { name: /^Locked/ })).toBeChecked();
  },
};

export const OnlyOutlet: Story = {
  beforeEach: () => {
    sample().keepPerson({ ...sample().person('supermerchant')!, merchant_ids: [101] });
  },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('There are no other outlets in this group that you manage.');
    await expect(drawer.queryByRole('button', { name: /^Lock/ })).toBeNull();
  },
};

export const Undo: Story = {
  beforeEach: () => {
    lockAt(102);
    lockAt(103);
    const pushed = (merchant_id: number, version: number) => {
      const { service_charge } = settingsOf(merchant_id);
      const values = { service_charge: { ...service_charge, rate: 500 } };
      return { merchant_id, version, values, lock: null };
    };
    sample().settingPushes.save({
      id: 7,
      merchant_id: 101,
      section: 'service_charge',
      mode: 'locked',
      // The section of the second outlet has another version since.
      outlets: [pushed(102, 0), pushed(103, 8)],
      at: new Date(sample().now().getTime() - 60 * 60 * 1000).toISOString(),
      by,
      undone_at: null,
      undone_by: null,
    });
  },
  play: async ({ userEvent }) => {
    const drawer = await open();
    const recent = within(await drawer.findByRole('list', { name: 'Recent changes' }));
    await expect(recent.getByText('Locked at 2 outlets')).toBeVisible();
    await expect(recent.getByText(/^Undo until/)).toBeVisible();
    await userEvent.click(recent.getByRole('button', { name: /^Undo change from/ }));
    await screen.findByText('1 outlet restored');
    await screen.findByText('Not restored because of later changes: Seri Melati Cheras.');
    const undone = await recent.findByText(`Undone by ${by}`);
    await waitFor(() => expect(undone).toHaveFocus());
    await expect(rateAt(102)).toBe(500);
    await expect(settingsOf(102).locks).toBeUndefined();
    await expect(recent.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(previewSettingPush)] } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(previewSettingPush, 'crashed')] } },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const RecentFailed: Story = {
  parameters: { msw: { handlers: [refuses(listSettingPushes, 'crashed')] } },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('Couldn’t load recent changes');
    await expect(drawer.getAllByRole('checkbox')).toHaveLength(3);
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(previewSettingPush, 'forbidden')] } },
  play: async () => {
    await screen.findByText(/^You need the “Push changes to outlets” permission/);
  },
};

export const Phone: Story = { ...Mixed, globals: { viewport: { value: 'phone' } } };
