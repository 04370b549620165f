import { editAttendance, listAttendance, type AttendanceWeek } from '@servery/api';
import { mockBehaviour, never, refuses } from '@servery/api/mocks';
import { daysOf } from '@servery/domain/attendance';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Attendance } from './Attendance.tsx';

const meta = {
  component: Attendance,
  args: { merchantId: '', search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <Attendance {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof Attendance>;
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
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
/** Shows the week before this one, in which the sample has every kind of entry. */
const lastWeek = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Previous week' }));
  await screen.findAllByText('Over limit');
};
/** Opens the week of an employee, and returns its panel. */
const open = async (name: string) => {
  await userEvent.click(await screen.findByText(name));
  return within(await screen.findByRole('dialog', { name: new RegExp(name) }));
};
/** Opens the form of an entry with a text in its card. */
const act = async (name: string, text: RegExp | string, action: string) => {
  const panel = await open(name);
  const cards = (await panel.findAllByText(text)).flatMap((one) => one.closest('section') ?? []);
  const buttons = cards.flatMap((card) => within(card).queryAllByRole('button', { name: action }));
  await userEvent.click(buttons[0]!);
};
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Replaces the time of day in a field. */
const setTime = async (label: RegExp, time: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await fireEvent.change(field, { target: { value: `${field.value.slice(0, 11)}${time}` } });
};
const stored = (name: string) => {
  const { id } = sample()
    .employees.of(101)
    .find((one) => one.name === name)!;
  return sample()
    .attendance.of(101)
    .filter(({ employee_id }) => employee_id === id);
};
const clock = async (action: string, pin: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: action }));
  const pad = screen.getByRole('group', { name: /PIN/ });
  within(pad).getByRole('button', { name: '1' }).focus();
  await userEvent.keyboard(`${pin}{Enter}`);
};
const openClock = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Clock in or out' }));

export const Loaded: Story = {
  play: async () => {
    await screen.findByText('8 employees');
    await expect((await rowOf('Azlan Hakim')).getByText('At work')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next week' })).toBeDisabled();
    await expect(screen.getAllByRole('columnheader')).toHaveLength(9);
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const PreviousWeek: Story = {
  play: async () => {
    await lastWeek();
    await expect((await rowOf('Suresh Pillai')).getByText('Over limit')).toBeVisible();
    const forgot = await rowOf('Muthu Krishnan');
    await expect(forgot.getAllByText('Not confirmed')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'This week' }));
    await waitFor(() => expect(screen.queryByText('Over limit')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: handled(never(listAttendance)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Attendance' });
    await expect(screen.queryByRole('button', { name: 'Previous week' })).toBeNull();
  },
};

const week = { start: '2026-11-16', today: '2026-11-20' };

export const Empty: Story = {
  parameters: handled(answer(listAttendance, () => ({ aaData: [], total: 0, ...week }))),
  play: async () => {
    await screen.findByRole('heading', { name: 'No employees yet' });
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
  parameters: handled(refuses(listAttendance, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load attendance' });
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

/** An agent has no access, and sees which permission is missing. */
export const Forbidden: Story = {
  args: { merchantId: 101 },
  beforeEach: as('agent'),
  play: async () => {
    await screen.findByText(/You need the “Manage attendance” permission/);
    await expect(screen.queryByRole('button', { name: 'Clock in or out' })).toBeNull();
  },
};

/** A cashier sees only their own hours, and can't change them. */
export const Own: Story = {
  beforeEach: as('cashier'),
  play: async () => {
    const panel = await (async () => {
      await rowOf('Siti Hajar Ismail');
      return open('Siti Hajar Ismail');
    })();
    await expect(panel.queryByRole('button', { name: 'Correct…' })).toBeNull();
    await expect(screen.queryByText('Suresh Pillai')).toBeNull();
  },
};

export const Detail: Story = {
  play: async () => {
    await lastWeek();
    const panel = await open('Siti Hajar Ismail');
    await panel.findByText(/Corrected by Suresh Pillai.*Took the delivery at 09:30/);
    await panel.findByText('Over 8 h');
  },
};

export const Confirmed: Story = {
  play: async () => {
    await lastWeek();
    await act('Muthu Krishnan', 'Not confirmed', 'Confirm hours…');
    const drawer = await form('Confirm hours');
    await userEvent.click(drawer.getByRole('button', { name: 'Confirm hours' }));
    await drawer.findByText('Enter a time after the clock-in.');
    await setTime(/^Clocked out/, '22:30');
    const breaks = drawer.getByRole('spinbutton', { name: /^Unpaid breaks/ });
    await userEvent.clear(breaks);
    await userEvent.type(breaks, '30');
    await userEvent.click(drawer.getByRole('button', { name: 'Confirm hours' }));
    await screen.findByText('Hours of Muthu Krishnan saved');
    const [entry] = stored('Muthu Krishnan').filter(({ confirmed }) => confirmed);
    await expect(entry).toMatchObject({
      breaks: [{ minutes: 30, is_paid: false }],
      confirmed: { by: 'Farah Kamaruddin' },
    });
  },
};

export const Corrected: Story = {
  play: async () => {
    await lastWeek();
    await act('Suresh Pillai', 'Completed', 'Correct…');
    const drawer = await form('Correct entry');
    await setTime(/^Clocked out/, '16:00');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /^Reason/ })).toBeInvalid());
    await userEvent.type(drawer.getByRole('textbox', { name: /^Reason/ }), 'Left early');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Hours of Suresh Pillai saved');
    await screen.findByText(/Corrected by Farah Kamaruddin.*Left early/);
    await expect(stored('Suresh Pillai').flatMap(({ corrections }) => corrections)).toHaveLength(1);
  },
};

export const Deleted: Story = {
  play: async () => {
    await lastWeek();
    await act('Tan Boon Heng', 'Completed', 'Delete…');
    const drawer = await form('Delete this entry?');
    await userEvent.type(drawer.getByRole('textbox', { name: /^Reason/ }), 'Clocked in twice');
    await userEvent.click(drawer.getByRole('button', { name: 'Delete entry' }));
    await screen.findByText('Entry of Tan Boon Heng deleted');
    await screen.findByText(/Deleted by Farah Kamaruddin.*Clocked in twice/);
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(editAttendance, 'conflict')),
  play: async () => {
    await lastWeek();
    await act('Suresh Pillai', 'Completed', 'Correct…');
    const drawer = await form('Correct entry');
    await userEvent.type(drawer.getByRole('textbox', { name: /^Reason/ }), 'Left early');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Someone else has changed this/);
  },
};

/** One after the other on the same device: the clock greets each person by name. */
export const Clocked: Story = {
  beforeEach: as('waiter'),
  play: async () => {
    await openClock();
    await clock('Clock in', '4086');
    await screen.findByText(/^Hello, Siti Hajar Ismail! You clocked in at/);
    await clock('Clock in', '5937');
    await screen.findByText(/^Hello, Suresh Pillai!/);
    await clock('Start break', '4086');
    await screen.findByText(/^Enjoy your break, Siti Hajar Ismail!/);
    await clock('End break', '4086');
    await screen.findByText(/^Welcome back, Siti Hajar Ismail!/);
    await clock('Clock out', '4086');
    await screen.findByText(/^Goodbye, Siti Hajar Ismail!/);
  },
};

export const ClockRefused: Story = {
  play: async () => {
    await openClock();
    await clock('Clock in', '0718');
    await screen.findByText('Nobody here has this PIN. Try again.');
    await clock('Clock in', '8264');
    await screen.findByText(/isn’t linked to an employee/);
    await clock('Clock out', '5937');
    await screen.findByText('You aren’t clocked in. Clock in first.');
  },
};

const employee = (id: number, more: Partial<AttendanceWeek>): AttendanceWeek => ({
  id,
  name: `Employee ${id}`,
  title: '',
  minutes: 0,
  overtime: 0,
  marks: [],
  days: daysOf(week.start).map((date) => ({ date, minutes: 0, overtime: 0, marks: [] })),
  entries: [],
  ...more,
});

export const LongText: Story = {
  parameters: handled(
    answer(listAttendance, () => ({
      aaData: [
        employee(1, {
          name: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah',
          title: 'Assistant manager of the kitchen and of all evening deliveries',
          minutes: 7 * 840,
          overtime: 7 * 360,
          marks: ['long_day', 'long_spread', 'no_rest', 'long_week'],
          days: daysOf(week.start).map((date) => ({
            date,
            minutes: 840,
            overtime: 360,
            marks: ['long_day', 'long_spread', 'no_rest'],
          })),
        }),
        employee(2, {}),
      ],
      total: 2,
      ...week,
    })),
  ),
  play: async () => {
    await screen.findByText(/^Assistant manager/);
  },
};

/** A page of many employees. */
export const Many: Story = {
  parameters: handled(
    answer(listAttendance, ({ query: { start } }) => ({
      aaData: Array.from({ length: 10 }, (_, i) => employee(start + i + 1, {})),
      total: 500,
      ...week,
    })),
  ),
  play: async () => {
    await screen.findByText('500 employees');
    await userEvent.click(await screen.findByRole('button', { name: /^Next page/ }));
    await screen.findByText('Employee 11');
  },
};
