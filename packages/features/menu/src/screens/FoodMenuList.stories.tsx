import { bulkMenus, editMenu, listMenus } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { showMenu } from '@servery/domain/menu';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { FoodMenuList } from './FoodMenuList.tsx';

const meta = {
  component: FoodMenuList,
  args: { search: '', onSearchChange: () => undefined },
  render: ({ search }) => (
    <AddressBar search={search}>{(address) => <FoodMenuList {...address} />}</AddressBar>
  ),
} satisfies Meta<typeof FoodMenuList>;
export default meta;
type Story = StoryObj<typeof meta>;

const itemNamed = (name: string) =>
  sample()
    .menus.of(101)
    .items.find((item) => item.name === name)!;

const choose = async (name: string, entry: string) => {
  await screen.findByText(name);
  await user.click(screen.getByRole('button', { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Nasi kandar ayam goreng');
    await expect(canvas.getByText('49 items')).toBeVisible();
    // 10 rows and the header.
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByText('1 item is running low')).toBeVisible();
    await expect(canvas.getByText('Low: 4 left')).toBeVisible();
  },
};

let lowCount = Promise.withResolvers<void>();

/** The warning never moves rows that are already shown. */
export const WaitsForTheWarning: Story = {
  beforeEach: () => {
    lowCount = Promise.withResolvers();
  },
  parameters: {
    msw: {
      handlers: [
        answer(listMenus, async ({ query, ctx }) => {
          if (query.status === 'low_stock') await lowCount.promise;
          const { id } = itemNamed('Roti canai');
          return { aaData: [showMenu(ctx.world.menus.of(101), id, ctx.now)], total: 1 };
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 item');
    await expect(canvas.queryByText('Roti canai')).toBeNull();
    lowCount.resolve();
    await canvas.findByText('Roti canai');
    await expect(canvas.getByText('1 item is running low')).toBeVisible();
  },
};

export const Narrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show items' }));
    await canvas.findByText('1 item');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('49 items');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'roti');
    await canvas.findByText('Roti canai');
    await waitFor(() => expect(canvas.queryByText('Nasi kandar ayam goreng')).toBeNull());
  },
};

export const Creates: Story = {
  args: { search: '?open=new' },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Create Food Menu' }));
    await waitFor(() =>
      expect(drawer.getByRole('combobox', { name: 'Tax class' })).toHaveTextContent(/\w/),
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Create Food Menu' }));
    await expect(await drawer.findAllByText('This field is required.')).toHaveLength(3);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Laksa utara');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Code' }), 'nk06');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Price' }), '12.90');
    await userEvent.click(drawer.getByRole('combobox', { name: 'Category' }));
    await userEvent.click(await screen.findByRole('option', { name: 'From the wok' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Create Food Menu' }));
    await drawer.findByText('This is already in use.');
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Code' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Add hours' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Create Food Menu' }));
    await screen.findByText('Laksa utara saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('50 items');
    await expect(itemNamed('Laksa utara')).toMatchObject({
      price: 1290,
      windows: [{ weekdays: null, start: '07:00', end: '11:00' }],
    });
  },
};

export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose('Nasi kandar ayam madu', 'Edit');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit food menu' }));
    const price = drawer.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '14.20');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText(/14\.20/);
    await expect(itemNamed('Nasi kandar ayam madu').price).toBe(1420);
  },
};

export const Conflict: Story = {
  parameters: { msw: { handlers: [refuses(editMenu, 'conflict')] } },
  play: async ({ userEvent }) => {
    await choose('Nasi kandar ayam madu', 'Edit');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit food menu' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await drawer.findByText(/Someone else has changed this/);
  },
};

export const RunsOutAndReturns: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose('Nasi kandar kambing', 'For 30 minutes');
    await screen.findByText('Nasi kandar kambing marked as sold out');
    await canvas.findByText(/^Sold out until/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText(/^Sold out until/)).toBeNull());
    await expect(itemNamed('Nasi kandar kambing').is_available).toBe(true);
  },
};

export const CountsABalance: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose('Nasi kandar telur ikan', 'Adjust stock…');
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Stock of Nasi kandar telur ikan' }),
    );
    await expect(drawer.getByText(/Dropped in the kitchen/)).toBeVisible();
    await userEvent.click(drawer.getByRole('radio', { name: 'Wasted' }));
    await userEvent.type(drawer.getByRole('spinbutton', { name: 'Quantity' }), '1');
    await drawer.findByText('3 after this change');
    await userEvent.click(drawer.getByRole('button', { name: 'Save stock' }));
    await drawer.findByText('This field is required.');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Reason' }), 'Burnt');
    await userEvent.click(drawer.getByRole('button', { name: 'Save stock' }));
    await canvas.findByText('Low: 3 left');
  },
};

export const ChangesMany: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Nasi kandar ayam goreng', 'Nasi kandar ayam madu'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await canvas.findByRole('group', { name: '2 selected' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide from menu' }));
    await screen.findByText('2 items updated');
    await waitFor(() => expect(itemNamed('Nasi kandar ayam madu').is_active).toBe(false));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(itemNamed('Nasi kandar ayam madu').is_active).toBe(true));
  },
};

export const ManyRefused: Story = {
  parameters: { msw: { handlers: [refuses(bulkMenus, 'conflict')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Nasi kandar ayam goreng' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide from menu' }));
    await screen.findByText(/Someone else has changed this/);
    await expect(canvas.getByRole('group', { name: '1 selected' })).toBeVisible();
  },
};

export const ChangesPriceAtOutlets: Story = {
  render: ({ search }) => (
    <AddressBar search={search}>
      {(address) => <FoodMenuList {...address} merchantId={101} />}
    </AddressBar>
  ),
  beforeEach: () => {
    sample().defaultUser = 'supermerchant';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Nasi kandar kambing';
    const prices = () =>
      [101, 102, 103, 104].map(
        (id) =>
          sample()
            .menus.of(id)
            .items.find((item) => item.name === name)?.price,
      );
    await choose(name, 'Change price at outlets…');
    const drawer = within(await screen.findByRole('dialog', { name: `Change price of ${name}` }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'New price' })).toHaveFocus());
    await userEvent.keyboard('19.50');
    await userEvent.click(drawer.getByRole('button', { name: 'Change 4 prices' }));
    await screen.findByText('4 prices changed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText(/19\.50/);
    await expect(prices()).toEqual([1950, 1950, 1950, 1950]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('4 prices restored');
    await expect(prices()).toEqual([1850, 1850, 1850, 1850]);
  },
};

export const PushesItemToOutlets: Story = {
  ...ChangesPriceAtOutlets,
  play: async () => {
    await choose('Nasi kandar kambing', 'Push item to outlets…');
    const drawer = await screen.findByRole('dialog', {
      name: 'Push Nasi kandar kambing to outlets',
    });
    await within(drawer).findByText('No outlet changes.');
  },
};

export const KeepsPricesOfOneOutlet: Story = {
  play: async () => {
    await screen.findByText('Nasi kandar kambing');
    await user.click(screen.getByRole('button', { name: 'More actions for Nasi kandar kambing' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: /Change price|Push item/ })).toBeNull();
  },
};

const sheet = (...lines: string[]) =>
  new File([['category,name,price,stock', ...lines].join('\n')], 'menu.csv', { type: 'text/csv' });

// Builds find files only by literal addresses.
const files = {
  'blank-lines': new URL('../components/menus/importFiles/blank-lines.csv', import.meta.url),
  'too-many-cells': new URL('../components/menus/importFiles/too-many-cells.csv', import.meta.url),
  'windows-1252': new URL('../components/menus/importFiles/windows-1252.csv', import.meta.url),
  workbook: new URL('../components/menus/importFiles/workbook.xlsx', import.meta.url),
};

/** Returns a file of the table test of imports. */
const fixture = async (name: keyof typeof files) => {
  const response = await fetch(files[name]);
  return new File([await response.blob()], `${name}.csv`, { type: 'text/csv' });
};

const openImport = async () => {
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import food menus' });
  return { dialog, drawer: within(dialog) };
};

const upload = async (dialog: HTMLElement, file: File) => {
  await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
};

export const Imports: Story = {
  play: async ({ userEvent }) => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, sheet('Sides,Tauhu sumbat,4.50,20', 'Kuih,Pulut panggang,2.00,'));
    await drawer.findByText('2 new, 0 changed, 0 unchanged');
    await expect(drawer.getByText('New categories: Kuih')).toBeVisible();
    const items = within(drawer.getByRole('table', { name: 'Items in the file' }));
    await expect(items.getByRole('row', { name: /Tauhu sumbat.*RM.4\.50/ })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Import 2 items' }));
    await screen.findByText('2 items added, 0 updated');
    await expect(itemNamed('Tauhu sumbat')).toMatchObject({ price: 450, stock: 20 });
  },
};

export const RejectsInvalidRows: Story = {
  play: async () => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, sheet('Sides,Tauhu sumbat,4.50,', 'Sides,Tempe,cheap,many'));
    await drawer.findByText('2 problems to fix');
    await expect(drawer.getByText('Enter an amount, such as 12.90.')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /^Import/ })).toBeNull();
    await upload(dialog, new File(['one,two\n1,2'], 'other.csv', { type: 'text/csv' }));
    await drawer.findByText('This file doesn’t have any rows with these columns.');
  },
};

/** "CSV" of Excel in Western Europe: Windows-1252, with semicolons. */
export const ImportsWesternEuropeanFile: Story = {
  play: async ({ userEvent }) => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, await fixture('windows-1252'));
    await drawer.findByText(/^This file isn’t in UTF-8/);
    await userEvent.click(await drawer.findByRole('button', { name: 'Import 2 items' }));
    await screen.findByText('2 items added, 0 updated');
    await expect(itemNamed('Café glacé')).toMatchObject({ price: 1290 });
    await expect(itemNamed('Crème brûlée – 2 pcs')).toMatchObject({ price: 1800 });
  },
};

export const ImportsWorkbook: Story = {
  play: async ({ userEvent }) => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, await fixture('workbook'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Import 2 items' }));
    await screen.findByText(/items? added|updated/);
    await expect(itemNamed('Wagyu')).toMatchObject({ price: 150_000, is_active: false });
  },
};

export const StartsFromTemplate: Story = {
  play: async ({ userEvent }) => {
    const { drawer } = await openImport();
    const templates = within(drawer.getByRole('group', { name: 'Start from a template' }));
    await userEvent.click(templates.getByRole('button', { name: 'Kopitiam' }));
    const take = await drawer.findByRole('button', { name: /^Import \d\d items$/ });
    await expect(drawer.getByText('Claypot chicken rice')).toBeVisible();
    await userEvent.click(take);
    await screen.findByText(/items added/);
    await expect(itemNamed('Kaya butter toast')).toMatchObject({ price: 320 });
  },
};

export const RejectsShiftedRows: Story = {
  play: async () => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, await fixture('too-many-cells'));
    await drawer.findByText('1 problem to fix');
    await expect(
      drawer.getByRole('row', { name: /^3 Column 11 This row has more values/ }),
    ).toBeVisible();
    await upload(dialog, await fixture('blank-lines'));
    await drawer.findByRole('row', { name: /^7 price Enter an amount/ });
    await expect(drawer.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

/** A text that's too long for a request is refused with its line and column too. */
export const RejectsLongText: Story = {
  play: async () => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, sheet('Sides,Tempe,4.50,', '', `Sides,${'Long '.repeat(50)}name,5,`));
    await drawer.findByRole('row', { name: /^4 name This is too short or too long/ });
  },
};

export const AsksHowNumbersAreWritten: Story = {
  play: async ({ userEvent }) => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, sheet('Mains,Wagyu,"RM 1,250",', 'Mains,Whole lobster,"3,500",'));
    const question = await drawer.findByRole('radiogroup', {
      name: /^Which number is “RM 1,250” in line 2\?/,
    });
    await expect(drawer.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(within(question).getByRole('radio', { name: '1,250.00' }));
    await drawer.findByRole('row', { name: /Whole lobster.*RM.3,500\.00/ });
    await userEvent.click(within(question).getByRole('radio', { name: '1.25' }));
    await drawer.findByRole('row', { name: /Whole lobster.*RM.3\.50/ });
    await userEvent.click(drawer.getByRole('button', { name: 'Import 2 items' }));
    await screen.findByText('2 items added, 0 updated');
    await expect(itemNamed('Wagyu')).toMatchObject({ price: 125 });
  },
};

export const AsksBeforeAnImportIsLost: Story = {
  play: async ({ userEvent }) => {
    const { dialog, drawer } = await openImport();
    await upload(dialog, sheet('Sides,Tauhu sumbat,4.50,20'));
    await drawer.findByRole('button', { name: 'Import 1 item' });
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const NoResult: Story = {
  args: { search: '?search=pizza' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [empty(listMenus)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No items yet')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Import or use a template' }));
    await screen.findByRole('dialog', { name: 'Import food menus' });
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(listMenus)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Food Menus' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(listMenus, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(listMenus, 'forbidden')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this page')).toBeVisible();
  },
};

export const AsKitchen: Story = {
  beforeEach: () => {
    sample().defaultUser = 'kitchen';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nasi kandar ayam goreng');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create Food Menu' })).toBeNull();
    await choose('Nasi kandar ayam goreng', 'Until you mark it as available');
    await canvas.findByText('Sold out');
  },
};

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };

const refused = refusedFields(editMenu, {
  name: 'Name',
  category_id: 'Category',
  code: 'Code',
  description: 'Description',
  price: 'Price',
  tax_class: 'Tax class',
  'prices.pickup': 'Pickup',
  min_quantity: 'Minimum per order',
  max_quantity: 'Maximum per order',
  prep_minutes: 'Preparation time',
  'option_ids.0': 'Food options',
  low_stock: 'Low-stock warning at',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nasi kandar ayam madu');
    await choose('Nasi kandar ayam madu', 'Edit');
    const drawer = await screen.findByRole('dialog', { name: 'Edit food menu' });
    await within(drawer).findByRole('group', { name: 'Food options' });
    await refused.check(drawer, 'Save changes');
  },
};
