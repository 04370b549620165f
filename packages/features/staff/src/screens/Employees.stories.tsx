import {
  createEmployeePin,
  editEmployee,
  listEmployees,
  patchEmployee,
  type Employee,
} from '@servery/api';
import { empty, mockBehaviour, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Employees } from './Employees.tsx';

const meta = {
  component: Employees,
  args: { merchantId: '', search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <Employees {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof Employees>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const shown: Story['play'] = async () => {
  await screen.findByText('Salmah Yusof');
};
const as = (username: string) => () => {
  sample().defaultUser = username;
  return () => {
    sample().defaultUser = 'merchant';
  };
};
const stored = (name: string, merchant_id = 101) =>
  sample()
    .employees.of(merchant_id)
    .find((employee) => employee.name === name);
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
/** Opens the menu of an employee, and selects an action. */
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add employee' }));
  return within(await screen.findByRole('dialog', { name: 'New employee' }));
};
const edit = async (name: string) => {
  await act(name, 'Edit');
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
};
const choose = async (form: ReturnType<typeof within>, field: string, option: string) => {
  await userEvent.click(form.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const Loaded: Story = {
  play: async () => {
    await screen.findByText('9 employees');
    const cashier = await rowOf('Siti Hajar Ismail');
    await expect(cashier.getByText('Cashier')).toBeVisible();
    await expect(cashier.getByText(/11\.50/)).toBeVisible();
    await expect(cashier.getByText('Employed')).toBeVisible();
    await expect((await rowOf('Vincent Ong')).getByText('Left')).toBeVisible();
    await expect(screen.queryByRole('columnheader', { name: 'Outlet' })).toBeNull();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(listEmployees)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Employees' });
    await expect(screen.queryByRole('button', { name: 'Add employee' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: handled(empty(listEmployees)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No employees yet' });
    await expect(screen.getByRole('button', { name: 'Add employee' })).toBeEnabled();
  },
};

export const NoResult: Story = {
  args: { search: '?search=nobody' },
  play: async () => {
    await screen.findByText('No matching employees');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Salmah Yusof');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listEmployees, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load employees' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    mockBehaviour.isOffline = true;
    return () => {
      mockBehaviour.isOffline = false;
    };
  },
  play: async () => {
    await screen.findByText(/^Couldn’t reach the server\./);
  },
};

/** A supervisor has no access, and sees which permission is missing. */
export const Forbidden: Story = {
  beforeEach: as('supervisor'),
  play: async () => {
    await screen.findByText(/You need the “Manage staff accounts” permission/);
    await expect(screen.queryByRole('button', { name: 'Add employee' })).toBeNull();
  },
};

export const Filtered: Story = {
  args: { search: '?search=waiter' },
  play: async () => {
    await screen.findByText('2 employees');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Left' }));
    await screen.findByText('1 employee');
    await screen.findByText('Vincent Ong');
  },
};

/** A group owner sees the employees of all outlets, and chooses the outlet and its account. */
export const SeveralOutlets: Story = {
  beforeEach: as('supermerchant'),
  play: async () => {
    await screen.findByRole('columnheader', { name: 'Outlet' });
    const form = await add();
    await choose(form, 'Outlet', 'Seri Melati Cheras');
    await choose(form, 'Staff account', 'Lau Siew Peng');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Lau Siew Peng');
    await userEvent.click(form.getByRole('button', { name: 'Add employee' }));
    await screen.findByText('Employee Lau Siew Peng saved');
    await expect(stored('Lau Siew Peng', 103)).toMatchObject({ staff_id: 31 });
  },
};

export const Created: Story = {
  play: async () => {
    const form = await add();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Lee Chong');
    await userEvent.type(form.getByRole('textbox', { name: 'Job title' }), 'Baker');
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '012-345 6789');
    await userEvent.type(form.getByRole('textbox', { name: /^Hourly wage/ }), '12.50');
    await userEvent.click(form.getByRole('button', { name: 'Add employee' }));
    await screen.findByText('Employee Lee Chong saved');
    await expect((await rowOf('Lee Chong')).getByText(/12\.50/)).toBeVisible();
    await expect(stored('Lee Chong')).toMatchObject({
      title: 'Baker',
      phone: '+60123456789',
      hourly_wage: 1_250,
      staff_id: null,
    });
  },
};

export const Incomplete: Story = {
  play: async () => {
    const form = await add();
    await userEvent.click(form.getByRole('button', { name: 'Add employee' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toBeInvalid());
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Somebody');
    await choose(form, 'Staff account', 'Siti Hajar Ismail');
    await userEvent.click(form.getByRole('button', { name: 'Add employee' }));
    await form.findByText('Another employee has this account.');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Somebody');
  },
};

export const Edited: Story = {
  play: async () => {
    const form = await edit('Muthu Krishnan');
    await expect(form.queryByRole('combobox', { name: 'Outlet' })).toBeNull();
    const wage = form.getByRole('textbox', { name: /^Hourly wage/ });
    await userEvent.clear(wage);
    await choose(form, 'Staff account', 'No account');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Employee Muthu Krishnan saved');
    await expect(stored('Muthu Krishnan')).toMatchObject({
      hourly_wage: null,
      staff_id: null,
      version: 2,
    });
  },
};

export const MarkedAsLeft: Story = {
  play: async () => {
    await act('Azlan Hakim', 'Mark as left…');
    const ask = await screen.findByRole('alertdialog', { name: 'Mark Azlan Hakim as left?' });
    await expect(within(ask).queryByText(/They can still sign in/)).toBeNull();
    await userEvent.click(within(ask).getByRole('button', { name: 'Mark as left' }));
    await screen.findByText('Azlan Hakim marked as left');
    await waitFor(async () => expect((await rowOf('Azlan Hakim')).getByText('Left')).toBeVisible());
    await act('Azlan Hakim', 'Mark as employed');
    await screen.findByText('Azlan Hakim marked as employed');
    await waitFor(async () =>
      expect((await rowOf('Azlan Hakim')).getByText('Employed')).toBeVisible(),
    );
  },
};

/** An employee who leaves can sign in until their account is deactivated. */
export const LeavesAccount: Story = {
  parameters: handled(refuses(patchEmployee, 'conflict')),
  play: async () => {
    await act('Siti Hajar Ismail', 'Mark as left…');
    const ask = await screen.findByRole('alertdialog', { name: 'Mark Siti Hajar Ismail as left?' });
    await within(ask).findByText(/They can still sign in/);
    await userEvent.click(within(ask).getByRole('button', { name: 'Mark as left' }));
    await screen.findByText(/Someone else has changed this/);
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(editEmployee, 'conflict')),
  play: async () => {
    const form = await edit('Salmah Yusof');
    await userEvent.type(form.getByRole('textbox', { name: 'Job title' }), ' (nights)');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Someone else has changed this/);
  },
};

const employee = (id: number, more: Partial<Employee>): Employee => ({
  id,
  version: 1,
  merchant: { id: 101, name: 'Seri Melati Chow Kit' },
  name: `Employee ${id}`,
  title: '',
  phone: '',
  hourly_wage: null,
  staff: null,
  left_at: null,
  created_at: '2026-01-06T02:00:00.000Z',
  ...more,
});

export const LongText: Story = {
  parameters: handled(
    answer(listEmployees, () => ({
      aaData: [
        employee(1, {
          name: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah',
          title: 'Assistant manager of the kitchen and of all evening deliveries',
          phone: '+60123456789',
          hourly_wage: 99_999_999,
          staff: { id: 1, name: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah' },
        }),
        employee(2, { left_at: '2026-08-31T10:00:00.000Z' }),
      ],
      total: 2,
    })),
  ),
  play: async () => {
    await screen.findByText(/^Assistant manager/);
  },
};

export const Keyboard: Story = {
  play: async () => {
    const more = await screen.findByRole('button', { name: 'More actions for Azlan Hakim' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Azlan Hakim' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NewPin: Story = {
  play: async () => {
    await act('Salmah Yusof', 'New PIN for the time clock');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'PIN for Salmah Yusof' }));
    const { value } = dialog.getByRole<HTMLInputElement>('textbox', { name: 'PIN' });
    await expect(value).toMatch(/^\d{6}$/);
    await expect(sample().employees.byPin(101, value)?.name).toBe('Salmah Yusof');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const PinRefused: Story = {
  parameters: handled(refuses(createEmployeePin, 'conflict')),
  play: async () => {
    await act('Salmah Yusof', 'New PIN for the time clock');
    await screen.findByText(/Someone else has changed this/);
  },
};

/** People with an account set their own PIN. */
export const PinOfAccount: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'More actions for Siti Hajar Ismail' }),
    );
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: 'New PIN for the time clock' })).toBeNull();
  },
};
