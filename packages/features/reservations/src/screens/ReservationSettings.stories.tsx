import { editReservationCalendar, getReservationCalendar, listExperiences } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { outlet } from './reservations.staging.ts';
import { ReservationSettings } from './ReservationSettings.tsx';

const meta = {
  component: ReservationSettings,
  args: {
    dayHref: '#/reservations',
    bookHref: (token) => `#/book/${token}`,
    renderCode: (address, label) => <img alt={label} title={address} src="data:," />,
  },
  beforeEach: () => {
    // Two days are enough to look at: a week's worth of times is a hundred fields more to check.
    const { reservations } = sample();
    const book = reservations.of(outlet);
    const hours = book.calendar.hours.filter(({ weekday }) => weekday === 1 || weekday === 5);
    reservations.keep({ ...book, calendar: { ...book.calendar, hours } });
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
    await canvas.findByText('Loading');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getReservationCalendar, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: handled(refuses(getReservationCalendar, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByText(/need the right to manage queues and reservations/);
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
    await canvas.findByText(/^You can look at these/);
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'New experience' })).toBeNull();
  },
};

export const NoExperiences: Story = {
  beforeEach: () => {
    const { reservations } = sample();
    reservations.keep({ ...reservations.of(outlet), experiences: [] });
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
    await userEvent.click(await canvas.findByRole('switch', { name: /^Confirm at once/ }));
    await canvas.findByText('Not saved yet');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('switch', { name: /^Confirm at once/ })).not.toBeChecked();
    await userEvent.click(await canvas.findByRole('switch', { name: /^Confirm at once/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking settings are saved');
    await waitFor(() =>
      expect(sample().reservations.of(outlet).calendar.is_auto_confirm).toBe(true),
    );
  },
};

export const HoursAreMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours on Monday' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await canvas.findByText('This is required.');
  },
};

export const SomebodyElseWasQuicker: Story = {
  parameters: handled(refuses(editReservationCalendar, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Confirm at once/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await canvas.findByText(/^Someone changed this meanwhile/);
  },
};

export const OffersAnExperience: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New experience' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New experience' }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'High tea');
    await userEvent.click(await drawer.findByRole('button', { name: 'New experience' }));
    await canvas.findByRole('rowheader', { name: 'High tea' });
    await screen.findByText('High tea is saved');
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

export const MakesANewAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New address' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'New address' }));
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
