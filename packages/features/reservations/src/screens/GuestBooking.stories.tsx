import { cancelBooking, getBooking, type ReservationStatus } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GuestBooking } from './GuestBooking.tsx';
import { stage } from './reservations.fixtures.ts';

const as = (status: ReservationStatus, deposit = 0) => ({
  beforeEach: () =>
    stage([{ name: 'Mei Ling', at: '19:00', party: 2, tables: ['A1'], status, deposit }]),
});

const meta = {
  component: GuestBooking,
  args: { token: '101-staged-999000' },
  ...as('confirmed'),
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuestBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your table is booked' });
    await canvas.findByText(/^Give the number R1 when you arrive\. Your table is held until 7:15/);
    await expect(await canvas.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      expect.stringContaining('BEGIN%3AVCALENDAR'),
    );
  },
};
export const Dark: Story = { ...Loaded, globals: { ...meta.globals, skin: 'dark' } };

export const Requested: Story = {
  ...as('requested', 16_000),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We’ve received your request' });
    await canvas.findByText(/160\.00, not paid yet$/);
  },
};

export const Waitlisted: Story = {
  ...as('waitlisted'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re on the waitlist' });
    await canvas.findByText(/^You’re next\./);
  },
};

export const Declined: Story = {
  ...as('declined'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The restaurant couldn’t accept this booking' });
    await expect(canvas.queryByRole('button', { name: 'Cancel my booking' })).toBeNull();
  },
};

export const Cancels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my booking' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel booking' }));
    await canvas.findByRole('heading', { name: 'Booking cancelled' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const TooLateToCancel: Story = {
  parameters: handled(refuses(cancelBooking, 'notAllowedNow')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my booking' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel booking' }));
    await screen.findByText(/^This is no longer possible/);
  },
};

export const Loading: Story = {
  parameters: handled(never(getBooking)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const Missing: Story = {
  args: { token: 'an old one' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getBooking, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
