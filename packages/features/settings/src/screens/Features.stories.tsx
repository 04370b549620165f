import { showFeature, toggleFeature, type Feature } from '@servery/api';
import { mockBehaviour, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { Button } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Features } from './Features.tsx';

const outlet = 101;
const as = (user: string) => () => {
  sample().defaultUser = user;
  return () => {
    sample().defaultUser = 'merchant';
  };
};
/** Returns a set-up that turns a feature off for the plan or the platform. */
const offBy = (layer: 'plan' | 'platform', feature: Feature) => () => {
  const merchant = sample().storedMerchant(outlet);
  sample().keepMerchant({
    ...merchant,
    features: { ...merchant.features, version: 1, [layer]: { [feature]: false } },
  });
};

const meta = {
  component: Features,
  args: { merchantId: outlet },
  render: (args) => (
    <main>
      <Features {...args} />
    </main>
  ),
} satisfies Meta<typeof Features>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const card = (name: string) => screen.findByRole('region', { name });
const switchOf = async (name: string, label = 'Used in this business') =>
  within(await card(name)).getByRole('switch', { name: label });
const turnOff = async (name: string) => {
  await userEvent.click(await switchOf(name));
  const dialog = await screen.findByRole('alertdialog', { name: `Turn off ${name}?` });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off feature' }));
};

export const Loaded: Story = {
  play: async () => {
    await expect(await switchOf('Attendance')).toBeChecked();
    await expect(within(await card('Queue')).getByText('On')).toBeVisible();
    await expect(screen.getAllByRole('switch')).toHaveLength(5);
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Loading: Story = { parameters: handled(never(showFeature)) };

export const Failed: Story = {
  parameters: handled(refuses(showFeature, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load features' });
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
    await screen.findByText('Couldn’t connect. Check your network and try again.');
  },
};

export const Forbidden: Story = {
  beforeEach: as('waiter'),
  play: async () => {
    await screen.findByText(/^You need the “Turn features on and off” permission/);
  },
};

export const TurnsOffAndOn: Story = {
  args: { renderExport: (feature) => <Button>{`Export ${feature}`}</Button> },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Export attendance' })).toBeNull();
    await turnOff('Attendance');
    await screen.findByText('Attendance turned off');
    const toggle = await switchOf('Attendance');
    await waitFor(() => expect(toggle).not.toBeChecked());
    await expect(within(await card('Attendance')).getByText('Off')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Export attendance' })).toBeVisible();
    await expect(sample().storedMerchant(outlet).features.merchant?.attendance).toBe(false);
    await userEvent.click(toggle);
    await screen.findByText('Attendance turned on');
    await waitFor(() => expect(toggle).toBeChecked());
    await expect(sample().storedMerchant(outlet).features.merchant?.attendance).toBe(true);
  },
};

export const CancelsTurningOff: Story = {
  play: async () => {
    await userEvent.click(await switchOf('Queue'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn off Queue?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(await switchOf('Queue')).toBeChecked();
    await expect(sample().storedMerchant(outlet).features.merchant?.queue).toBeUndefined();
  },
};

export const Keyboard: Story = {
  play: async () => {
    (await switchOf('Queue')).focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('alertdialog', { name: 'Turn off Queue?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NotInPlan: Story = {
  beforeEach: offBy('plan', 'reservations'),
  play: async () => {
    const region = within(await card('Reservations'));
    await expect(region.getByText('Off')).toBeVisible();
    await expect(region.getByText(/^It isn’t part of your plan/)).toBeVisible();
    await expect(await switchOf('Reservations')).toBeChecked();
  },
};

export const NotAllowed: Story = {
  beforeEach: offBy('platform', 'queue'),
  play: async () => {
    const region = within(await card('Queue'));
    await expect(region.getByText(/^The platform has turned it off/)).toBeVisible();
  },
};

export const Platform: Story = {
  beforeEach: as('admin'),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(15));
    const plan = await switchOf('Queue', 'Included in the plan');
    await userEvent.click(plan);
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn off Queue?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off feature' }));
    await screen.findByText('Queue turned off');
    await waitFor(() => expect(plan).not.toBeChecked());
    await expect(sample().storedMerchant(outlet).features.plan?.queue).toBe(false);
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(toggleFeature, 'conflict')),
  play: async () => {
    await turnOff('Queue');
    await screen.findByText(/^Someone else has changed this/);
    await waitFor(async () => expect(await switchOf('Queue')).toBeChecked());
  },
};
