import {
  createExperience,
  editReservationCalendar,
  getReservationCalendar,
  listExperiences,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { outlet } from './reservations.fixtures.ts';
import { ReservationSettings } from './ReservationSettings.tsx';

const meta = {
  component: ReservationSettings,
  args: {
    dayHref: '#/reservations',
    bookHref: (token) => `#/book/${token}`,
    renderCode: (address, label) => <img alt={label} title={address} src="data:," />,
  },
  beforeEach: () => {
    // Limited to two days: the times of a whole week would add about a hundred fields to check.
    const { reservations } = sample();
    const book = reservations.of(outlet);
    const hours = book.calendar.hours.filter(({ weekday }) => weekday === 1 || weekday === 5);
    reservations.save({ ...book, calendar: { ...book.calendar, hours } });
  },
} satisfies Meta<typeof ReservationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Take bookings online' })).toBeChecked();
    await expect(
      await canvas.findAllByRole('button', { name: 'Remove hours on Monday' }),
    ).toHaveLength(2);
    await canvas.findByRole('rowheader', { name: 'Chef’s table' });
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  play: Loaded.play,
};

export const Loading: Story = {
  parameters: handled(never(getReservationCalendar)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getReservationCalendar, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(getReservationCalendar, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByText(/need permission to manage queues and bookings/);
  },
};

export const ReadOnly: Story = {
  beforeEach: () => {
    const world = sample();
    const was = world.defaultUser;
    world.defaultUser = 'host';
    return () => {
      world.defaultUser = was;
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You can view these settings/);
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create experience' })).toBeNull();
  },
};

export const NoExperiences: Story = {
  beforeEach: () => {
    const { reservations } = sample();
    reservations.save({ ...reservations.of(outlet), experiences: [] });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No experiences yet' });
  },
};

export const ExperiencesFailed: Story = {
  parameters: handled(refuses(listExperiences, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const SavesAndDiscards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Confirm immediately/ }));
    await canvas.findByText('Unsaved changes');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(
      await canvas.findByRole('switch', { name: /^Confirm immediately/ }),
    ).not.toBeChecked();
    await userEvent.click(await canvas.findByRole('switch', { name: /^Confirm immediately/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking settings saved');
    await waitFor(() =>
      expect(sample().reservations.of(outlet).calendar.is_auto_confirm).toBe(true),
    );
  },
};

export const HoursMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours on Monday' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await canvas.findByText('This field is required.');
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(editReservationCalendar, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Confirm immediately/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await canvas.findByText(/^Someone else has changed this/);
  },
};

export const OffersAnExperience: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create experience' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Create experience' }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'High tea');
    await userEvent.click(await drawer.findByRole('button', { name: 'Create experience' }));
    await canvas.findByRole('rowheader', { name: 'High tea' });
    await screen.findByText('High tea saved');
  },
};

export const DeletesAnExperience: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Durian season?' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: 'Durian season' })).toBeNull(),
    );
  },
};

export const RotatesLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create new link' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create new link' }));
    await waitFor(() =>
      expect(sample().reservations.of(outlet).calendar.token).not.toBe('101-sample-bookings-101'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Address' })).not.toHaveValue(
        expect.stringContaining('101-sample-bookings-101'),
      ),
    );
  },
};

const refused = refusedFields(createExperience, {
  name: 'Name',
  description: 'Description for guests',
  party_min: 'Smallest party',
  party_max: 'Largest party',
  price: 'Price per guest',
  deposit: 'Deposit per guest',
  stay_minutes: 'Stay',
});

/** Each field that the host rejects shows its error. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create experience' }));
    const drawer = await screen.findByRole('dialog', { name: 'Create experience' });
    await userEvent.type(await within(drawer).findByRole('textbox', { name: 'Name' }), 'High tea');
    await refused.check(drawer, 'Create experience');
  },
};
