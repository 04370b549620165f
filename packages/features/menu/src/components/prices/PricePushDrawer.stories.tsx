import { listPricePushes, previewPricePush, pushPrice } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { merchants, sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PricePushDrawer } from './PricePushDrawer.tsx';
import { thirtyOutlets } from './thirtyOutlets.fixtures.ts';

const dish = 'Nasi lemak ayam berempah';

const { id, price } = merchants[0]!.items.find(({ name }) => name === dish)!;
const menu = { id, merchant_id: 101, name: dish, price };
const priceNow = () =>
  sample()
    .menus.of(101)
    .items.find((item) => item.id === id)?.price;

const meta = {
  component: PricePushDrawer,
  parameters: { docs: { story: { inline: false } } },
  args: { menu, onClose: fn() },
  beforeEach: () => {
    sample().defaultUser = 'supermerchant';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
} satisfies Meta<typeof PricePushDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await screen.findByRole('dialog', { name: `Change price of ${dish}` });
  const field = await within(dialog).findByRole('textbox', { name: 'New price' });
  await waitFor(() => expect(field).toHaveFocus());
  return within(dialog);
};

const thirty = {
  msw: { handlers: [answer(previewPricePush, ({ query }) => thirtyOutlets(query.price))] },
};

export const Loaded: Story = {
  parameters: thirty,
  play: async ({ userEvent }) => {
    const drawer = await open();
    await expect(drawer.getByText('Enter a price to see what it changes.')).toBeVisible();
    await userEvent.keyboard('13.50');
    await drawer.findByText('27 outlets change. 3 keep their own price.');
    await expect(
      drawer.getByText('Last week this would have been +RM 1,204.80 at 2,008 sold.'),
    ).toBeVisible();
    await expect(drawer.getAllByRole('checkbox')).toHaveLength(30);
    await expect(drawer.getAllByRole('checkbox', { checked: true })).toHaveLength(27);
    await expect(drawer.getByRole('checkbox', { name: /Penang Own price/ })).not.toBeChecked();
    await expect(drawer.getByRole('button', { name: 'Change 27 prices' })).toBeVisible();
  },
};

export const ChoosesOutlets: Story = {
  parameters: thirty,
  play: async ({ userEvent }) => {
    const drawer = await open();
    await userEvent.keyboard('13.50');
    await userEvent.click(drawer.getByRole('checkbox', { name: /Penang Own price/ }));
    await drawer.findByText('28 outlets change. 2 keep their own price.');
    await userEvent.click(drawer.getByRole('checkbox', { name: /Muar/ }));
    await drawer.findByText('27 outlets change. 3 keep their own price.');
    await userEvent.click(drawer.getByRole('checkbox', { name: /Penang Own price/ }));
    await expect(drawer.getByRole('button', { name: 'Change 26 prices' })).toBeVisible();
  },
};

export const NothingToChange: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = await open();
    await userEvent.click(drawer.getByRole('button', { name: 'Change prices' }));
    await drawer.findByText('This field is required.');
    await userEvent.keyboard('11.90');
    await userEvent.click(drawer.getByRole('button', { name: 'Change prices' }));
    await drawer.findByText('Choose at least 1 outlet that doesn’t have this price yet.');
    await expect(drawer.getByText('No outlet changes.')).toBeVisible();
    for (const outlet of drawer.getAllByRole('checkbox')) await expect(outlet).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  parameters: { msw: { handlers: [refuses(pushPrice, 'conflict')] } },
  play: async ({ userEvent }) => {
    const drawer = await open();
    await userEvent.keyboard('12.50');
    await userEvent.click(drawer.getByRole('button', { name: 'Change 4 prices' }));
    await drawer.findByText(/Someone else has changed this/);
    await expect(drawer.getByRole('textbox', { name: 'New price' })).toHaveValue('12.50');
  },
};

export const OnlyOutlet: Story = {
  beforeEach: () => {
    const world = sample();
    world.keepPerson({ ...world.person('supermerchant')!, merchant_ids: [101] });
    return () => world.reset();
  },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('There are no other outlets in this group that you manage.');
  },
};

export const MissingAtAnOutlet: Story = {
  beforeEach: () => {
    const world = sample();
    const book = world.menus.of(103);
    world.menus.save({ book: { ...book, items: book.items.filter(({ name }) => name !== dish) } });
    return () => world.reset();
  },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('Not on the menu');
    await expect(drawer.getByRole('checkbox', { name: /Cheras/ })).toBeDisabled();
  },
};

export const Undo: Story = {
  beforeEach: () => {
    const world = sample();
    const at = new Date(world.now().getTime() - 60 * 60 * 1000).toISOString();
    const push = { id: 7, item_id: id, merchant_id: 101, name: dish, price, at };
    const outlets = [{ merchant_id: 101, item_id: id, price: 1090 }];
    const by = 'Kamaruddin Yusof';
    world.pricePushes.save({ ...push, outlets, by, undone_at: null, undone_by: null });
    return () => world.reset();
  },
  play: async ({ userEvent }) => {
    const drawer = await open();
    const recent = within(await drawer.findByRole('list', { name: 'Recent changes' }));
    await expect(recent.getByText(/^RM.11\.90 at 1 outlet$/)).toBeVisible();
    await expect(recent.getByText(/^Undo until Sun/)).toBeVisible();
    await userEvent.click(recent.getByRole('button', { name: /^Undo RM.11\.90 from/ }));
    await screen.findByText('1 price restored');
    const undone = await recent.findByText('Undone by Kamaruddin Yusof');
    await waitFor(() => expect(undone).toHaveFocus());
    await expect(priceNow()).toBe(1090);
    await expect(recent.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(previewPricePush)] } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(previewPricePush, 'crashed')] } },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const RecentFailed: Story = {
  parameters: { msw: { handlers: [refuses(listPricePushes, 'crashed')] } },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('Couldn’t load recent changes');
    await expect(drawer.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(drawer.getAllByRole('checkbox')).toHaveLength(4);
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(previewPricePush, 'forbidden')] } },
  play: async () => {
    await screen.findByText(/^You need the “Push changes to outlets” permission/);
  },
};

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };
