import { never, refuses } from '@servery/api/mocks';
import { getUser, getUserAccount, suspendUser, updateUser } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountOf, changeAccount, changeUser } from '../mocks/accounts.ts';
import {
  answered,
  at,
  card,
  closed,
  dialog,
  fill,
  focusedOn,
  handled,
  phone,
  press,
  restored,
  storedUser,
  withClipboard,
} from './stories.fixtures.ts';
import { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  title: 'screens/UserView',
  component: UsersAddress,
  args: { address: '/apps/user/view/1', onAddressChange: fn() },
  beforeEach: () => {
    changeUser(1, { status: 'active', currentPlan: 'standard' });
    return restored();
  },
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Aina Rahman';
const shown = async () => {
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('table', { name: 'Projects' });
};
const rowsOf = async (caption: string) => {
  const table = await screen.findByRole('table', { name: caption });
  return table.querySelectorAll('tbody tr');
};
const factOf = (term: string) =>
  screen.getAllByText(term).find(({ tagName }) => tagName === 'DT')?.parentElement;

export const Loaded: Story = {
  play: async () => {
    await shown();
    const { projects, activities, invoices } = accountOf(1);
    const done = projects.reduce((sum, { tasksDone }) => sum + tasksDone, 0);
    await expect(factOf('Completed tasks')).toHaveTextContent(done.toLocaleString('en'));
    await expect(factOf('Projects')).toHaveTextContent(String(projects.length));
    await expect(factOf('Username')).toHaveTextContent('aina.rahman');
    await expect(await rowsOf('Projects')).toHaveLength(projects.length);
    await expect(await rowsOf('All invoices')).toHaveLength(invoices.length);
    const timeline = within(screen.getByRole('list', { name: 'Activity' }));
    await expect(timeline.getAllByRole('listitem')).toHaveLength(activities.length);
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };

export const Loading: Story = {
  parameters: handled(never(getUserAccount)),
  play: async () => {
    await expect(await screen.findByText('Loading user…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getUser, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the user' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Unknown: Story = {
  args: { address: '/apps/user/view/777' },
  play: async () => {
    const alert = await screen.findByRole('alert', { name: 'There’s no user with the ID 777' });
    await userEvent.click(await within(alert).findByRole('link', { name: 'All users' }));
    await at('/apps/user/list');
  },
};

export const Empty: Story = {
  beforeEach: () =>
    void changeAccount(1, (account) => {
      Object.assign(account, { projects: [], activities: [], invoices: [] });
    }),
  play: async () => {
    for (const text of ['No projects yet', 'No activity yet', 'No invoices yet'])
      await screen.findByText(text);
    await expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};
export const LongText: Story = {
  beforeEach: () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung';
    changeUser(1, {
      fullName: long,
      email: 'friederike.wolfeschlegelsteinhausenbergerdorff@example.com',
      company: long,
    });
    changeAccount(1, ({ projects, activities }) => {
      Object.assign(projects[0]!, { name: long, client: long });
      Object.assign(activities[0]!, { subject: long });
    });
  },
  play: async () => void (await screen.findByRole('table', { name: 'Projects' })),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const Edited: Story = {
  play: async () => {
    await shown();
    await press('Edit');
    await at('/apps/user/view/1?form=edit');
    const form = await dialog('Edit user');
    await fill(form, /^Full name/, 'Aina Rahman-Tan');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    await screen.findByText('User Aina Rahman-Tan saved');
    await screen.findByRole('heading', { level: 1, name: 'Aina Rahman-Tan' });
    await at('/apps/user/view/1');
  },
};
export const NotSaved: Story = {
  args: { address: '/apps/user/view/1?form=edit' },
  parameters: handled(refuses(updateUser, 'crashed')),
  play: async () => {
    const form = await dialog('Edit user');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

const suspend = async (answer: string) => {
  await press('Suspend');
  const question = await dialog(`Suspend ${name}?`, 'alertdialog');
  await userEvent.click(question.getByRole('button', { name: answer }));
  await answered();
};

export const Suspended: Story = {
  play: async () => {
    await suspend('Cancel');
    await screen.findByText('Suspension cancelled. The user keeps access');
    await expect(storedUser(name)?.status).toBe('active');
    await suspend('Suspend user');
    await screen.findByText(`User ${name} suspended`);
    await focusedOn('Lift suspension');
    await expect(storedUser(name)?.status).toBe('inactive');
    await press('Lift suspension');
    await screen.findByText(`Suspension of ${name} lifted`);
    await screen.findByRole('button', { name: 'Suspend' });
    await expect(storedUser(name)?.status).toBe('active');
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(suspendUser, 'forbidden')),
  play: async () => {
    await suspend('Suspend user');
    await screen.findByText('You don’t have permission to do this. Ask someone who does.');
    await expect(storedUser(name)?.status).toBe('active');
    await expect(screen.queryByText('Suspension cancelled. The user keeps access')).toBeNull();
  },
};

export const PlanChanged: Story = {
  play: async () => {
    await press('Change plan');
    const form = await dialog('Change plan');
    await userEvent.click(await form.findByRole('radio', { name: /^Enterprise/ }));
    await userEvent.click(form.getByRole('button', { name: 'Change plan' }));
    await closed();
    await screen.findByText('Plan changed');
    const plan = await card('Current plan');
    await plan.findByText('Enterprise');
    await plan.findByText('0 of 30 days');
    await plan.findByText('30 days remaining');
    await expect(storedUser(name)?.currentPlan).toBe('enterprise');
  },
};

const cancel = async (answer: string) => {
  await press('Cancel plan');
  const question = await dialog('Cancel this plan?', 'alertdialog');
  await userEvent.click(question.getByRole('button', { name: answer }));
  await answered();
};

export const PlanCancelled: Story = {
  beforeEach: () => void changeAccount(1, (account) => void (account.planDaysUsed = 29)),
  play: async () => {
    await cancel('Keep plan');
    await screen.findByText('Plan kept');
    await cancel('Cancel plan');
    await screen.findByText('Plan cancelled');
    await screen.findByText('The plan ends in 1 day. Change the plan to continue.');
    await focusedOn('Change plan');
    await expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  },
};
export const FreePlan: Story = {
  beforeEach: () => changeUser(1, { currentPlan: 'basic' }),
  play: async () => {
    const plan = await card('Current plan');
    await plan.findByText('Free');
    await expect(plan.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  },
};

export const Exported: Story = {
  play: async () => {
    await shown();
    await withClipboard(async (copied) => {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
      await waitFor(() => expect(copied).toHaveBeenCalled());
      const [head, ...rows] = String(copied.mock.calls[0]![0]).trim().split('\n');
      await expect(head).toBe('Invoice\tIssued\tTotal\tStatus');
      await expect(rows).toHaveLength(accountOf(1).invoices.length);
    });
  },
};

export const Keyboard: Story = {
  play: async () => {
    await shown();
    const tab = await screen.findByRole('tab', { name: 'Account' });
    while (document.activeElement !== tab) await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await at('/apps/user/view/1?tab=security');
    await screen.findByRole('table', { name: 'Recent devices' });
    await userEvent.keyboard('{End}');
    await at('/apps/user/view/1?tab=connections');
    await screen.findByRole('switch', { name: /^Google/ });
  },
};
