import { listQueueEntries } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddressBar } from './AddressBar.staging.tsx';
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
  const table = within(await screen.findByRole('table', { name: 'Who joined' }));
  return (await table.findAllByRole('row')).slice(1);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ parties$/);
    await canvas.findAllByText('Served');
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
export const Refused: Story = {
  parameters: handled(refuses(listQueueEntries, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You may not see this' });
  },
};

/** A day on which nobody waited. */
export const Empty: Story = {
  args: { search: 'date=2020-01-01' },
  play: async ({ canvas }) => {
    await canvas.findByText('Nobody waited on this day');
  },
};

export const NoResult: Story = {
  args: { search: 'search=nobody+of+that+name' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await canvas.findAllByText('Served');
  },
};

/** Only those who were served, of one queue. */
export const Narrowed: Story = {
  play: async ({ canvas }) => {
    await rows();
    await userEvent.click(await canvas.findByRole('combobox', { name: 'How it ended' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Served' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Queue' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Families' }));
    await canvas.findByText('6 parties');
    for (const row of await rows()) await expect(within(row).getByText('Served')).toBeVisible();
  },
};

export const LongWords: Story = {
  beforeEach: () => {
    const world = sample();
    const book = world.queueBook(outlet);
    world.queues.keep({
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

/** What is on screen, all of it, goes into a file. */
export const Exports: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Export CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    await expect(screen.queryByText('Unsuccessful')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await rows();
    const status = await canvas.findByRole('combobox', { name: 'How it ended' });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Served' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(status).toHaveFocus());
  },
};
