import { listItemPushes, previewItemPush, pushItem } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { MenuBook } from '@servery/domain/menu';
import { merchantRecordOf, merchants, sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ItemPushDrawer } from './ItemPushDrawer.tsx';

const dish = 'Nasi lemak ayam berempah';
const by = 'Kamaruddin Yusof';
const [outlet] = merchants;
const item = outlet!.items.find(({ name }) => name === dish)!;
const category = outlet!.categories.find(({ id }) => id === item.category_id)!.name;

type Item = MenuBook['items'][number];

const meta = {
  component: ItemPushDrawer,
  parameters: { docs: { story: { inline: false } } },
  args: { menu: { id: item.id, name: dish }, onClose: fn() },
  beforeEach: () => {
    sample().defaultUser = 'supermerchant';
    return () => {
      sample().reset();
      sample().defaultUser = 'merchant';
    };
  },
} satisfies Meta<typeof ItemPushDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () =>
  within(await screen.findByRole('dialog', { name: /^Push .* to outlets$/ }));
const dishAt = (id: number) =>
  sample()
    .menus.of(id)
    .items.find(({ name }) => name === dish);
const changeBook = (id: number, change: (book: MenuBook) => Partial<MenuBook>) => {
  const book = sample().menus.of(id);
  sample().menus.save({ book: { ...book, ...change(book) } });
};
const changeDish = (id: number, change: Partial<Item>) =>
  changeBook(id, ({ items }) => ({
    items: items.map((one) => (one.name === dish ? { ...one, ...change } : one)),
  }));
const removeDish = (id: number) =>
  changeBook(id, ({ items }) => ({ items: items.filter(({ name }) => name !== dish) }));

/** Bangsar lacks the dish and its category, and Cheras has another description and time. */
const mixed = () => {
  removeDish(102);
  changeBook(102, ({ categories }) => ({
    categories: categories.map((one) => (one.name === category ? { ...one, name: 'Rice' } : one)),
  }));
  changeDish(103, { description: 'With extra sambal', prep_minutes: 45 });
};

export const Loaded: Story = {
  beforeEach: mixed,
  play: async ({ userEvent }) => {
    const drawer = await open();
    await drawer.findByText('2 outlets change. 1 of them gets a new item.');
    await expect(drawer.getByRole('checkbox', { name: /Bangsar Not on the menu/ })).toBeChecked();
    await expect(drawer.getByText(`New categories: ${category}`)).toBeVisible();
    await expect(drawer.getByText('Changes: Description and Preparation time')).toBeVisible();
    await expect(drawer.getByRole('checkbox', { name: /Kajang Same item/ })).toBeDisabled();
    await userEvent.click(drawer.getByRole('button', { name: 'Select none' }));
    await drawer.findByText('No outlet changes.');
    await userEvent.click(drawer.getByRole('checkbox', { name: /Cheras/ }));
    await drawer.findByText('1 outlet changes.');
    await userEvent.click(drawer.getByRole('button', { name: 'Select all' }));
    await expect(drawer.getByRole('button', { name: 'Push to 2 outlets' })).toBeVisible();
  },
};

export const Pushes: Story = {
  beforeEach: mixed,
  play: async ({ args, userEvent }) => {
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Push to 2 outlets' }));
    await screen.findByText('Item pushed to 2 outlets');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(dishAt(102)).toMatchObject({ price: item.price, stock: null });
    await expect(dishAt(103)).toMatchObject({
      description: item.description,
      prep_minutes: item.prep_minutes,
    });
  },
};

export const NoneChosen: Story = {
  beforeEach: mixed,
  play: async ({ args, userEvent }) => {
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Select none' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Push to outlets' }));
    await drawer.findByText('Choose at least 1 outlet that changes.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NothingToChange: Story = {
  play: async () => {
    const drawer = await open();
    await drawer.findByText('No outlet changes.');
    for (const row of drawer.getAllByRole('checkbox')) await expect(row).toBeDisabled();
    await expect(drawer.queryByRole('button', { name: /^(Push to|Select)/ })).toBeNull();
  },
};

export const RefusedOutlet: Story = {
  beforeEach: () => {
    mixed();
    const merchant = merchantRecordOf(sample().storedMerchant(102));
    const tax_classes = merchant.settings.tax_classes.map((one) => ({ ...one, code: 'VAT' }));
    sample().keepMerchant({ ...merchant, settings: { ...merchant.settings, tax_classes } });
  },
  play: async () => {
    const drawer = await open();
    await drawer.findByText(/^Doesn’t have the item’s tax class/);
    const bangsar = drawer.getByRole('checkbox', { name: /Bangsar Not possible/ });
    await expect(bangsar).toBeDisabled();
    await expect(bangsar).not.toBeChecked();
    await expect(drawer.getByRole('button', { name: 'Push to 1 outlet' })).toBeVisible();
  },
};

export const Conflict: Story = {
  beforeEach: mixed,
  parameters: { msw: { handlers: [refuses(pushItem, 'conflict')] } },
  play: async ({ userEvent }) => {
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Push to 2 outlets' }));
    await drawer.findByText(/^Someone else has changed this\. The latest version is now shown/);
  },
};

export const OnlyOutlet: Story = {
  beforeEach: () => {
    sample().keepPerson({ ...sample().person('supermerchant')!, merchant_ids: [101] });
  },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('There are no other outlets in this group that you manage.');
    await expect(drawer.queryByRole('button', { name: /^Push to/ })).toBeNull();
  },
};

export const Undo: Story = {
  beforeEach: () => {
    const before = { ...dishAt(103)!, description: 'With extra sambal' };
    const pushed = { item_id: before.id, version: before.version, categories: [], options: [] };
    sample().itemPushes.save({
      id: 7,
      item_id: item.id,
      merchant_id: 101,
      name: dish,
      outlets: [
        { ...pushed, merchant_id: 103, before },
        // The item of the second outlet has another version since.
        { ...pushed, merchant_id: 104, item_id: dishAt(104)!.id, version: 0, before },
      ],
      at: new Date(sample().now().getTime() - 60 * 60 * 1000).toISOString(),
      by,
      undone_at: null,
      undone_by: null,
    });
  },
  play: async ({ userEvent }) => {
    const drawer = await open();
    const recent = within(await drawer.findByRole('list', { name: 'Recent changes' }));
    await expect(recent.getByText('Pushed to 2 outlets')).toBeVisible();
    await expect(recent.getByText(/^Undo until/)).toBeVisible();
    await userEvent.click(recent.getByRole('button', { name: /^Undo push from/ }));
    await screen.findByText('1 outlet restored');
    await screen.findByText('1 outlet keeps an item that was changed or used since.');
    const undone = await recent.findByText(`Undone by ${by}`);
    await waitFor(() => expect(undone).toHaveFocus());
    await expect(dishAt(103)).toMatchObject({ description: 'With extra sambal' });
    await expect(recent.queryByRole('button')).toBeNull();
  },
};

const longName = `${dish} dengan sambal sotong, telur mata kerbau dan ulam-ulaman kampung`;

export const LongText: Story = {
  args: { menu: { id: item.id, name: longName } },
  beforeEach: () => {
    changeBook(101, (book) => ({
      items: book.items.map((one) => (one.id === item.id ? { ...one, name: longName } : one)),
      categories: book.categories.map((one) =>
        one.name === category ? { ...one, name: 'Hidangan nasi istimewa untuk berkongsi' } : one,
      ),
    }));
  },
  play: async () => {
    const drawer = await open();
    await drawer.findAllByText(/Hidangan nasi istimewa untuk berkongsi/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(previewItemPush)] } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(previewItemPush, 'crashed')] } },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const RecentFailed: Story = {
  parameters: { msw: { handlers: [refuses(listItemPushes, 'crashed')] } },
  play: async () => {
    const drawer = await open();
    await drawer.findByText('Couldn’t load recent changes');
    await expect(drawer.getAllByRole('checkbox')).toHaveLength(3);
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(previewItemPush, 'forbidden')] } },
  play: async () => {
    await screen.findByText(/^You need the “Push changes to outlets” permission/);
  },
};

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
