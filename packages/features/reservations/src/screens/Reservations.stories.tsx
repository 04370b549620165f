import { changeReservation, createReservation, getReservationDay } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer } from '@servery/domain/sample/answer';
import { AddressBar } from './AddressBar.staging.tsx';
import { dayOf, evening, stage, stageDue, tomorrow } from './reservations.staging.ts';
import { Reservations } from './Reservations.tsx';

const meta = {
  component: Reservations,
  args: {
    search: '?date=tomorrow&look=list',
    onSearchChange: () => undefined,
    settingsHref: '#/reservations/settings',
    bookHref: (token) => `#/book/${token}`,
    renderCode: (address, label) => <img alt={label} title={address} src="data:," />,
  },
  beforeEach: () => stage(evening),
  render: ({ search, ...args }) => (
    // The clock goes on while stories are told: a day is named when it is looked at.
    <AddressBar search={search.replace('tomorrow', tomorrow())}>
      {(address) => <Reservations {...args} {...address} />}
    </AddressBar>
  ),
} satisfies Meta<typeof Reservations>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('button', { name })).closest('li');
  if (!row) throw new Error(`${name} stands in no row.`);
  return within(row);
};
const barOf = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`–.+, ${name}, `) }, { timeout: 5000 });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('6 bookings');
    const seven = within(await canvas.findByRole('list', { name: 'Bookings at 7:00 PM' }));
    await expect(seven.getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByRole('list', { name: 'Waitlist' })).toHaveTextContent(
      /Nurul Huda.*Wants 8:00 PM/,
    );
    await canvas.findByRole('heading', { name: 'Completed and not coming' });
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  play: Loaded.play,
};

export const Tables: Story = {
  args: { search: '?date=tomorrow&look=timeline' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('list', { name: 'Bookings of A1' }));
    await expect(row.getByRole('button')).toHaveAccessibleName(
      /^7:00.PM–8:45.PM, Aisyah Rahman, 2 guests, Confirmed, A1$/,
    );
  },
};
export const TablesDark: Story = { ...Tables, globals: { skin: 'dark' } };

export const Loading: Story = {
  parameters: handled(never(getReservationDay)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
};

export const Empty: Story = {
  beforeEach: () => stage([]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Nobody has booked yet' });
    const [create] = await canvas.findAllByRole('button', { name: 'New booking' });
    await userEvent.click(create!);
    await screen.findByRole('dialog', { name: 'New booking' });
  },
};

export const Closed: Story = {
  parameters: handled(
    answer(getReservationDay, () => ({
      ...dayOf(tomorrow()),
      reservations: [],
      hours: [],
      covers: 0,
      why: 'closed_date' as const,
    })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No bookings on this day' });
  },
};

export const NoResult: Story = {
  args: { search: '?date=tomorrow&look=list&search=nobody' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No booking is like that' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await canvas.findByRole('button', { name: 'Aisyah Rahman' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getReservationDay, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: handled(
    refuses(getReservationDay, 'forbidden', { details: { capability: 'queue.manage' } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/need the right to manage queues and reservations/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Many: Story = {
  parameters: handled(
    answer(getReservationDay, () => {
      const day = dayOf(tomorrow());
      const [one] = day.reservations;
      if (!one) throw new Error('Nobody is staged.');
      return {
        ...day,
        reservations: Array.from({ length: 60 }, (_, i) => ({
          ...one,
          id: 100_000 + i,
          number: `R${i + 1}`,
          starts_at: new Date(
            Date.parse(one.starts_at) + Math.floor(i / 5) * 900_000,
          ).toISOString(),
        })),
      };
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('60 bookings');
    const lists = await canvas.findAllByRole('list', { name: /^Bookings at/ });
    await expect(lists).toHaveLength(12);
  },
};

export const LongWords: Story = {
  parameters: handled(
    answer(getReservationDay, () => {
      const day = dayOf(tomorrow());
      const long =
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
      return {
        ...day,
        reservations: day.reservations.map((one) => ({ ...one, name: long, note: long })),
        tables: day.tables.map((one) => ({ ...one, section: `${one.section} ${long}` })),
      };
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Donaudampf/)).length).toBeGreaterThan(3);
  },
};

export const ConfirmsAndUndoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm: Priya Nair' }));
    await screen.findByText('Priya Nair: Confirmed');
    const row = await rowOf('Priya Nair');
    await row.findByText('Confirmed');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: 'Confirm: Priya Nair' });
  },
};

export const SomebodyElseWasQuicker: Story = {
  parameters: handled(refuses(changeReservation, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm: Priya Nair' }));
    await screen.findByText(/^Someone changed this meanwhile/);
  },
};

export const TakesTheDeposit: Story = {
  play: async ({ userEvent }) => {
    const row = await rowOf('Hong Leong Travel');
    await row.findByText(/160\.00 due/);
    await userEvent.click(await row.findByRole('button', { name: /^Deposit received/ }));
    await row.findByText(/160\.00 paid/);
    await row.findByRole('button', { name: /^Confirm/ });
  },
};

export const Declines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Priya Nair' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Decline' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Decline Priya Nair' }));
    const reason = await drawer.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'A private party');
    await userEvent.click(await drawer.findByRole('button', { name: 'Decline' }));
    await screen.findByText('Priya Nair: Declined');
  },
};

export const ArrivesAndSits: Story = {
  args: { search: '?look=list' },
  beforeEach: () => stageDue('Siti Aminah'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'They are here: Siti Aminah' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Seat: Siti Aminah' }));
    await canvas.findByRole('button', { name: 'They left: Siti Aminah' });
    await screen.findByText('Siti Aminah: Seated');
  },
};

export const StillOwes: Story = {
  ...ArrivesAndSits,
  play: async (context) => {
    await ArrivesAndSits.play?.(context);
    const { canvas, msw, userEvent } = context;
    const leave = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'They left: Siti Aminah' }));
    const cart = { from: 'cart', to: 'available', name: 'B6', lines: 2 };
    msw.use(refuses(changeReservation, 'notAllowedNow', { details: cart }));
    await leave();
    await screen.findByText('Their cart still holds something. Send it or remove it first.');
    msw.use(refuses(changeReservation, 'notPaid', { details: { orders: ['A12'] } }));
    await leave();
    await screen.findByText(/^Something is still unpaid/);
  },
};

export const TakesBackWhatWasAMistake: Story = {
  ...ArrivesAndSits,
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More for Siti Aminah' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Seat');
    await canvas.findByRole('button', { name: 'They left: Siti Aminah' });
    await choose('Not seated after all');
    await screen.findByText('Siti Aminah: Confirmed');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'They are here: Siti Aminah' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Seat: Siti Aminah' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'They left: Siti Aminah' }));
    await screen.findByText('Siti Aminah: Completed');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^They left/ })).toBeNull());
    await choose('They are still here');
    await canvas.findByRole('button', { name: 'They left: Siti Aminah' });
  },
};

export const GivesATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give a table: Nurul Huda' }));
    await screen.findByText('Nurul Huda: Confirmed');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Waitlist' })).toBeNull());
    const row = await rowOf('Nurul Huda');
    await row.findByText('Confirmed');
  },
};

export const BooksForSomebody: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New booking' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await userEvent.click(await drawer.findByRole('radio', { name: /^6:30.PM/ }));
    await drawer.findByText(/^They stay about/);
    await userEvent.click(await drawer.findByRole('checkbox', { name: /^B1/ }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'Zainal Abidin');
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Phone' }), '012-345 6789');
    await userEvent.click(await drawer.findByRole('button', { name: 'Book' }));
    const row = await rowOf('Zainal Abidin');
    await row.findByText('B1');
    await screen.findByText(/^Zainal Abidin is booked for 6:30/);
  },
};

export const TheTimeIsTaken: Story = {
  args: { search: '?date=tomorrow&look=list&open=new' },
  parameters: handled(refuses(createReservation, 'conflict', { current: { times: [] } })),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await userEvent.click(await drawer.findByRole('radio', { name: /^6:30.PM/ }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'Zainal Abidin');
    await userEvent.click(await drawer.findByRole('button', { name: 'Book' }));
    await drawer.findByText('No table is free for that any more. Choose another time.');
    await expect(await drawer.findByRole('textbox', { name: 'Name' })).toHaveValue('Zainal Abidin');
  },
};

export const ChangesABooking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aisyah Rahman' }));
    const facts = within(await screen.findByRole('dialog', { name: 'R1: Aisyah Rahman' }));
    await userEvent.click(await facts.findByRole('button', { name: 'Change booking' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Change Aisyah Rahman' }));
    await userEvent.click(await drawer.findByRole('radio', { name: /^6:00.PM/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Save changes' }));
    await screen.findByText('Aisyah Rahman is saved');
    const six = within(await canvas.findByRole('list', { name: 'Bookings at 6:00 PM' }));
    await six.findByRole('button', { name: 'Aisyah Rahman' });
  },
};

export const Drags: Story = {
  args: { search: '?date=tomorrow&look=timeline' },
  play: async ({ canvas, userEvent }) => {
    const bar = await barOf('Aisyah Rahman');
    const from = bar.getBoundingClientRect();
    const row = (await canvas.findByRole('list', { name: 'Bookings of A6' })).closest('[data-row]');
    if (!row) throw new Error('A6 has no row.');
    const at = { clientX: from.x + 10, clientY: from.y + 10 };
    const to = { clientX: at.clientX, clientY: row.getBoundingClientRect().y + 10 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: bar, coords: at },
      { target: bar, coords: { clientX: at.clientX, clientY: at.clientY + 20 } },
      { target: bar, coords: to },
      { keys: '[/MouseLeft]', target: bar, coords: to },
    ]);
    await screen.findByText(/^Aisyah Rahman moved to 7:00.PM, A6$/);
    const there = within(await canvas.findByRole('list', { name: 'Bookings of A6' }));
    await there.findByRole('button', { name: /Aisyah Rahman/ });
  },
};

export const PressesAFreeTable: Story = {
  args: { search: '?date=tomorrow&look=timeline' },
  play: async ({ canvas, userEvent }) => {
    const track = await canvas.findByRole('list', { name: 'Bookings of A5' });
    const { left, top, width } = track.getBoundingClientRect();
    const at = { clientX: left + width * 0.75, clientY: top + 5 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: track, coords: at }]);
    const drawer = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await expect(await drawer.findByRole('checkbox', { name: /^A5/ })).toBeChecked();
  },
};

export const Keyboard: Story = {
  args: { search: '?date=tomorrow&look=timeline' },
  play: async ({ canvas, userEvent }) => {
    const bar = await barOf('Aisyah Rahman');
    bar.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText(/^Aisyah Rahman is lifted: 7:00.PM, A1$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await canvas.findByText(/^7:00.PM, A3: Lim Wei Ming is there then$/);
    await userEvent.keyboard(' ');
    await canvas.findByText('Aisyah Rahman is back where it was');
    await userEvent.keyboard(' {ArrowLeft}');
    await canvas.findByText(/^6:30.PM, A1$/);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/^Aisyah Rahman moved to 6:30.PM, A1$/);
    const moved = await screen.findByRole('button', { name: /^6:30.PM–.*Aisyah Rahman/ });
    moved.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'R1: Aisyah Rahman' });
  },
};

export const ShowsTheCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 bookings');
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Page for guests' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Page for guests' }));
    await expect(await dialog.findByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      expect.stringContaining('101-sample-bookings-101'),
    );
  },
};
