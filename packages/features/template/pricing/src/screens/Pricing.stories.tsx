import { never, refuses, setScenario } from '@servery/api/mocks';
import { changePlan, getPricing, startTrial } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pricingMocks } from '../mocks/index.ts';
import { store } from '../mocks/store.ts';
import { PricingAddress } from './PricingAddress.fixtures.tsx';

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'screens/Pricing',
  component: PricingAddress,
  args: { search: '', onSearchChange: fn() },
  beforeEach: () => () => {
    setScenario('usual');
    pricingMocks.reset();
  },
} satisfies Meta<typeof PricingAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns queries for the card of a plan. */
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const isCurrent = async (name: string) =>
  waitFor(async () => expect((await card(name)).getByText('Your current plan')).toBeVisible());
const loaded: Story['play'] = async () => void (await card('Enterprise'));

export const Loaded: Story = {
  play: async () => {
    const [basic, standard] = [await card('Basic'), await card('Standard')];
    await expect(basic.getByText('Your current plan')).toBeVisible();
    await expect(basic.getByText(/^RM\s0$/)).toBeVisible();
    await expect(standard.getByText('Popular')).toBeVisible();
    await expect(standard.getByText(/^RM\s49$/)).toBeVisible();
    await expect(standard.getByRole('button', { name: 'Upgrade to Standard' })).toBeEnabled();
    await expect(screen.getByText('Save up to 19% with yearly billing')).toBeVisible();
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Yearly: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Yearly' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('?billing=yearly', true);
    const standard = await card('Standard');
    await expect(await standard.findByText(/^RM\s40$/)).toBeVisible();
    await expect(standard.getByText(/^RM\s480 billed once a year$/)).toBeVisible();
    await expect((await card('Basic')).getByText('Your current plan')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: handled(never(getPricing)),
  play: async () => {
    await expect(await screen.findByText('Loading plans…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getPricing, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load plans' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => void (await screen.findByRole('heading', { name: 'No plans yet' })),
};

export const Upgraded: Story = {
  play: async () => {
    await press('Upgrade to Standard');
    const asking = await dialog('Upgrade to Standard?');
    await expect(asking.getByText(/RM\s49\.00 every month/)).toBeVisible();
    await userEvent.click(asking.getByRole('button', { name: 'Upgrade to Standard' }));
    await isCurrent('Standard');
    await expect(await screen.findByText('Plan changed to Standard')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your current plan'));
    await expect(store.read()).toMatchObject({ plan: 'standard', billing: 'monthly' });
    await expect(
      (await card('Basic')).getByRole('button', { name: 'Switch to Basic' }),
    ).toBeEnabled();
  },
};

export const BilledYearly: Story = {
  args: { search: '?billing=yearly' },
  beforeEach: () => store.change((rows) => void (rows.plan = 'standard')),
  play: async () => {
    await press('Switch to yearly billing');
    const asking = await dialog('Switch to yearly billing?');
    await expect(asking.getByText(/RM\s480\.00 every year/)).toBeVisible();
    await userEvent.click(asking.getByRole('button', { name: 'Switch to yearly billing' }));
    await isCurrent('Standard');
    await expect(store.read()).toMatchObject({ plan: 'standard', billing: 'yearly' });
  },
};

export const Downgraded: Story = {
  beforeEach: () => store.change((rows) => void (rows.plan = 'enterprise')),
  play: async () => {
    await isCurrent('Enterprise');
    await expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    await press('Switch to Basic');
    const asking = await dialog('Switch to Basic?');
    await expect(asking.getByText('You won’t be charged from today.')).toBeVisible();
    await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
    await expect(store.read().plan).toBe('enterprise');
    await press('Switch to Basic');
    const again = await dialog('Switch to Basic?');
    await userEvent.click(again.getByRole('button', { name: 'Switch to Basic' }));
    await isCurrent('Basic');
  },
};

export const ChangeFailed: Story = {
  parameters: handled(refuses(changePlan, 'crashed')),
  play: async () => {
    await press('Upgrade to Enterprise');
    const asking = await dialog('Upgrade to Enterprise?');
    await userEvent.click(asking.getByRole('button', { name: 'Upgrade to Enterprise' }));
    await screen.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(store.read().plan).toBe('basic');
  },
};

export const TrialStarted: Story = {
  play: async () => {
    await press('Start free trial');
    const ends = await screen.findByRole('heading', { name: /^Your free trial ends on/ });
    await waitFor(() => expect(ends).toHaveFocus());
    await expect(await screen.findByText('Free trial started')).toBeVisible();
    await expect(store.read().trialEndsAt).not.toBeNull();
  },
};
export const TrialRefused: Story = {
  parameters: handled(refuses(startTrial, 'notAllowedNow', { details: { state: 'trial' } })),
  play: async () => {
    await press('Start free trial');
    await screen.findByText('This is no longer possible. Someone else may have done it first.');
    await expect(screen.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
  },
};

export const Questions: Story = {
  play: async () => {
    await press('Can I change my plan later?');
    await expect(screen.getByText(/^Yes, at any time/)).toBeVisible();
  },
};
