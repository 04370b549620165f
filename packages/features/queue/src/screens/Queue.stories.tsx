import { callQueueEntry, getMerchantQueue } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { showBoard } from '@servery/domain/queue';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { answer } from '@servery/domain/sample/answer';
import { AddressBar } from './AddressBar.staging.tsx';
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
    await canvas.findByText('5 wait');
    await canvas.findByText(/^Who joins now waits about \d+ min$/);
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
    await canvas.findByText('Loading');
  },
};

export const NoQueues: Story = {
  parameters: handled(
    answer(getMerchantQueue, ({ visit }) => ({
      queues: [],
      entries: [],
      now: visit.now.toISOString(),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No queues yet' });
    await userEvent.click(canvas.getByRole('button', { name: 'New queue' }));
    await screen.findByRole('dialog', { name: 'New queue' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getMerchantQueue, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: handled(
    refuses(getMerchantQueue, 'forbidden', { details: { capability: 'queue.manage' } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/needs the right to manage queues/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const ClosedAndEmpty: Story = {
  args: { search: '?queue=1018003' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Nobody can join\. Whoever is still in it/);
    await canvas.findByRole('heading', { name: 'Nobody waits' });
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
      if (!queue || !waiting) throw new Error('The sample has nobody who waits.');
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

export const LongWords: Story = {
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
    await canvas.findByRole('button', { name: 'A12 is here' });
    await screen.findByText('A12: Called');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: 'Call A12' });
  },
};

export const SomebodyElseWasQuicker: Story = {
  parameters: handled(refuses(callQueueEntry, 'conflict')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call A12' }));
    await screen.findByText(/Someone changed this meanwhile/);
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
    await drawer.findByText('This is not right.');
    await userEvent.clear(phone);
    await userEvent.type(phone, '019-222 3344');
    await userEvent.click(drawer.getByRole('button', { name: 'Add to queue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await canvas.findByText('+60192223344');
    await screen.findByText(/^B13 waits about/);
  },
};

export const ServesNext: Story = {
  args: { search: '?queue=1018002' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Serve next' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Serve next from Long/ }));
    await drawer.findByText(/^Next is C5/);
    await userEvent.click(drawer.getByRole('button', { name: 'Serve next' }));
    await screen.findByText('C5: Served');
    await waitFor(async () => expect(await numbers('Long tables')).toEqual(['C3', 'C4', 'C6']));
  },
};

export const SwapsByDragging: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Call A12' });
    const [one, other] = (await cards('Couples')).slice(2, 4) as [HTMLElement, HTMLElement];
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(one, { dataTransfer });
    await fireEvent.dragOver(other, { dataTransfer });
    await fireEvent.drop(other, { dataTransfer });
    await fireEvent.dragEnd(one, { dataTransfer });
    await screen.findByText('A12 and A13 changed places');
    await waitFor(async () =>
      expect((await numbers('Couples')).slice(2, 4)).toEqual(['A13', 'A12']),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More for A12' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Swap with A13, one after' });
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
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More for A12' })).toBeNull());
  },
};

export const PausesAndOpens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Paused' }));
    await canvas.findByText(/Whoever is in it keeps their place/);
    await expect(canvas.getByRole('button', { name: 'Add to queue' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to queue' })).toBeEnabled());
  },
};

export const EditsAndShowsTheCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More for Couples' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit queue' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Couples' }));
    const prefix = drawer.getByRole('textbox', { name: /^Letters/ });
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'b');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await drawer.findByText('Another queue has this already.');
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'QR code and display' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code of Couples' }));
    await expect(dialog.getByRole('img')).toHaveAccessibleName('QR code that joins Couples');
    await expect(dialog.getByRole('link', { name: 'Open the display' })).toHaveAttribute(
      'href',
      expect.stringContaining('101-sample-queue-1018000'),
    );
  },
};

/** Somebody who is there is given a free table: the one that fits best stands first. */
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
