import { getBookingPage, listBookingTimes, requestReservation } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BookTable } from './BookTable.tsx';
import { outlet, stage, tomorrow } from './reservations.staging.ts';

const meta = {
  component: BookTable,
  args: { token: '101-sample-bookings-101', onBooked: fn() },
  beforeEach: () => stage([]),
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BookTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
type Played = Parameters<NonNullable<Story['play']>>[0];

const dayButton = (day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`${day} is out of sight.`);
  return found;
};

/** As far as the times of tomorrow. */
const toTimes = async (
  { canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>,
  party: string,
) => {
  await userEvent.click(await canvas.findByRole('radio', { name: party }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  await canvas.findByRole('region', { name: 'Which day?' });
  await userEvent.click(dayButton(tomorrow()));
  await canvas.findByRole('region', { name: 'What time?' });
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Seri Melati Chow Kit');
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '2' })).not.toBeChecked();
  },
};
export const Dark: Story = { ...Loaded, globals: { ...meta.globals, skin: 'dark' } };

export const Books: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const details = within(await canvas.findByRole('region', { name: 'Who is coming?' }));
    await userEvent.type(await details.findByRole('textbox', { name: 'Your name' }), 'Mei Ling');
    await userEvent.type(await details.findByRole('textbox', { name: 'Your phone' }), '0123456789');
    await userEvent.click(await details.findByRole('button', { name: 'Ask for this table' }));
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledWith(expect.stringMatching(/^101-/)));
  },
};

export const GoesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change: How many are you\?/ }),
    );
    await expect(await canvas.findByRole('radio', { name: '2' })).toBeChecked();
  },
};

export const WithDeposit: Story = {
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '8');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByText(/^A deposit of .*160\.00 confirms this booking/);
  },
};

export const LargeParty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'More' }));
    await expect(await canvas.findByRole('spinbutton', { name: 'How many are you?' })).toHaveValue(
      '9',
    );
  },
};

export const TheTimeIsTaken: Story = {
  parameters: handled(refuses(requestReservation, 'conflict', { current: { times: [] } })),
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Mei Ling');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your phone' }), '0123456789');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for this table' }));
    await canvas.findByText('No table is free for that any more. Choose another time.');
  },
};

export const WrongPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Mei Ling');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your phone' }), '12');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for this table' }));
    await canvas.findByText('This is not right.');
  },
};

export const NoTimes: Story = {
  parameters: handled(refuses(listBookingTimes, 'crashed')),
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Closed: Story = {
  beforeEach: () => {
    const { reservations } = sample();
    const book = reservations.of(outlet);
    reservations.keep({ ...book, calendar: { ...book.calendar, is_open: false } });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No bookings online just now' });
  },
};

export const Loading: Story = {
  parameters: handled(never(getBookingPage)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
};

export const Missing: Story = {
  args: { token: 'an old one' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'There is no such page' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getBookingPage, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('radio', { name: '1' });
    first.focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(await canvas.findByRole('radio', { name: '2' })).toBeChecked();
    (await canvas.findByRole('button', { name: 'Continue' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Which day?' })).toHaveFocus();
  },
};
