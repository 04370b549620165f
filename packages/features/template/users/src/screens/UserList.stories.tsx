import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import { addUser, deleteUser, listAllUsers, listUsers, updateUser } from '@servery/api/template';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { store } from '../mocks/store.ts';
import {
  answered,
  at,
  closed,
  dialog,
  fill,
  handled,
  listed,
  phone,
  press,
  restored,
  storedUser,
  withClipboard,
} from './stories.fixtures.ts';
import { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  title: 'screens/UserList',
  component: UsersAddress,
  args: { address: '/apps/user/list', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const findText = (text: string | RegExp) => screen.findByText(text);
const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const Loaded: Story = {
  play: async () => {
    const [first] = await listed(10);
    await expect(first!.getByText('Aina Rahman')).toBeVisible();
    await findText('1–10 of 50');
    const { users } = store.read();
    const stats = within(await screen.findByRole('region', { name: 'User statistics' }));
    const figures = {
      'Total users': users.length,
      'Users on a paid plan': users.filter(({ currentPlan }) => currentPlan !== 'basic').length,
      'Active users': users.filter(({ status }) => status === 'active').length,
      'Pending users': users.filter(({ status }) => status === 'pending').length,
    };
    for (const [label, figure] of Object.entries(figures))
      await waitFor(() =>
        expect(stats.getByText(label).parentElement).toHaveTextContent(`${label}${figure}`),
      );
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await listed(10)) };
export const Touch: Story = {
  globals: { density: 'touch' },
  play: async () => void (await listed(10)),
};
export const Phone: Story = { globals: phone, play: async () => void (await listed(10)) };

export const Loading: Story = {
  parameters: handled(never(listUsers), never(listAllUsers)),
  play: async () => {
    await expect(await findText('Loading users…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listUsers, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load users' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const StatisticsFailed: Story = {
  parameters: handled(refuses(listAllUsers, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load statistics' });
    await listed(10);
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No users yet' });
    await expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await listed(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Last page' }));
    await at('/apps/user/list?page=100');
    await findText('991–1,000 of 1,000');
    await listed(10);
  },
};
export const LongText: Story = {
  parameters: handled(
    templateAnswer(listUsers, () => ({
      total: 3,
      users: store
        .read()
        .users.slice(0, 3)
        .map((user) => ({
          ...user,
          fullName: 'Friederike Wolfeschlegelsteinhausenbergerdorff-Hohenzollern',
          email: 'friederike.wolfeschlegelsteinhausenbergerdorff@example.com',
        })),
    })),
  ),
  play: async () => void (await listed(3)),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const NoResult: Story = {
  args: { address: '/apps/user/list?q=unicorn&role=editor' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching users' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await at('/apps/user/list');
    await listed(10);
  },
};

export const Searched: Story = {
  play: async () => {
    await listed(10);
    await userEvent.type(await screen.findByRole('searchbox'), 'mei lin');
    await at('/apps/user/list?q=mei+lin');
    await listed(1);
  },
};

export const Filtered: Story = {
  args: { address: '/apps/user/list?page=3' },
  play: async () => {
    await listed(10);
    const choices = [
      ['Role', 'User'],
      ['Plan', 'Basic'],
      ['Status', 'Active'],
    ] as const;
    for (const [filter, option] of choices) {
      await userEvent.click(await screen.findByRole('combobox', { name: filter }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    }
    await at('/apps/user/list?role=user&plan=basic&status=active');
    const found = store
      .read()
      .users.filter(
        ({ role, currentPlan, status }) =>
          role === 'user' && currentPlan === 'basic' && status === 'active',
      );
    const rows = await listed(found.length);
    for (const row of rows) await expect(row.getByText('Active')).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async () => {
    await listed(10);
    await userEvent.click(await screen.findByRole('button', { name: /^User/ }));
    await at('/apps/user/list?sort=desc');
    const { users } = store.read();
    const last = users.map(({ fullName }) => fullName).toSorted(new Intl.Collator('en').compare);
    await waitFor(() =>
      expect(document.querySelector('tr[data-row]')).toHaveTextContent(last.at(-1)!),
    );
  },
};

export const PastTheLastPage: Story = {
  args: { address: '/apps/user/list?page=99' },
  play: async () => {
    await at('/apps/user/list?page=5');
    await findText('41–50 of 50');
    await expect(screen.queryByRole('heading', { name: 'No users yet' })).toBeNull();
  },
};

export const Added: Story = {
  play: async () => {
    await listed(10);
    await userEvent.click(screen.getByRole('button', { name: 'Add user' }));
    await at('/apps/user/list?user=new');
    const form = await dialog('Add user');
    await fill(form, /^Full name/, 'Aada Aalto');
    await fill(form, /^Username/, 'aina.rahman');
    await fill(form, /^Email/, 'aada');
    await userEvent.click(form.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Editor' }));
    await userEvent.click(form.getByRole('button', { name: 'Add user' }));
    await form.findByText('Enter an email address, such as name@example.com.');
    await fill(form, /^Email/, 'aada@aalto.example');
    await userEvent.click(form.getByRole('button', { name: 'Add user' }));
    await form.findByText('Another user already has this username.');
    await fill(form, /^Username/, 'aada');
    await userEvent.click(form.getByRole('button', { name: 'Add user' }));
    await closed();
    await findText('User Aada Aalto added');
    await at('/apps/user/list');
    const [first] = await listed(10);
    await waitFor(() => expect(first!.getByText('Aada Aalto')).toBeVisible());
    await expect(storedUser('Aada Aalto')).toMatchObject({ role: 'editor', status: 'pending' });
    await findText('1–10 of 51');
  },
};

const refused = refusedFields(addUser, {
  'user.fullName': 'Full name',
  'user.username': 'Username',
  'user.email': 'Email',
  'user.contact': 'Phone',
  'user.company': 'Company',
  'user.country': 'Country',
});

export const FieldsRefused: Story = {
  args: { address: '/apps/user/list?user=new' },
  parameters: handled(refused.handler),
  play: async () => {
    const element = await screen.findByRole('dialog', { name: 'Add user' });
    const form = within(element);
    await fill(form, /^Full name/, 'Aada Aalto');
    await fill(form, /^Username/, 'aada');
    await fill(form, /^Email/, 'aada@aalto.example');
    await refused.check(element, 'Add user');
  },
};

export const Edited: Story = {
  play: async () => {
    await listed(10);
    await choose('Aina Rahman', 'Edit');
    const form = await dialog('Edit user');
    await fill(form, /^Full name/, 'Aina Rahman-Tan');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    await findText('User Aina Rahman-Tan saved');
    await at('/apps/user/list');
    const [first] = await listed(10);
    await waitFor(() => expect(first!.getByText('Aina Rahman-Tan')).toBeVisible());
  },
};

export const NotSaved: Story = {
  args: { address: '/apps/user/list?user=1' },
  parameters: handled(refuses(updateUser, 'crashed')),
  play: async () => {
    const form = await dialog('Edit user');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

export const Gone: Story = {
  args: { address: '/apps/user/list?user=777' },
  play: async () => {
    const drawer = await dialog('Edit user');
    await drawer.findByRole('heading', { name: 'This user doesn’t exist' });
  },
};

export const Deleted: Story = {
  play: async () => {
    await listed(10);
    await choose('Aina Rahman', 'Delete');
    const question = await dialog('Delete Aina Rahman?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await answered();
    await expect(storedUser('Aina Rahman')).toBeDefined();
    await choose('Aina Rahman', 'Delete');
    const again = await dialog('Delete Aina Rahman?', 'alertdialog');
    await userEvent.click(again.getByRole('button', { name: 'Delete user' }));
    await findText('User Aina Rahman deleted');
    await findText('1–10 of 49');
    await expect(storedUser('Aina Rahman')).toBeUndefined();
    await answered();
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(deleteUser, 'forbidden')),
  play: async () => {
    await listed(10);
    await choose('Aina Rahman', 'Delete');
    const question = await dialog('Delete Aina Rahman?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
    await findText('You don’t have permission to do this. Ask someone who does.');
    await expect(storedUser('Aina Rahman')).toBeDefined();
  },
};

export const Exported: Story = {
  args: { address: '/apps/user/list?role=user' },
  play: async () => {
    await screen.findByRole('table', { name: 'Users' });
    await findText(/^1–/);
    await withClipboard(async (copied) => {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
      await waitFor(() => expect(copied).toHaveBeenCalled());
      const [head, ...rows] = String(copied.mock.calls[0]![0]).trim().split('\n');
      await expect(head).toMatch(/^Full name\tUsername\tEmail/);
      await expect(rows).toHaveLength(
        store.read().users.filter(({ role }) => role === 'user').length,
      );
    });
  },
};

export const Keyboard: Story = {
  args: { address: '/apps/user/list?q=aina+rahman' },
  play: async () => {
    await listed(1);
    const menu = await screen.findByRole('button', { name: 'More actions for Aina Rahman' });
    while (document.activeElement !== menu) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit user');
    await form.findByRole('textbox', { name: /^Full name/ });
    await userEvent.keyboard('{Escape}');
    await closed();
    await at('/apps/user/list?q=aina+rahman');
  },
};
