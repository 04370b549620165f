import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from './EventCalendar.guide.ts';
import { EventCalendar } from './EventCalendar.tsx';
import type { CalendarEvent } from './events.ts';

const events: CalendarEvent[] = [
  { id: 'shift', title: 'Siti: morning', start: '2026-11-17T08:00:00', end: '2026-11-17T14:00:00' },
  {
    id: 'booking',
    title: 'Party of twelve',
    start: '2026-11-19T18:00:00',
    end: '2026-11-19T21:00:00',
    tone: 'info',
  },
  {
    id: 'closed',
    title: 'Patio closed',
    start: '2026-11-23',
    end: '2026-11-26',
    isAllDay: true,
    tone: 'danger',
    isLocked: true,
  },
  { id: 'delivery', title: 'Fish', start: '2026-11-19T06:00:00', tone: 'success' },
];

const meta = {
  component: EventCalendar,
  parameters: { guide },
  args: {
    label: 'Patio',
    events,
    defaultDate: '2026-11-18',
    onOpen: fn(),
    onChange: fn(),
    onCreate: fn(),
    onShow: fn(),
    words: {
      today: 'Today',
      previous: 'Previous',
      next: 'Next',
      view: 'View',
      views: { month: 'Month', week: 'Week', day: 'Day', list: 'List' },
      create: 'New booking',
      allDay: 'All day',
      more: (count: number) => `${count} more`,
      empty: 'Nothing takes place this week',
      close: 'Close',
      loading: 'Bookings are loading',
    },
  },
} satisfies Meta<typeof EventCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Patio' })).toBeVisible();
    await waitFor(() =>
      expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ view: 'month' })),
    );
    await userEvent.click(await canvas.findByText('Party of twelve'));
    await expect(args.onOpen).toHaveBeenCalledWith('booking');
  },
};

export const Week: Story = {
  args: { defaultView: 'week' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Party of twelve')).toBeVisible();
  },
};
export const Day: Story = {
  args: { defaultView: 'day', defaultDate: '2026-11-19' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fish')).toBeVisible();
  },
};
export const List: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Siti: morning')).toBeVisible();
  },
};

export const Turned: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 2 });
    const before = title.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(title.textContent).not.toBe(before));
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await waitFor(() =>
      expect(args.onShow).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'list' })),
    );
    await expect(await canvas.findByText('Nothing takes place this week')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const event = (await canvas.findByText('Party of twelve')).closest<HTMLElement>(
      '[tabindex="0"]',
    );
    if (!event) throw new Error('The event is out of reach of the keyboard');
    event.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('booking'));
    canvas.getByRole('button', { name: 'New booking' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith(expect.objectContaining({ isAllDay: true }));
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { parameters: { pseudo: { active: true } } };
export const ReadOnly: Story = {
  args: { onChange: undefined, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New booking' })).toBeNull();
  },
};
export const Pending: Story = {
  args: { isPending: true, events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Bookings are loading' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { events: [], defaultView: 'list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing takes place this week')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    events: [
      {
        ...events[1]!,
        title: 'Jahreshauptversammlung der Donaudampfschifffahrtsgesellschaft mit Abendessen',
      },
    ],
  },
};
export const Many: Story = {
  args: {
    events: Array.from({ length: 90 }, (_, n) => ({
      id: `${n}`,
      title: `Booking ${n + 1}`,
      start: `2026-11-${String((n % 28) + 1).padStart(2, '0')}T1${n % 10}:00:00`,
      tone: (['accent', 'info', 'success'] as const)[n % 3],
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = (await canvas.findAllByText(/more$/))[0]!;
    await userEvent.click(more);
    const page = within(canvasElement.ownerDocument.body);
    const day = await page.findByRole('dialog');
    await expect(day).toBeVisible();
    // It stands at the end of the page, and has its colours there as well.
    await expect(getComputedStyle(day).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
