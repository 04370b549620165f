import { editOption, listOptions } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FoodOptionList } from './FoodOptionList.tsx';

const meta = {
  component: FoodOptionList,
  args: { search: '', onSearchChange: () => undefined },
  render: ({ search }) => (
    <AddressBar search={search}>{(address) => <FoodOptionList {...address} />}</AddressBar>
  ),
} satisfies Meta<typeof FoodOptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const optionNamed = (name: string) =>
  sample()
    .menus.of(101)
    .options.find((option) => option.name === name && !option.is_deleted);

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Food Options' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await expect(list.getByText('Choose up to 4 · Used by 13 items')).toBeVisible();
  },
};

export const Creates: Story = {
  args: { search: '?open=new' },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Create Food Option' }));
    await userEvent.type(drawer.getAllByRole('textbox', { name: 'Name' })[0]!, 'Size');
    await userEvent.type(drawer.getAllByRole('textbox', { name: 'Name' })[1]!, 'Small');
    await userEvent.type(drawer.getAllByRole('textbox', { name: 'Name' })[2]!, 'small');
    await userEvent.click(drawer.getByRole('button', { name: 'Create Food Option' }));
    await drawer.findByText('This is already in use.');
    await userEvent.clear(drawer.getAllByRole('textbox', { name: 'Name' })[2]!);
    await userEvent.type(drawer.getAllByRole('textbox', { name: 'Name' })[2]!, 'Large');
    const price = drawer.getAllByRole('textbox', { name: 'Surcharge' })[1]!;
    await userEvent.clear(price);
    await userEvent.type(price, '1.50');
    await userEvent.click(drawer.getByRole('button', { name: 'Create Food Option' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Large');
    await expect(optionNamed('Size')?.items[1]).toMatchObject({ name: 'Large', price: 150 });
  },
};

export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Sugar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit food option' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Remove choice 2' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(optionNamed('Sugar')?.items.filter((item) => !item.is_deleted)).toHaveLength(1),
    );
  },
};

export const SwitchesOffAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Sugar activated' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toggle).toBeChecked());
  },
};

export const Deletes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Sugar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Sugar?' }));
    await dialog.findByText(/^It will be removed from 6 items/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete food option' }));
    await waitFor(() => expect(canvas.queryByText('Sugar')).toBeNull());
  },
};

export const NoResult: Story = {
  args: { search: '?search=pizza' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [empty(listOptions)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No food options yet')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(listOptions)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Food Options' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(listOptions, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(listOptions, 'forbidden')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this page')).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };

const refused = refusedFields(editOption, {
  name: 'Name',
  min: 'Minimum',
  max: 'Maximum',
  'items.0.price': 'Surcharge',
  'menu_ids.0': 'Items with this option',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Sugar' }));
    await refused.check(
      await screen.findByRole('dialog', { name: 'Edit food option' }),
      'Save changes',
    );
  },
};
