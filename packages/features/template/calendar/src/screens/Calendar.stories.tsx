import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import {
  addCalendarEvent,
  listCalendarEvents,
  removeCalendarEvent,
  updateCalendarEvent,
} from '@servery/api/template';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { book } from '../mocks/book.ts';
import { calendarGuests, makeEvents, usual } from '../mocks/events.ts';
import { Calendar } from './Calendar.tsx';

/** The date around which the sample lies in stories: a Wednesday in the middle of its month. */
const today = '2026-11-18';
const around = (text: string) => new Date(`${text}T12:00:00`).getTime();
const root = '/apps/calendar';
const here = `${root}?date=${today}`;

const meta = {
  component: Calendar,
  args: { address: here, onAddressChange: fn() },
  render: ({ address, onAddressChange, ...args }) => (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search, onSearchChange }) => (
        <main>
          <Calendar {...args} address={search} onAddressChange={onSearchChange} />
        </main>
      )}
    </AddressBar>
  ),
  beforeEach: () => {
    setScenario('usual');
    book.change((rows) => {
      rows.events = makeEvents(usual, around(today));
    });
    return () => {
      setScenario('usual');
      book.reset();
    };
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const address = () =>
  decodeURIComponent(document.querySelector<HTMLElement>('[data-address]')!.dataset['address']!);
const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isHere = (day: string) => document.querySelector(`[role=cell][data-date="${day}"]`);
const cell = (day: string) =>
  waitFor(() => {
    const found = isHere(day);
    if (!found) throw new Error(`${day} is not in sight`);
    return within(found as HTMLElement);
  });
/** Returns the element of the event with a title on a day of the month. */
const eventOn = async (day: string, title: string) => {
  const text = await (await cell(day)).findByText(title);
  return text.closest<HTMLElement>('[data-event]')!;
};
const eventOf = async (title: string) => {
  const [text] = await screen.findAllByText(title);
  return text!.closest<HTMLElement>('[data-event]')!;
};
const saved = (title: string) => book.read().events.find((event) => event.title === title);
const local = (text: string) => new Date(text).toISOString();
const middleOf = (element: Element, part = 0.75) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height * part };
};
/** Presses a day once it has been laid out. */
const press = async (day: string) => {
  await cell(day);
  const element = isHere(day)!;
  await waitFor(() => expect(element.getBoundingClientRect().height).toBeGreaterThan(80));
  const spot = middleOf(element);
  await fireEvent.mouseDown(element, { ...spot, button: 0 });
  await fireEvent.mouseUp(document, spot);
};
const drag = async (element: Element, to: Element) => {
  const [from, target] = [middleOf(element, 0.5), middleOf(to)];
  await fireEvent.mouseDown(element, { ...from, button: 0 });
  await fireEvent.mouseMove(document, { ...from, clientX: from.clientX + 8 });
  await fireEvent.mouseMove(document, target);
  await fireEvent.mouseUp(document, target);
};
const isDrawn = () => eventOn('2026-11-19', 'Payroll');
/** Focuses the event once it's focusable; it's hidden until it has been laid out. */
const focusIt = () =>
  waitFor(async () => {
    const event = await isDrawn();
    event.focus();
    await expect(event).toHaveFocus();
  });

export const Loaded: Story = {
  play: async () => {
    await isDrawn();
    await screen.findByText('43 events');
    await expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    // That day has three events: two and "+1 more".
    await (await cell(today)).findByText('+1 more');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await isDrawn()) };
export const Touch: Story = {
  globals: { density: 'touch' },
  play: async () => void (await isDrawn()),
};
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await eventOf('Payroll');
    await expect(await screen.findByLabelText('List')).toBeChecked();
    await userEvent.click(await screen.findByLabelText('Calendars and dates'));
    const side = await form('Calendars and dates');
    await userEvent.click(await side.findByLabelText('Business'));
    await at(`${here}&calendars=Personal&calendars=Family&calendars=Holiday&calendars=ETC`);
    await waitFor(() => expect(screen.queryByText('Payroll')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: handled(never(listCalendarEvents)),
  play: async () => {
    await screen.findByRole('status', { name: 'Loading events…' });
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listCalendarEvents, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load events' });
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(updateCalendarEvent, 'forbidden')),
  play: async () => {
    await focusIt();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await screen.findByText('Couldn’t change the event');
    await isDrawn();
    await expect(saved('Payroll')!.start).toBe(local('2026-11-19T09:00'));
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByText('No events yet');
    await press('2026-11-20');
    await form('Add event');
  },
};
export const NoResult: Story = {
  args: { address: `${here}&calendars=` },
  play: async () => {
    await screen.findByText('No calendars selected');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all calendars' }));
    await at(here);
    await isDrawn();
  },
};
export const Many: Story = {
  beforeEach: () => {
    book.change((rows) => {
      rows.events = makeEvents(1_000, around(today));
    });
  },
  play: async () => {
    await screen.findByText('1,000 events');
    const more = await (await cell(today)).findByText(/^\+\d+ more$/);
    await userEvent.click(more);
    await screen.findByRole('dialog');
  },
};
const longest = 'Küchengroßgerätereinigungsmittelkonzentratbestellung für Dunstabzugshauben';
export const LongText: Story = {
  parameters: handled(
    templateAnswer(listCalendarEvents, () => ({
      events: makeEvents(usual, around(today)).map((event) => ({ ...event, title: longest })),
      guests: [...calendarGuests],
    })),
  ),
  play: async () => void (await eventOf(longest)),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const Week: Story = {
  args: { address: `${here}&view=week` },
  play: async () => void (await eventOf('Payroll')),
};
export const Day: Story = {
  args: { address: `${here}&view=day` },
  play: async () => void (await eventOf('Line-up before service')),
};
export const List: Story = {
  args: { address: `${here}&view=list` },
  play: async () => void (await eventOf('Payroll')),
};

export const Turned: Story = {
  play: async () => {
    await isDrawn();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await at(`${root}?date=2026-12-01`);
    await screen.findByRole('heading', { name: 'December 2026' });
    await userEvent.click(await screen.findByRole('radio', { name: 'Week' }));
    await at(`${root}?date=2026-12-01&view=week`);
    await userEvent.click(await screen.findByRole('button', { name: 'Previous' }));
    await at(`${root}?date=2026-11-24&view=week`);
    await eventOf('Grandmother’s 70th birthday');
  },
};

export const WentToADay: Story = {
  play: async () => {
    await isDrawn();
    const small = within(await screen.findByRole('group', { name: 'Go to date' }));
    await userEvent.click(await small.findByRole('button', { name: /November 24/ }));
    await at(`${root}?date=2026-11-24`);
    const name = await waitFor(() => {
      const link = isHere('2026-11-19')?.querySelector<HTMLElement>('[tabindex="0"]');
      if (!link) throw new Error('The name of the day leads nowhere');
      return link;
    });
    await userEvent.click(name);
    await at(`${root}?date=2026-11-19&view=day`);
    await screen.findByRole('heading', { name: 'November 19, 2026' });
  },
};

export const Filtered: Story = {
  play: async () => {
    await isDrawn();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Business' }));
    await waitFor(() => expect(screen.queryByText('Payroll')).toBeNull());
    await at(`${here}&calendars=Personal&calendars=Family&calendars=Holiday&calendars=ETC`);
    const all = await screen.findByRole('checkbox', { name: 'View all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await at(here);
    await isDrawn();
    await userEvent.click(all);
    await at(`${here}&calendars=`);
    await screen.findByText('No calendars selected');
  },
};

export const Added: Story = {
  play: async () => {
    await isDrawn();
    await press('2026-11-20');
    await at(`${here}&event=new&from=2026-11-20&to=2026-11-21`);
    const panel = await form('Add event');
    await userEvent.type(await panel.findByLabelText(/^Title/), 'Lemons');
    await userEvent.click(await panel.findByRole('combobox', { name: /^Calendar/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Family' }));
    await userEvent.click(await panel.findByLabelText(/^Web address/));
    await userEvent.paste('example.com');
    await userEvent.click(await panel.findByRole('combobox', { name: /^Guests/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mei Lin Tan' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await panel.findByRole('button', { name: 'Add event' }));
    await screen.findByText('Event added');
    await at(here);
    await eventOn('2026-11-20', 'Lemons');
    await expect(saved('Lemons')).toMatchObject({
      allDay: true,
      start: '2026-11-20',
      end: '2026-11-21',
      url: 'https://example.com',
      extendedProps: { calendar: 'Family', guests: ['Mei Lin Tan'] },
    });
    await userEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(saved('Lemons')).toBeUndefined());
  },
};

export const Wrong: Story = {
  args: { address: `${here}&event=new` },
  play: async () => {
    const panel = await form('Add event');
    await userEvent.click(await panel.findByLabelText(/^Web address/));
    await userEvent.paste('no idea');
    await userEvent.click(await panel.findByRole('button', { name: 'Add event' }));
    await panel.findByText('Enter a title.');
    await panel.findByText('Enter an address, such as https://example.com.');
    await waitFor(() => expect(panel.getByLabelText(/^Title/)).toHaveFocus());
  },
};

export const Changed: Story = {
  play: async () => {
    await userEvent.click(await isDrawn());
    await at(`${here}&event=4`);
    const panel = await form('Edit event');
    const title = await panel.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Payroll and tips');
    await expect(panel.getAllByRole('spinbutton', { name: /hour/ })).toHaveLength(2);
    await userEvent.click(await panel.findByRole('switch', { name: 'All day' }));
    await waitFor(() => expect(panel.queryByRole('spinbutton', { name: /hour/ })).toBeNull());
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await screen.findByText('Event updated');
    const event = await eventOn('2026-11-19', 'Payroll and tips');
    await waitFor(() => expect(event.isConnected && event).toHaveFocus());
    await expect(saved('Payroll and tips')).toMatchObject({
      allDay: true,
      start: '2026-11-19',
      end: '2026-11-20',
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(saved('Payroll')).toMatchObject({ allDay: false }));
  },
};

export const EndBeforeStart: Story = {
  args: { address: `${here}&event=4` },
  play: async () => {
    const panel = await form('Edit event');
    const [, hour] = await panel.findAllByRole('spinbutton', { name: /hour/ });
    hour!.focus();
    await userEvent.keyboard('{ArrowDown>3/}');
    await panel.findByText('The end must be after the start.');
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await expect(saved('Payroll')!.end).toBe(local('2026-11-19T11:00'));
  },
};

export const NotSaved: Story = {
  args: { address: `${here}&event=4` },
  parameters: handled(refuses(updateCalendarEvent, 'crashed')),
  play: async () => {
    const panel = await form('Edit event');
    await userEvent.type(await panel.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await panel.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(await panel.findByRole('textbox', { name: /^Title/ })).toHaveValue('Payroll!');
  },
};

export const NotAdded: Story = {
  args: { address: `${here}&event=new` },
  parameters: handled(refuses(addCalendarEvent, 'crashed')),
  play: async () => {
    const panel = await form('Add event');
    await userEvent.type(await panel.findByRole('textbox', { name: /^Title/ }), 'Buy lemons');
    await userEvent.click(await panel.findByRole('button', { name: 'Add event' }));
    await panel.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

export const Removed: Story = {
  args: { address: `${here}&event=4` },
  play: async () => {
    const panel = await form('Edit event');
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Event deleted');
    await waitFor(() => expect(saved('Payroll')).toBeUndefined());
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await isDrawn();
  },
};

export const NotRemoved: Story = {
  args: { address: `${here}&event=4` },
  parameters: handled(refuses(removeCalendarEvent, 'crashed')),
  play: async () => {
    const panel = await form('Edit event');
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }));
    await panel.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

export const Hidden: Story = {
  args: { address: `${here}&calendars=Family&event=4` },
  play: async () => {
    const panel = await form('Edit event');
    await expect(await panel.findByRole('textbox', { name: /^Title/ })).toHaveValue('Payroll');
  },
};

export const Gone: Story = {
  args: { address: `${here}&event=999` },
  play: async () => {
    const panel = await form('Edit event');
    await panel.findByRole('heading', { name: 'This event no longer exists' });
  },
};

export const Dragged: Story = {
  play: async () => {
    const event = await isDrawn();
    await drag(event, isHere('2026-11-11')!);
    await screen.findByText('Event moved');
    await waitFor(() =>
      expect(saved('Payroll')).toMatchObject({
        start: local('2026-11-11T09:00'),
        end: local('2026-11-11T11:00'),
      }),
    );
    await eventOn('2026-11-11', 'Payroll');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await isDrawn();
    await waitFor(() => expect(saved('Payroll')!.start).toBe(local('2026-11-19T09:00')));
  },
};

export const NotMoved: Story = {
  parameters: handled(refuses(updateCalendarEvent, 'forbidden')),
  play: async () => {
    await drag(await isDrawn(), (await cell('2026-11-11'), isHere('2026-11-11')!));
    await screen.findByText('Couldn’t change the event');
    await isDrawn();
  },
};

/** Keyboard actions in one session, because modifier keys stay pressed between calls. */
export const Keyboard: Story = {
  play: async ({ userEvent: keys }) => {
    await focusIt();
    await keys.keyboard('{Shift>}{ArrowRight}');
    await screen.findByText(/^Payroll, Friday, November 20/);
    await keys.keyboard('{/Shift}');
    await screen.findByText('Event moved');
    const event = await eventOn('2026-11-20', 'Payroll');
    await waitFor(() => expect(event.isConnected && event).toHaveFocus());
    await waitFor(() => expect(saved('Payroll')!.start).toBe(local('2026-11-20T09:00')));
    await keys.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(saved('Payroll')!.end).toBe(local('2026-11-21T11:00')));
    await waitFor(async () => expect(await eventOn('2026-11-20', 'Payroll')).toHaveFocus());
    await keys.keyboard('{Enter}');
    const panel = await form('Edit event');
    await panel.findByRole('textbox', { name: /^Title/ });
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await eventOn('2026-11-20', 'Payroll')).toHaveFocus());
  },
};
