import { displayMenu, getMerchantInfo } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  finishElsewhere,
  firstLines,
  forgetCounter,
  offlineMenu,
  orderElsewhere,
  outlet,
} from './Counter.fixtures.ts';
import { GuestDisplay } from './GuestDisplay.tsx';

const meta = {
  component: GuestDisplay,
  args: { merchantId: outlet },
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetCounter,
} satisfies Meta<typeof GuestDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const lines = () => within(screen.getByRole('list', { name: 'Items on this order' }));

export const Welcome: Story = {
  play: async () => {
    await heading('Welcome');
  },
};

export const Ordering: Story = {
  beforeEach: () => orderElsewhere({ lines: firstLines(3) }),
  play: async () => {
    await heading('Your order');
    await expect(lines().getAllByRole('listitem')).toHaveLength(3);
    await expect(screen.getByText('Total')).toBeVisible();
  },
};

/** The display follows the counter without a request. */
export const Followed: Story = {
  play: async () => {
    await heading('Welcome');
    orderElsewhere({ lines: firstLines(1) });
    await heading('Your order');
    orderElsewhere({ lines: firstLines(2) });
    await waitFor(() => expect(lines().getAllByRole('listitem')).toHaveLength(2));
    finishElsewhere({ number: '012', balance: 1250, change: 0 });
    await screen.findByText('To pay');
    finishElsewhere({ number: '012', balance: 0, change: 750 });
    await heading('Thank you');
    await expect(screen.getByText('Your change')).toBeVisible();
  },
};

export const LongOrder: Story = {
  beforeEach: () => orderElsewhere({ lines: firstLines(20) }),
  play: async () => {
    await heading('Your order');
    const list = screen.getByRole('list', { name: 'Items on this order' });
    // The latest item is in view.
    await waitFor(() =>
      expect(Math.ceil(list.scrollTop + list.clientHeight)).toBeGreaterThanOrEqual(
        list.scrollHeight - 1,
      ),
    );
  },
};

export const Delivery: Story = {
  beforeEach: () => orderElsewhere({ way: 'delivery', lines: firstLines(2) }),
  play: async () => {
    await heading('Your order');
  },
};

export const Unpaid: Story = {
  beforeEach: () => finishElsewhere({ number: '012', balance: 1250, change: 0 }),
  play: async () => {
    await heading('Your order');
    await expect(screen.getByText('To pay')).toBeVisible();
  },
};

export const PaidWithChange: Story = {
  beforeEach: () => finishElsewhere({ number: '012', balance: 0, change: 750 }),
  play: async () => {
    await heading('Thank you');
    await expect(screen.getByText('012')).toBeVisible();
  },
};

export const Paid: Story = {
  beforeEach: () => finishElsewhere({ number: '013', balance: 0, change: 0 }),
  play: async () => {
    await heading('Thank you');
    await expect(screen.queryByText('Your change')).toBeNull();
  },
};

/** A stored order that another version of the counter wrote is ignored. */
export const OtherVersion: Story = {
  beforeEach: () => localStorage.setItem(`servery.counter.${outlet}`, '{"version":0}'),
  play: async () => {
    await heading('Welcome');
  },
};

export const Phone: Story = {
  ...Ordering,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Dark: Story = { ...PaidWithChange, globals: { skin: 'dark' } };

export const Loading: Story = { parameters: handled(never(displayMenu)) };

export const Offline: Story = {
  parameters: handled(offlineMenu),
  play: async () => {
    await screen.findByText('Couldn’t connect. Check your network and try again.');
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(getMerchantInfo, 'forbidden')),
  play: async () => {
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
  },
};
