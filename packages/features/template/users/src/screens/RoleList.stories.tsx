import { never, refuses, setScenario } from '@servery/api/mocks';
import { addRole, deleteRole, listRoles, listUsers, updateRole } from '@servery/api/template';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sameGrants } from '../components/roles/grants.ts';
import { roleStore } from '../mocks/roles.ts';
import { store } from '../mocks/store.ts';
import {
  answered,
  at,
  card,
  closed,
  dialog,
  fill,
  focusedOn,
  handled,
  listed,
  phone,
  press,
  restored,
  withClipboard,
} from './stories.fixtures.ts';
import { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  title: 'screens/RoleList',
  component: UsersAddress,
  args: { address: '/apps/roles', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (count: number) => listed(count, 'Users with their roles', 'grid');
const findText = (text: string | RegExp) => screen.findByText(text);
const stored = (name: string) => roleStore.read().roles.find((role) => role.name === name);
const usersOf = (role: string) => store.read().users.filter((user) => user.role === role);
const shown = async () => {
  await card('Administrator');
  await rowsOf(10);
};
/** Adds a role to the sample. */
const auditor = () =>
  roleStore.change((rows) => {
    rows.roles.push({ id: 7, name: 'Auditor', builtIn: null, grants: sameGrants(false) });
    rows.nextId = 8;
  });

export const Loaded: Story = {
  play: async () => {
    await shown();
    await findText('6 roles');
    const support = await card('Support');
    const people = usersOf('support');
    const pictures = support.getByRole('list', { name: 'Users with the role Support' });
    await expect(within(pictures).getAllByRole('listitem').length).toBeGreaterThan(1);
    await expect(support.queryByRole('button', { name: 'Delete Support' })).toBeNull();
    await userEvent.click(support.getByRole('link', { name: `${people.length} users` }));
    await at('/apps/user/list?role=support');
  },
};
export const Still: Story = { play: shown };
export const Dark: Story = { ...Still, globals: { skin: 'dark' } };
export const Touch: Story = { ...Still, globals: { density: 'touch' } };
export const Phone: Story = { ...Still, globals: phone };

export const Loading: Story = {
  parameters: handled(never(listRoles), never(listUsers)),
  play: async () => {
    await expect(await findText('Loading roles…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listRoles, 'crashed'), refuses(listUsers, 'crashed')),
  play: async () => {
    for (const name of ['Couldn’t load roles', 'Couldn’t load users'])
      await screen.findByRole('heading', { name });
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No users yet' });
    await expect((await card('Manager')).getByText('No users')).toBeVisible();
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await findText('40 roles');
    await rowsOf(10);
    await press('Last page');
    await at('/apps/roles?page=100');
    await findText('991–1,000 of 1,000');
  },
};
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung';
export const LongText: Story = {
  beforeEach: () => {
    auditor();
    roleStore.change(({ roles }) => void (roles[6]!.name = long));
  },
  play: async () => void (await card(long)),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

const box = (form: Awaited<ReturnType<typeof dialog>>, name: string) =>
  form.getByRole('checkbox', { name });
const all = 'Select all permissions';

export const Added: Story = {
  play: async () => {
    await shown();
    await press('Add role');
    await at('/apps/roles?role=new');
    const form = await dialog('Add role');
    const submit = form.getByRole('button', { name: 'Add role' });
    await userEvent.click(submit);
    await form.findByText('This field is required.');
    await fill(form, /^Name/, 'support');
    await userEvent.click(submit);
    await form.findByText('Another role already has this name.');
    await fill(form, /^Name/, 'Auditor');
    await userEvent.click(box(form, 'Payroll: Read'));
    await userEvent.click(submit);
    await closed();
    await findText('Role Auditor added');
    await at('/apps/roles');
    const added = await card('Auditor');
    await expect(added.getByText('No users')).toBeVisible();
    const grants = sameGrants(false);
    grants.payroll.read = true;
    await expect(stored('Auditor')?.grants).toEqual(grants);
  },
};

/** The checkbox for all permissions follows the others, and changes them all. */
export const AllSelected: Story = {
  args: { address: '/apps/roles?role=new' },
  play: async () => {
    const form = await dialog('Add role');
    const everything = box(form, all) as HTMLInputElement;
    await userEvent.click(everything);
    for (const each of form.getAllByRole('checkbox')) await expect(each).toBeChecked();
    await userEvent.click(box(form, 'Reporting: Create'));
    await expect(everything).not.toBeChecked();
    await expect(everything.indeterminate).toBe(true);
    await userEvent.click(everything);
    await expect(everything).toBeChecked();
    await expect(everything.indeterminate).toBe(false);
    await userEvent.click(everything);
    for (const each of form.getAllByRole('checkbox')) await expect(each).not.toBeChecked();
  },
};

export const Explained: Story = {
  args: { address: '/apps/roles?role=new' },
  play: async () => {
    const form = await dialog('Add role');
    await userEvent.click(form.getByRole('button', { name: 'About administrator access' }));
    await findText('Administrators have full access to every area.');
    await userEvent.keyboard('{Escape}');
    await focusedOn('About administrator access');
    await expect(form.getByRole('textbox', { name: /^Name/ })).toBeVisible();
  },
};

const refused = refusedFields(addRole, { 'role.name': 'Name' });
export const FieldsRefused: Story = {
  args: { address: '/apps/roles?role=new' },
  parameters: handled(refused.handler),
  play: async () => {
    const element = await screen.findByRole('dialog', { name: 'Add role' });
    await fill(within(element), /^Name/, 'Auditor');
    await refused.check(element, 'Add role');
  },
};

export const Edited: Story = {
  play: async () => {
    await shown();
    await press('Edit Editor');
    await at('/apps/roles?role=3');
    const form = await dialog('Edit role');
    await form.findByText('Built-in roles keep their name.');
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
    await userEvent.click(box(form, 'Databases: Read'));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    await findText('Role Editor saved');
    await expect(stored('Editor')?.grants.databases.read).toBe(true);
    await focusedOn('Edit Editor');
  },
};
export const Renamed: Story = {
  beforeEach: auditor,
  play: async () => {
    await press('Edit Auditor');
    const form = await dialog('Edit role');
    await fill(form, /^Name/, 'Inspector');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    await findText('Role Inspector saved');
    await card('Inspector');
  },
};
export const NotSaved: Story = {
  args: { address: '/apps/roles?role=3' },
  parameters: handled(refuses(updateRole, 'crashed')),
  play: async () => {
    const form = await dialog('Edit role');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};
export const Gone: Story = {
  args: { address: '/apps/roles?role=777' },
  play: async () => {
    const drawer = await dialog('Edit role');
    await drawer.findByRole('heading', { name: 'This role doesn’t exist' });
  },
};

export const Duplicated: Story = {
  play: async () => {
    await shown();
    await press('Duplicate Manager');
    await at('/apps/roles?role=new&from=2');
    const form = await dialog('Add role');
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Copy of Manager');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await closed();
    await at('/apps/roles');
    await card('Copy of Manager');
    await expect(stored('Copy of Manager')?.grants).toEqual(stored('Manager')?.grants);
  },
};

const remove = async () => {
  await press('Delete Auditor');
  const question = await dialog('Delete Auditor?', 'alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Delete role' }));
  await answered();
};
export const Deleted: Story = {
  beforeEach: auditor,
  play: async () => {
    await remove();
    await findText('Role Auditor deleted');
    await findText('6 roles');
    await expect(screen.queryByRole('region', { name: 'Auditor' })).toBeNull();
  },
};
export const Forbidden: Story = {
  beforeEach: auditor,
  parameters: handled(refuses(deleteRole, 'forbidden')),
  play: async () => {
    await remove();
    await findText('You don’t have permission to do this. Ask someone who does.');
    await expect(stored('Auditor')).toBeDefined();
  },
};

export const Filtered: Story = {
  args: { address: '/apps/roles?page=2' },
  play: async () => {
    await rowsOf(10);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Plan' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Enterprise' }));
    await at('/apps/roles?plan=enterprise');
    const count = store.read().users.filter(({ currentPlan }) => currentPlan === 'enterprise');
    await findText(`1–10 of ${count.length}`);
    await userEvent.type(screen.getByRole('searchbox'), 'unicorn');
    await screen.findByRole('heading', { name: 'No matching users' });
    await press('Clear filters');
    await at('/apps/roles');
    await rowsOf(10);
  },
};

export const Viewed: Story = {
  play: async () => {
    await rowsOf(10);
    await userEvent.click(await screen.findByRole('link', { name: /^Aina Rahman/ }));
    await at('/apps/user/view/1');
  },
};

const copiedNames = async (run: () => Promise<void>) => {
  let names: string[] = [];
  await withClipboard(async (copied) => {
    await run();
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await waitFor(() => expect(copied).toHaveBeenCalled());
    const [, ...rows] = String(copied.mock.calls[0]![0]).trim().split('\n');
    names = rows.map((row) => row.split('\t')[0]!);
  });
  return names;
};

export const Exported: Story = {
  play: async () => {
    await rowsOf(10);
    const names = await copiedNames(async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Aina Rahman' }));
      await screen.findByRole('group', { name: '1 selected' });
    });
    await expect(names).toEqual(['Aina Rahman']);
  },
};
export const AllExported: Story = {
  args: { address: '/apps/roles?plan=enterprise' },
  play: async () => {
    const chosen = store.read().users.filter(({ currentPlan }) => currentPlan === 'enterprise');
    await rowsOf(10);
    const names = await copiedNames(async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Users with their roles' }));
      await press(`Select all ${chosen.length}`);
    });
    await expect(names.toSorted()).toEqual(chosen.map(({ fullName }) => fullName).toSorted());
  },
};

export const Keyboard: Story = {
  play: async () => {
    await shown();
    const edit = await screen.findByRole('button', { name: 'Edit Administrator' });
    while (document.activeElement !== edit) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit role');
    await form.findByRole('textbox', { name: /^Name/ });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(edit).toHaveFocus());
  },
};
