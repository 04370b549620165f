import { changeReservation, createReservation, getReservationDay } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { dayOf, evening, stage, stageDue, tomorrow } from './reservations.fixtures.ts';
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
    // Time passes between stories, so the date is determined when a story renders.
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
  if (!row) throw new Error(`No row contains ${name}.`);
  return within(row);
};
const barOf = (name: string) => screen.findByRole('button', { name: new RegExp(`–.+, ${name}, `) });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('6 bookings');
    const seven = within(await canvas.findByRole('list', { name: 'Bookings at 7:00 PM' }));
    await expect(seven.getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByRole('list', { name: 'Waitlist' })).toHaveTextContent(
      /Nurul Huda.*Requested 8:00 PM/,
    );
    await canvas.findByRole('heading', { name: 'Completed and cancelled' });
  },
};
/** From the requests that today has, to those of another day. */
export const Requests: Story = {
  args: { search: '?look=list&kind=asked' },
  play: async ({ canvas, userEvent }) => {
    const days = within(await canvas.findByRole('group', { name: 'Days with requests' }));
    const [day] = days.getAllByRole('button', { pressed: false });
    const count = day!.lastElementChild!.textContent;
    await userEvent.click(day!);
    await waitFor(() => expect(day).toHaveAttribute('aria-pressed', 'true'));
    const asked = await canvas.findByRole('button', { name: /^To confirm/ });
    await waitFor(() => expect(asked).toHaveTextContent(new RegExp(`${count}$`)));
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
    const row = within(await canvas.findByRole('list', { name: 'Bookings for A1' }));
    await expect(row.getByRole('button')).toHaveAccessibleName(
      /^7:00.PM–8:45.PM, Aisyah Rahman, 2 guests, Confirmed, A1$/,
    );
  },
};
export const TablesDark: Story = { ...Tables, globals: { skin: 'dark' } };

export const Loading: Story = {
  parameters: handled(never(getReservationDay)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const Empty: Story = {
  beforeEach: () => stage([]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No bookings yet' });
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
    await canvas.findByRole('heading', { name: 'No matching bookings' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await canvas.findByRole('button', { name: 'Aisyah Rahman' });
  },
};

const found: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Lim Wei Ming' });
  await expect(canvas.queryByRole('button', { name: 'Aisyah Rahman' })).toBeNull();
};

export const FoundByPhone: Story = {
  args: { search: '?date=tomorrow&look=list&search=0060+12-300+0001' },
  play: found,
};
/** A host sees phone numbers masked, so the server finds the booking. */
export const FoundByMaskedPhone: Story = {
  args: { search: '?date=tomorrow&look=list&search=%2B60+(0)12-300+0001' },
  beforeEach: () => {
    stage(evening);
    sample().defaultUser = 'host';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: found,
};

export const Unreadable: Story = {
  beforeEach: () => stage([...evening, { name: 'Damaged', at: '21:00', party: -1, tables: [] }]),
  play: async ({ canvas }) => {
    await canvas.findByText('1 entry can’t be shown');
    await canvas.findByText('R7 (ID 999006)');
    await canvas.findByText('6 bookings');
    await expect(canvas.queryByText('Damaged')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getReservationDay, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(
    refuses(getReservationDay, 'forbidden', { details: { capability: 'queue.manage' } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/need permission to manage queues and bookings/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Many: Story = {
  parameters: handled(
    answer(getReservationDay, () => {
      const day = dayOf(tomorrow());
      const [first] = day.reservations;
      if (!first) throw new Error('Nobody is staged.');
      return {
        ...day,
        reservations: Array.from({ length: 60 }, (_, i) => ({
          ...first,
          id: 100_000 + i,
          number: `R${i + 1}`,
          starts_at: new Date(
            Date.parse(first.starts_at) + Math.floor(i / 5) * 900_000,
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

export const LongText: Story = {
  parameters: handled(
    answer(getReservationDay, () => {
      const day = dayOf(tomorrow());
      const long =
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
      return {
        ...day,
        reservations: day.reservations.map((reservation) => ({
          ...reservation,
          name: long,
          note: long,
        })),
        tables: day.tables.map((table) => ({ ...table, section: `${table.section} ${long}` })),
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

export const Conflict: Story = {
  parameters: handled(refuses(changeReservation, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm: Priya Nair' }));
    await screen.findByText(/^Someone else has changed this/);
  },
};

export const TakesDeposit: Story = {
  play: async ({ userEvent }) => {
    const row = await rowOf('Hong Leong Travel');
    await row.findByText(/160\.00 due/);
    await userEvent.click(await row.findByRole('button', { name: /^Mark deposit as received/ }));
    await row.findByText(/160\.00 paid/);
    await row.findByRole('button', { name: /^Confirm/ });
  },
};

export const Declines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More actions for Priya Nair' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Decline' }));
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Decline booking for Priya Nair?' }),
    );
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
      await canvas.findByRole('button', { name: 'Mark as arrived: Siti Aminah' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Seat: Siti Aminah' }));
    await canvas.findByRole('button', { name: 'Mark as left: Siti Aminah' });
    await screen.findByText('Siti Aminah: Seated');
  },
};

export const Unpaid: Story = {
  ...ArrivesAndSits,
  play: async (context) => {
    await ArrivesAndSits.play?.(context);
    const { canvas, msw, userEvent } = context;
    const leave = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Mark as left: Siti Aminah' }));
    const cart = { from: 'cart', to: 'available', name: 'B6', lines: 2 };
    msw.use(refuses(changeReservation, 'notAllowedNow', { details: cart }));
    await leave();
    await screen.findByText('Their cart still has items in it. Send or remove them first.');
    msw.use(refuses(changeReservation, 'notPaid', { details: { orders: ['A12'] } }));
    await leave();
    await screen.findByText(/^There are unpaid orders/);
  },
};

export const UndoesMistake: Story = {
  ...ArrivesAndSits,
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'More actions for Siti Aminah' }),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Seat');
    await canvas.findByRole('button', { name: 'Mark as left: Siti Aminah' });
    await choose('Undo seating');
    await screen.findByText('Siti Aminah: Confirmed');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mark as arrived: Siti Aminah' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Seat: Siti Aminah' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as left: Siti Aminah' }));
    await screen.findByText('Siti Aminah: Completed');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Mark as left/ })).toBeNull());
    await choose('Mark as still seated');
    await canvas.findByRole('button', { name: 'Mark as left: Siti Aminah' });
  },
};

export const AssignsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign table: Nurul Huda' }));
    await screen.findByText('Nurul Huda: Confirmed');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Waitlist' })).toBeNull());
    const row = await rowOf('Nurul Huda');
    await row.findByText('Confirmed');
  },
};

export const BooksForGuest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New booking' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await userEvent.click(await drawer.findByRole('radio', { name: /^6:30.PM/ }));
    await drawer.findByText(/^Expected stay: about/);
    await userEvent.click(await drawer.findByRole('checkbox', { name: /^B1/ }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'Zainal Abidin');
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Phone' }), '012-345 6789');
    await userEvent.click(await drawer.findByRole('button', { name: 'Book' }));
    const row = await rowOf('Zainal Abidin');
    await row.findByText('B1');
    await screen.findByText(/^Zainal Abidin is booked for 6:30/);
  },
};

export const TimeTaken: Story = {
  args: { search: '?date=tomorrow&look=list&open=new' },
  parameters: handled(refuses(createReservation, 'conflict', { current: { times: [] } })),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await userEvent.click(await drawer.findByRole('radio', { name: /^6:30.PM/ }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'Zainal Abidin');
    await userEvent.click(await drawer.findByRole('button', { name: 'Book' }));
    await drawer.findByText('No table is free at this time any more. Choose another time.');
    await expect(await drawer.findByRole('textbox', { name: 'Name' })).toHaveValue('Zainal Abidin');
  },
};

export const ChangesABooking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aisyah Rahman' }));
    const facts = within(await screen.findByRole('dialog', { name: 'R1: Aisyah Rahman' }));
    await userEvent.click(await facts.findByRole('button', { name: 'Edit booking' }));
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Edit booking for Aisyah Rahman' }),
    );
    await userEvent.click(await drawer.findByRole('radio', { name: /^6:00.PM/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking for Aisyah Rahman saved');
    const six = within(await canvas.findByRole('list', { name: 'Bookings at 6:00 PM' }));
    await six.findByRole('button', { name: 'Aisyah Rahman' });
  },
};

export const Drags: Story = {
  args: { search: '?date=tomorrow&look=timeline' },
  play: async ({ canvas, userEvent }) => {
    const bar = await barOf('Aisyah Rahman');
    const from = bar.getBoundingClientRect();
    const row = (await canvas.findByRole('list', { name: 'Bookings for A6' })).closest(
      '[data-row]',
    );
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
    const there = within(await canvas.findByRole('list', { name: 'Bookings for A6' }));
    await there.findByRole('button', { name: /Aisyah Rahman/ });
  },
};

export const SelectsFreeTable: Story = {
  args: { search: '?date=tomorrow&look=timeline' },
  play: async ({ canvas, userEvent }) => {
    const track = await canvas.findByRole('list', { name: 'Bookings for A5' });
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
    await canvas.findByText(/^Aisyah Rahman lifted: 7:00.PM, A1$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await canvas.findByText(/^7:00.PM, A3: taken by Lim Wei Ming$/);
    await userEvent.keyboard(' ');
    await canvas.findByText('Move cancelled. Aisyah Rahman is back in its original place');
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

export const ShowsCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 bookings');
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guest page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guest page' }));
    await expect(await dialog.findByRole('link', { name: 'Open guest page' })).toHaveAttribute(
      'href',
      expect.stringContaining('101-sample-bookings-101'),
    );
  },
};

const refused = refusedFields(createReservation, {
  party: 'Number of guests',
  name: 'Name',
  phone: 'Phone',
  note: 'Guest requests',
  staff_note: 'Staff notes',
  'table_ids.0': 'Tables',
});

/** Each field that the host rejects shows its error. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New booking' }));
    const drawer = await screen.findByRole('dialog', { name: 'New booking' });
    const form = within(drawer);
    await userEvent.click(await form.findByRole('radio', { name: /^6:30.PM/ }));
    await form.findByText(/^Expected stay: about/);
    await userEvent.type(await form.findByRole('textbox', { name: 'Name' }), 'Zainal Abidin');
    await refused.check(drawer, 'Book');
  },
};
