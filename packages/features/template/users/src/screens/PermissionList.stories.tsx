import { never, refuses, setScenario } from '@servery/api/mocks';
import {
  addPermission,
  deletePermission,
  listPermissions,
  updatePermission,
} from '@servery/api/template';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { permissionStore } from '../mocks/permissions.ts';
import {
  answered,
  at,
  closed,
  dialog,
  fill,
  focusedOn,
  handled,
  listed,
  phone,
  press,
  restored,
} from './stories.fixtures.ts';
import { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  title: 'screens/PermissionList',
  component: UsersAddress,
  args: { address: '/apps/permissions', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (count: number) => listed(count, 'Permissions');
const findText = (text: string | RegExp) => screen.findByText(text);
const stored = (name: string) =>
  permissionStore.read().permissions.find((permission) => permission.name === name);

export const Loaded: Story = {
  play: async () => {
    const [first, , third] = await rowsOf(10);
    await expect(first!.getByText('Core')).toBeVisible();
    await expect(first!.queryByRole('button', { name: 'Delete Management' })).toBeNull();
    await expect(third!.getByRole('button', { name: 'Delete Add & Remove Users' })).toBeVisible();
    await findText('1–10 of 12');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await rowsOf(10)) };
export const Touch: Story = {
  globals: { density: 'touch' },
  play: async () => void (await rowsOf(10)),
};
export const Phone: Story = { globals: phone, play: async () => void (await rowsOf(10)) };

export const Loading: Story = {
  parameters: handled(never(listPermissions)),
  play: async () => {
    await expect(await findText('Loading permissions…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listPermissions, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load permissions' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No permissions yet' });
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await rowsOf(10);
    await press('Last page');
    await at('/apps/permissions?page=24');
    await findText('231–240 of 240');
  },
};
export const LongText: Story = {
  beforeEach: () => {
    permissionStore.change(({ permissions }) => {
      permissions[0]!.name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung';
    });
  },
  play: async () => void (await rowsOf(10)),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const NoResult: Story = {
  args: { address: '/apps/permissions?q=unicorn&role=editor' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching permissions' });
    await press('Clear filters');
    await at('/apps/permissions');
    await rowsOf(10);
  },
};

export const Filtered: Story = {
  args: { address: '/apps/permissions?page=2' },
  play: async () => {
    await rowsOf(2);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Support' }));
    await at('/apps/permissions?role=support');
    const rows = await rowsOf(3);
    for (const row of rows) await expect(row.getByRole('link', { name: 'Support' })).toBeVisible();
    await userEvent.click(rows[0]!.getByRole('link', { name: 'Support' }));
    await at('/apps/user/list?role=support');
    await screen.findByRole('heading', { name: 'Users' });
  },
};

export const Searched: Story = {
  play: async () => {
    const [, second] = await rowsOf(10);
    const shown = second!.getByText((_, element) => element?.tagName === 'TIME').textContent;
    await userEvent.type(await screen.findByRole('searchbox'), shown);
    const [found] = await rowsOf(1);
    await expect(found!.getByText('Manage Billing & Roles')).toBeVisible();
  },
};

export const Added: Story = {
  play: async () => {
    await rowsOf(10);
    await press('Add permission');
    await at('/apps/permissions?permission=new');
    const form = await dialog('Add permission');
    const submit = form.getByRole('button', { name: 'Add permission' });
    await userEvent.click(submit);
    await form.findByText('This field is required.');
    await fill(form, /^Name/, 'only view');
    await userEvent.click(submit);
    await form.findByText('Another permission already has this name.');
    await fill(form, /^Name/, 'Ring the Bell');
    await userEvent.click(form.getByRole('checkbox', { name: 'Core permission' }));
    await userEvent.click(submit);
    await closed();
    await findText('Permission Ring the Bell added');
    await at('/apps/permissions');
    await findText('1–10 of 13');
    await expect(stored('Ring the Bell')).toMatchObject({
      isCore: true,
      assignedTo: ['administrator'],
    });
  },
};

const refused = refusedFields(addPermission, { 'permission.name': 'Name' });

export const FieldsRefused: Story = {
  args: { address: '/apps/permissions?permission=new' },
  parameters: handled(refused.handler),
  play: async () => {
    const element = await screen.findByRole('dialog', { name: 'Add permission' });
    await fill(within(element), /^Name/, 'Ring the Bell');
    await refused.check(element, 'Add permission');
  },
};

export const Edited: Story = {
  play: async () => {
    await rowsOf(10);
    await press('Edit Only View');
    await at('/apps/permissions?permission=7');
    const form = await dialog('Edit permission');
    await form.findByText('Features that check for the current name may stop working.');
    await fill(form, /^Name/, 'Look Only');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    await findText('Permission Look Only saved');
    await findText('Look Only');
    await expect(stored('Only View')).toBeUndefined();
  },
};

export const NotSaved: Story = {
  args: { address: '/apps/permissions?permission=7' },
  parameters: handled(refuses(updatePermission, 'crashed')),
  play: async () => {
    const form = await dialog('Edit permission');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

export const Gone: Story = {
  args: { address: '/apps/permissions?permission=777' },
  play: async () => {
    const drawer = await dialog('Edit permission');
    await drawer.findByRole('heading', { name: 'This permission doesn’t exist' });
  },
};

export const Deleted: Story = {
  play: async () => {
    await rowsOf(10);
    await press('Delete Only View');
    const question = await dialog('Delete Only View?', 'alertdialog');
    await question.findByText('2 roles will lose this permission. You can’t undo this.');
    await userEvent.click(question.getByRole('button', { name: 'Delete permission' }));
    await findText('Permission Only View deleted');
    await findText('1–10 of 11');
    await expect(stored('Only View')).toBeUndefined();
    await answered();
    await focusedOn('Delete Financial Management');
  },
};

/** Without a next row, focus moves to the one before. */
export const LastDeleted: Story = {
  args: { address: '/apps/permissions?page=2' },
  play: async () => {
    await rowsOf(2);
    await press('Delete Void Orders');
    const question = await dialog('Delete Void Orders?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete permission' }));
    await rowsOf(1);
    await answered();
    await focusedOn('Delete Answer Reviews');
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(deletePermission, 'forbidden')),
  play: async () => {
    await rowsOf(10);
    await press('Delete Only View');
    const question = await dialog('Delete Only View?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete permission' }));
    await findText('You don’t have permission to do this. Ask someone who does.');
    await expect(stored('Only View')).toBeDefined();
  },
};

export const Keyboard: Story = {
  play: async () => {
    await rowsOf(10);
    const edit = await screen.findByRole('button', { name: 'Edit Management' });
    while (document.activeElement !== edit) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit permission');
    await form.findByRole('textbox', { name: /^Name/ });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(edit).toHaveFocus());
  },
};
