import { editQueue, callQueueEntry, getMerchantQueue } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { showBoard } from '@servery/domain/queue';
import { sample } from '@servery/sample';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { Queue } from './Queue.tsx';

const outlet = 101;

const meta = {
  component: Queue,
  args: {
    search: '',
    onSearchChange: () => undefined,
    joinHref: (token) => `#/queue/join/${token}`,
    displayHref: (token) => `#/queue/display/${token}`,
  },
  render: ({ search, ...args }) => (
    <AddressBar search={search}>{(address) => <Queue {...args} {...address} />}</AddressBar>
  ),
} satisfies Meta<typeof Queue>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const board = () => {
  const world = sample();
  return showBoard(world.queueBook(outlet), world.now());
};
const cards = async (queue: string) =>
  within(await screen.findByRole('list', { name: `In ${queue}` })).getAllByRole('listitem');
const numbers = async (queue: string) =>
  (await cards(queue)).map((card) => /[A-Z]+\d+/.exec(card.textContent)?.[0]);

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await cards('Couples')).toHaveLength(7);
    await canvas.findByRole('tab', { name: /Families/ });
    await canvas.findByText('5 waiting');
    await canvas.findByText(/^Current wait: about \d+ min$/);
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  play: Loaded.play,
};

export const Loading: Story = {
  parameters: handled(never(getMerchantQueue)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const NoQueues: Story = {
  parameters: handled(
    answer(getMerchantQueue, ({ ctx }) => ({
      queues: [],
      entries: [],
      now: ctx.now.toISOString(),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No queues yet' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create queue' }));
    await screen.findByRole('dialog', { name: 'Create queue' });
  },
};

export const Unreadable: Story = {
  beforeEach: () => {
    const world = sample();
    const book = world.queueBook(outlet);
    const [id] = board().entries.map((entry) => entry.id);
    const entries = book.entries.map((entry) =>
      entry.id === id ? { ...entry, calls: -1 } : entry,
    );
    world.queues.save({ ...book, entries });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 entry can’t be shown');
    const [damaged] = board().entries;
    await canvas.findByText(`${damaged!.number} (ID ${damaged!.id})`);
    await expect(await cards('Couples')).toHaveLength(6);
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getMerchantQueue, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(
    refuses(getMerchantQueue, 'forbidden', { details: { capability: 'queue.manage' } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/need permission to manage queues/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const ClosedAndEmpty: Story = {
  args: { search: '?queue=1018003' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Nobody can join\. You can still serve guests/);
    await canvas.findByRole('heading', { name: 'The queue is empty' });
    await expect(canvas.getByRole('button', { name: 'Add to queue' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Serve next' })).toBeDisabled();
  },
};

export const Many: Story = {
  parameters: handled(
    answer(getMerchantQueue, () => {
      const { queues, entries, now } = board();
      const [queue] = queues;
      const waiting = entries.find(({ status }) => status === 'waiting');
      if (!queue || !waiting) throw new Error('The sample has no waiting party.');
      return {
        now,
        queues: [{ ...queue, waiting_count: 100 }],
        entries: Array.from({ length: 100 }, (_, i) => ({
          ...waiting,
          id: waiting.id * 1000 + i,
          queue_id: queue.id,
          number: `A${i + 1}`,
          ahead: i,
        })),
      };
    }),
  ),
  play: async () => {
    await expect(await cards('Couples')).toHaveLength(100);
  },
};

export const LongText: Story = {
  parameters: handled(
    answer(getMerchantQueue, () => {
      const { queues, entries, now } = board();
      const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
      return {
        now,
        queues: queues.map((queue) => ({ ...queue, name: `${queue.name} ${long}` })),
        entries: entries.map((entry) => ({ ...entry, name: `${long} ${long}` })),
      };
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Donaudampf.*Donaudampf/)).length).toBeGreaterThan(1);
  },
};

export const CallsAndUndoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call A12' }));
    await canvas.findByRole('button', { name: 'Mark A12 as arrived' });
    await screen.findByText('A12: Called');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: 'Call A12' });
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(callQueueEntry, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call A12' }));
    await screen.findByText(/Someone else has changed this/);
  },
};

export const AddsAParty: Story = {
  args: { search: '?queue=1018001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to queue' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add to Families' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Puan Salmah');
    const phone = drawer.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '12');
    await userEvent.click(drawer.getByRole('button', { name: 'Add to queue' }));
    await drawer.findByText('Enter a phone number, such as +60123456789.');
    await userEvent.clear(phone);
    await userEvent.type(phone, '019-222 3344');
    await userEvent.click(drawer.getByRole('button', { name: 'Add to queue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await canvas.findByText('+60192223344');
    await screen.findByText(/^B13 added, about/);
  },
};

export const ServesNext: Story = {
  args: { search: '?queue=1018002' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Serve next' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Serve next from Long/ }));
    await drawer.findByText(/^Next: C5,/);
    await userEvent.click(await drawer.findByRole('button', { name: 'Seat and serve' }));
    await screen.findByText('C5: Served');
    await waitFor(async () => expect(await numbers('Long tables')).toEqual(['C3', 'C4', 'C6']));
    const world = sample();
    const entry = world.queueBook(outlet).entries.find(({ number }) => number === 'C5')!;
    const floor = world.tables.floor(outlet, world.orders.values(), world.now());
    await expect(floor.tables.find(({ id }) => id === entry.seated?.id)?.sitting).toMatchObject({
      covers: entry.party,
    });
  },
};

export const ServesNextWithoutATable: Story = {
  args: { search: '?queue=1018002' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Serve next' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Serve next from Long/ }));
    await drawer.findByRole('button', { name: 'Seat and serve' });
    await userEvent.click(drawer.getByRole('combobox', { name: 'Table' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Without a table' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Serve next' }));
    await screen.findByText('C5: Served');
    const entry = sample()
      .queueBook(outlet)
      .entries.find(({ number }) => number === 'C5');
    await expect(entry).toMatchObject({ status: 'served', seated: null });
  },
};

export const SwapsByDragging: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Call A12' });
    const [first, second] = (await cards('Couples')).slice(2, 4) as [HTMLElement, HTMLElement];
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(first, { dataTransfer });
    await fireEvent.dragOver(second, { dataTransfer });
    await fireEvent.drop(second, { dataTransfer });
    await fireEvent.dragEnd(first, { dataTransfer });
    await screen.findByText('A12 and A13 swapped places');
    await waitFor(async () =>
      expect((await numbers('Couples')).slice(2, 4)).toEqual(['A13', 'A12']),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More actions for A12' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Swap with A13, one place behind' });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect((await numbers('Couples')).slice(2, 4)).toEqual(['A13', 'A12']),
    );
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menuitem', { name: 'Remove' });
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Remove A12' }));
    const reason = await drawer.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'Joined twice{Enter}');
    await screen.findByText('A12: Removed');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'More actions for A12' })).toBeNull(),
    );
  },
};

export const PausesAndOpens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Paused' }));
    await canvas.findByText(/Guests already in the queue keep their place/);
    await expect(canvas.getByRole('button', { name: 'Add to queue' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to queue' })).toBeEnabled());
  },
};

export const EditsAndShowsCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More actions for Couples' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit queue' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Couples' }));
    const prefix = drawer.getByRole('textbox', { name: /^Number prefix/ });
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'b');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await drawer.findByText('Another queue already uses this.');
    await userEvent.keyboard('{Escape}');
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Discard changes?' }),
    );
    await userEvent.click(await confirmation.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'QR code and display' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code for Couples' }));
    await expect(dialog.getByRole('img')).toHaveAccessibleName('QR code to join Couples');
    await expect(dialog.getByRole('link', { name: 'Open display' })).toHaveAttribute(
      'href',
      expect.stringContaining('101-sample-queue-1018000'),
    );
  },
};

/** Seats an arrived party at the suggested table, which is the best match. */
export const SeatsAtATable: Story = {
  play: async ({ canvas, userEvent }) => {
    const [arrived] = board().entries.filter(({ status }) => status === 'arrived');
    const { number } = arrived!;
    await userEvent.click(await canvas.findByRole('button', { name: `Seat ${number}` }));
    const drawer = within(await screen.findByRole('dialog', { name: `Seat ${number}` }));
    await drawer.findByText(/guests$/);
    await userEvent.click(await drawer.findByRole('button', { name: 'Seat and serve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const world = sample();
    const entry = world.queueBook(outlet).entries.find(({ id }) => id === arrived!.id)!;
    await expect(entry).toMatchObject({ status: 'served', seated: { id: expect.any(Number) } });
    const floor = world.tables.floor(outlet, world.orders.values(), world.now());
    await expect(floor.tables.find(({ id }) => id === entry.seated!.id)?.sitting).toMatchObject({
      covers: entry.party,
    });
  },
};

const refused = refusedFields(editQueue, {
  name: 'Name',
  prefix: 'Number prefix',
  party_min: 'Smallest party',
  party_max: 'Largest party',
  average_minutes: 'Minutes per party',
  call_minutes: 'Minutes to arrive',
  max_length: 'Maximum parties waiting',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Couples' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit queue' }));
    await refused.check(
      await screen.findByRole('dialog', { name: 'Edit Couples' }),
      'Save changes',
    );
  },
};
