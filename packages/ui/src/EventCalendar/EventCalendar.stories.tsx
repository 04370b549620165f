import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
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
    note: 'Booking',
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
    labels: {
      today: 'Today',
      previous: 'Previous',
      next: 'Next',
      view: 'View',
      views: { month: 'Month', week: 'Week', day: 'Day', list: 'List' },
      create: 'New booking',
      allDay: 'All day',
      more: (count: number) => `${count} more`,
      empty: 'No events this week',
      close: 'Close',
      loading: 'Bookings are loading',
      hint: 'Shift and the arrow keys move it, with Control its end.',
      moved: (title: string, when: string) => `${title}, ${when}`,
      putBack: (title: string) => `${title} is back where it was`,
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
    await expect(await canvas.findByText('No events this week')).toBeVisible();
  },
};

const eventOf = async (title: string) => {
  const labels = (await screen.findAllByText(title))[0]!;
  return waitFor(() => {
    const event = labels.isConnected
      ? labels.closest<HTMLElement>('[data-event]')
      : screen.getAllByText(title)[0]!.closest<HTMLElement>('[data-event]');
    if (!event) throw new Error('The event is out of reach of the keyboard');
    return event;
  });
};
const isRtl = () => document.documentElement.dir === 'rtl';
const on = () => (isRtl() ? '{ArrowLeft}' : '{ArrowRight}');
const dayCell = (day: string) =>
  waitFor(() => {
    const cell = document.querySelector<HTMLElement>(`[role=cell][data-date="${day}"]`);
    if (!cell) throw new Error(`${day} is not in sight`);
    return cell;
  });
const at = (text: string) => new Date(`2026-11-${text}:00`);

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const event = await eventOf('Party of twelve');
    await expect(event).toHaveAccessibleDescription(/^Booking Shift and the arrow keys/);
    event.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('booking'));
    canvas.getByRole('button', { name: 'New booking' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith(expect.objectContaining({ isAllDay: true }));
  },
};

export const MovedByKeys: Story = {
  play: async ({ args, userEvent }) => {
    (await eventOf('Party of twelve')).focus();
    await userEvent.keyboard(`{Shift>}${on()}`);
    await screen.findByText(/^Party of twelve, .*20/);
    await waitFor(async () => expect(await eventOf('Party of twelve')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText(/^Party of twelve, .*27/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{/Shift}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'booking', start: at('27T18:00'), end: at('27T21:00') }),
      ),
    );
    await waitFor(async () => expect(await eventOf('Party of twelve')).toHaveFocus());
  },
};

export const ResizedByKeys: Story = {
  args: { defaultView: 'week' },
  play: async ({ args, userEvent }) => {
    (await eventOf('Party of twelve')).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        expect.objectContaining({ start: at('19T18:00'), end: at('19T21:30') }),
      ),
    );
  },
};

export const PutBack: Story = {
  play: async ({ args, userEvent }) => {
    (await eventOf('Party of twelve')).focus();
    await userEvent.keyboard(`{Shift>}${on()}`);
    await screen.findByText(/^Party of twelve, .*20/);
    await userEvent.keyboard('{Escape}{/Shift}');
    await screen.findByText('Party of twelve is back where it was');
    await expect(args.onChange).not.toHaveBeenCalled();
    const cell = await dayCell('2026-11-19');
    await waitFor(() => expect(within(cell).getByText('Party of twelve')).toBeVisible());
  },
};

/** A locked event can't be moved with any key. */
export const Locked: Story = {
  play: async ({ args, userEvent }) => {
    (await eventOf('Patio closed')).focus();
    await userEvent.keyboard(`{Shift>}${on()}{/Shift}`);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height * 0.7 };
};

export const Dragged: Story = {
  play: async ({ args }) => {
    const event = await eventOf('Party of twelve');
    const target = middleOf(await dayCell('2026-11-11'));
    const from = middleOf(event);
    await fireEvent.mouseDown(event, { ...from, button: 0 });
    await fireEvent.mouseMove(document, { ...from, clientX: from.clientX + 8 });
    await fireEvent.mouseMove(document, target);
    await fireEvent.mouseUp(document, target);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        expect.objectContaining({ start: at('11T18:00'), end: at('11T21:00') }),
      ),
    );
  },
};

export const DayPressed: Story = {
  play: async ({ args }) => {
    const cell = await dayCell('2026-11-11');
    const here = middleOf(cell);
    await fireEvent.mouseDown(cell, { ...here, button: 0 });
    await fireEvent.mouseUp(document, here);
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        start: at('11T00:00'),
        end: at('12T00:00'),
        isAllDay: true,
      }),
    );
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

export const DayNamePressed: Story = {
  args: { onTurn: fn() },
  play: async ({ args, userEvent }) => {
    const link = await waitFor(async () => {
      const [name] = (await dayCell('2026-11-19')).querySelectorAll<HTMLElement>('[tabindex="0"]');
      if (!name) throw new Error('The name of the day leads nowhere');
      return name;
    });
    await userEvent.click(link);
    await expect(args.onTurn).toHaveBeenCalledWith({ view: 'day', date: '2026-11-19' });
    await expect(await screen.findByText('Fish')).toBeVisible();
  },
};

/** The page controls the view and date, so pressing Next alone changes nothing. */
export const HeldByThePage: Story = {
  args: { view: 'week', date: '2026-11-18', onTurn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(args.onTurn).toHaveBeenCalledWith({ view: 'week', date: '2026-11-25' });
    await expect(await canvas.findByText('Party of twelve')).toBeVisible();
  },
};

/** An event gets focus again after it closes, even if it was re-rendered in between. */
export const Closed: Story = {
  render: (args) => {
    const [openId, open] = useState<string | null>(null);
    const [shown, show] = useState(events);
    return (
      <>
        <EventCalendar {...args} events={shown} openId={openId} onOpen={open} />
        {openId && (
          <button
            type="button"
            ref={(element) => element?.focus()}
            onClick={() => {
              show(events.map((event) => ({ ...event })));
              open(null);
            }}
          >
            Save
          </button>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Party of twelve'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await eventOf('Party of twelve')).toHaveFocus());
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
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
    await expect(await canvas.findByText('No events this week')).toBeVisible();
  },
};
/** Hours can be scrolled by keyboard, even if there's no event to open. */
export const EmptyWeek: Story = {
  args: { events: [], defaultView: 'week' },
  play: async () => {
    await waitFor(() =>
      expect(document.querySelectorAll('[role=cell][data-date][tabindex="0"]')).toHaveLength(1),
    );
  },
};
export const LongText: Story = {
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
    maxPerDay: 2,
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
    // It's rendered at the end of the page and needs its colours there as well.
    await expect(getComputedStyle(day).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
