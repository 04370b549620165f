import {
  editCategory,
  deleteCategory,
  listCategories,
  orderCategories,
  toggleCategory,
} from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CategoryList } from './CategoryList.tsx';

const meta = {
  component: CategoryList,
  args: { search: '', onSearchChange: () => undefined },
  render: ({ search }) => (
    <AddressBar search={search}>{(address) => <CategoryList {...address} />}</AddressBar>
  ),
} satisfies Meta<typeof CategoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Categories' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(7);
    await expect(list.getByText('10 of 10 items on the menu')).toBeVisible();
    await expect(list.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByText('7 categories')).toBeVisible();
  },
};

export const Creates: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Category' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Create Category' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'sides');
    await userEvent.click(drawer.getByRole('button', { name: 'Create Category' }));
    await drawer.findByText('This is already in use.');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), ' and soups');
    await userEvent.click(drawer.getByRole('button', { name: 'Create Category' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await canvas.findByText('sides and soups');
  },
};

export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Sweets' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit category' }));
    const name = drawer.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Desserts');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Desserts');
    await expect(canvas.queryByText('Sweets')).not.toBeInTheDocument();
  },
};

export const SwitchesOffAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Drinks activated' });
    await userEvent.click(toggle);
    await screen.findByText('Drinks deactivated');
    await waitFor(() => expect(toggle).not.toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toggle).toBeChecked());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Roti and tosai' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await screen.findByText('New order saved');
    await waitFor(() => {
      const { categories } = sample().menus.of(101);
      void expect(categories.find(({ place }) => place === 0)?.name).toBe('Roti and tosai');
    });
  },
};

export const NotDeletedWhileFull: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Delete Drinks' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Drinks?' }));
    await dialog.findByText(/^This category has 9 active items/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Deletes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bazaar Ramadan' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('1 inactive item will have no category.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete category' }));
    await waitFor(() => expect(canvas.queryByText('Bazaar Ramadan')).not.toBeInTheDocument());
  },
};

export const DeletionRefused: Story = {
  parameters: { msw: { handlers: [refuses(deleteCategory, 'conflict')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bazaar Ramadan' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete category' }));
    await screen.findByText(/Someone else has changed this/);
    await expect(canvas.getByText('Bazaar Ramadan')).toBeVisible();
  },
};

export const OrderRefused: Story = {
  parameters: { msw: { handlers: [refuses(orderCategories, 'crashed')] } },
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Sides' });
    handle.focus();
    await userEvent.keyboard(' {Home} ');
    await screen.findByText('Unsuccessful');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Move / })[0]).toHaveAccessibleName(
        'Move Nasi kandar',
      ),
    );
  },
};

export const SwitchRefused: Story = {
  parameters: { msw: { handlers: [refuses(toggleCategory, 'conflict')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Drinks activated' }));
    await screen.findByText(/Someone else has changed this/);
    await expect(canvas.getByRole('switch', { name: 'Drinks activated' })).toBeChecked();
  },
};

export const NoResult: Story = {
  args: { search: '?search=pizza' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('Nasi kandar');
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [empty(listCategories)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No categories yet')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(listCategories)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(listCategories, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(listCategories, 'forbidden')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this page')).toBeVisible();
  },
};

export const AsWaiter: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nasi kandar');
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Create Category' })).toBeNull();
  },
};

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };

const refused = refusedFields(editCategory, {
  name: 'Name',
  parent_id: 'Parent category',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Sweets' }));
    await refused.check(
      await screen.findByRole('dialog', { name: 'Edit category' }),
      'Save changes',
    );
  },
};
