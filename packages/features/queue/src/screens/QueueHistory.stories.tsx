import { listQueueEntries } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import { catchSavedFiles, type SavedFile } from '@servery/screens/saved-files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { QueueHistory } from './QueueHistory.tsx';

const outlet = 101;

const meta = {
  component: QueueHistory,
  args: { search: '', onSearchChange: () => undefined, queueHref: '#/queue', merchantId: outlet },
  parameters: { layout: 'fullscreen' },
  render: ({ search, ...args }) => (
    <AddressBar search={search}>
      {(address) => (
        <main>
          <QueueHistory {...args} {...address} />
        </main>
      )}
    </AddressBar>
  ),
} satisfies Meta<typeof QueueHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Parties' }));
  return (await table.findAllByRole('row')).slice(1);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ parties$/);
    await expect(await rows()).toHaveLength(10);
    await expect(await canvas.findByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Loading: Story = { parameters: handled(never(listQueueEntries)) };
export const Failed: Story = {
  parameters: handled(refuses(listQueueEntries, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(listQueueEntries, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access to this page' });
  },
};

/** A day without entries. */
export const Empty: Story = {
  args: { search: 'date=2020-01-01' },
  play: async ({ canvas }) => {
    await canvas.findByText('No parties on this day');
  },
};

export const NoResult: Story = {
  args: { search: 'search=nobody+of+that+name' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await rows()).toHaveLength(10));
  },
};

/** Filters by outcome and by queue. */
export const Narrowed: Story = {
  play: async ({ canvas }) => {
    await rows();
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Outcome' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Served' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Queue' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Families' }));
    await canvas.findByText('6 parties');
    for (const row of await rows()) await expect(within(row).getByText('Served')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: () => {
    const world = sample();
    const book = world.queueBook(outlet);
    world.queues.save({
      ...book,
      entries: book.entries.map((entry) => ({
        ...entry,
        name: 'Tengku Muhammad Faris Petra ibni Sultan Ismail and company',
        reason: 'They asked for the long table at the window, which was promised to somebody else',
        seated: { id: 1, name: 'The long table at the window of the upper verandah' },
      })),
    });
  },
};

const saved: SavedFile[] = [];

/** Exports all pages of the current view. Counts are numbers, and phone numbers are text. */
export const Exports: Story = {
  beforeEach: () => catchSavedFiles(saved),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Export CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    const [header, ...lines] = saved[0]!.text.split('\r\n');
    await expect(header).toMatch(/^Number,Name,Phone,/);
    for (const line of lines)
      await expect(line).toMatch(/^[^,]+,[^,]*,(?:'\+\d+)?,\d+,[^,]+,\d+,\d*,/);
    await expect(lines.some((line) => line.includes(",'+60"))).toBe(true);
    await expect(screen.queryByText('Unsuccessful')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await rows();
    const status = await canvas.findByRole('combobox', { name: 'Outcome' });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Served' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(status).toHaveFocus());
  },
};
