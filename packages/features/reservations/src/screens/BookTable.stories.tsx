import { getBookingPage, listBookingTimes, requestReservation } from '@servery/api';
import { answersRaw, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BookTable } from './BookTable.tsx';
import { outlet, stage, tomorrow } from './reservations.fixtures.ts';

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

/** Completes the steps up to the times of tomorrow. */
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
    const details = within(await canvas.findByRole('region', { name: 'Your details' }));
    await userEvent.type(await details.findByRole('textbox', { name: 'Your name' }), 'Mei Ling');
    await userEvent.type(
      await details.findByRole('textbox', { name: 'Your phone number' }),
      '0123456789',
    );
    await userEvent.click(await details.findByRole('button', { name: 'Request this table' }));
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledWith(expect.stringMatching(/^101-/)));
  },
};

export const GoesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change: How many guests\?/ }),
    );
    await expect(await canvas.findByRole('radio', { name: '2' })).toBeChecked();
  },
};

export const WithDeposit: Story = {
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '8');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByText(/^A deposit of .*160\.00 is needed to confirm this booking/);
  },
};

export const LargeParty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'More' }));
    await expect(await canvas.findByRole('spinbutton', { name: 'How many guests?' })).toHaveValue(
      '9',
    );
  },
};

export const TooLargeParty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'More' }));
    const party = await canvas.findByRole('spinbutton', { name: 'How many guests?' });
    await userEvent.clear(party);
    await userEvent.type(party, '500');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText(/^Enter a number from 9 to \d+\.$/);
    await expect(party).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Which day?' })).toBeNull();
  },
};

export const TimeTaken: Story = {
  parameters: handled(refuses(requestReservation, 'conflict', { current: { times: [] } })),
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Mei Ling');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your phone number' }),
      '0123456789',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Request this table' }));
    await canvas.findByText('No table is free at this time any more. Choose another time.');
  },
};

/** The booking was made but its response was lost, so its own time is now full. */
export const RetriesWithoutAnswer: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const name = await canvas.findByRole('textbox', { name: 'Your name' });
    await userEvent.type(name, 'Mei Ling');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your phone number' }),
      '0123456789',
    );
    const keys: (string | null)[] = [];
    let reads = 0;
    msw.use(
      answersRaw(requestReservation, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return Response.json({ code: 'crashed', message: '' }, { status: 500 });
      }),
      answer(listBookingTimes, ({ query: { date, party } }) => {
        reads += 1;
        const none = { slots: [], why: null, is_waitlisting: false };
        return { business_date: date, party, stay_minutes: 105, deposit: 0, ...none };
      }),
    );
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Request this table' }));
    await send();
    await canvas.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reads).toBeGreaterThan(0));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mei Ling');
    await send();
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[1]).toBe(keys[0]);
  },
};

/** The browser asks before the page is left once the guest has entered details. */
export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const name = await canvas.findByRole('textbox', { name: 'Your name' });
    await expect(isHeld()).toBe(false);
    await userEvent.type(name, 'Mei Ling');
    await expect(isHeld()).toBe(true);
    await userEvent.clear(name);
    await expect(isHeld()).toBe(false);
  },
};

export const KeepsDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Mei Ling');
    await userEvent.click(await canvas.findByRole('button', { name: /^Change: What time\?/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^8:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your name' })).toHaveValue('Mei Ling');
    await canvas.findByText(/^8:00.PM/);
  },
};

export const WrongPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await toTimes({ canvas, userEvent }, '2');
    await userEvent.click(await canvas.findByRole('radio', { name: /^7:00.PM/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Mei Ling');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your phone number' }), '12');
    await userEvent.click(await canvas.findByRole('button', { name: 'Request this table' }));
    await canvas.findByText('Enter a phone number, such as +60123456789.');
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
    reservations.save({ ...book, calendar: { ...book.calendar, is_open: false } });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Online booking is closed right now' });
  },
};

export const Loading: Story = {
  parameters: handled(never(getBookingPage)),
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
