import { changePrintJob, listPrintJobs } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddressBar } from './AddressBar.staging.tsx';
import { troubledQueue, waitingJob } from './printing.staging.ts';
import { PrintQueue } from './PrintQueue.tsx';

const meta = {
  component: PrintQueue,
  args: {
    merchantId: '',
    search: '',
    onSearchChange: fn(),
    orderHref: (id: number) => `/orders/${id}`,
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: troubledQueue,
  render: (args) => (
    <main>
      <AddressBar {...args} />
    </main>
  ),
} satisfies Meta<typeof PrintQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-index]')];
const arrived = () => waitFor(() => expect(rows()).not.toHaveLength(0));
const open = async (words: RegExp) => {
  await arrived();
  await waitFor(() =>
    expect(rows().some((row) => within(row).queryAllByText(words).length > 0)).toBe(true),
  );
  const row = rows().find((one) => within(one).queryAllByText(words).length > 0)!;
  await userEvent.click(within(row).getAllByText(words)[0]!);
  return within(await screen.findByRole('dialog'));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await expect(canvas.getByText('Tried again soon')).toBeVisible();
    await expect(canvas.getAllByText('Not printed')[0]).toBeVisible();
  },
};
export const Dark: Story = { globals: { skin: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading: Story = { parameters: handled(never(listPrintJobs)) };
export const Empty: Story = {
  parameters: handled(empty(listPrintJobs)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was printed yet')).toBeVisible();
  },
};
export const NoResult: Story = {
  args: { search: 'search=nothing+like+that&state=trouble' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No job like that')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await arrived();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listPrintJobs, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: handled(refuses(listPrintJobs, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot see printers')).toBeVisible();
  },
};
export const Many: Story = {
  beforeEach: () => {
    for (let i = 0; i < 60; i += 1) waitingJob('Front counter');
  },
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await canvas.findByText(/26–50 of/);
  },
};
export const ForAWaiter: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await arrived();
    await expect(canvas.queryByRole('button', { name: 'Clear the queue' })).toBeNull();
  },
};

export const Trouble: Story = {
  play: async ({ args, canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('radio', { name: 'Trouble' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith('state=trouble', false);
    await waitFor(() => expect(rows()).toHaveLength(3));
  },
};

export const OpensAJob: Story = {
  play: async () => {
    const job = await open(/^Kitchen \S+$/);
    await expect(await job.findByText(/Printed by Kitchen/)).toBeVisible();
    await expect(job.getByRole('link', { name: /^Order/ })).toBeVisible();
    await expect(job.getByRole('button', { name: 'Print a copy' })).toBeVisible();
  },
};

export const SendsAgain: Story = {
  play: async () => {
    const job = await open(/Tried again soon/);
    await userEvent.click(await job.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(job.getByText('Waits')).toBeVisible());
    await expect(await job.findByText(/Sent again by/)).toBeVisible();
  },
};

export const MovesToAnotherPrinter: Story = {
  play: async () => {
    const job = await open(/Tried again soon/);
    await userEvent.click(await job.findByRole('button', { name: 'Other printer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Front counter' }));
    await expect(await job.findByText('Given to Front counter')).toBeVisible();
  },
};

export const PrintsACopy: Story = {
  play: async () => {
    const job = await open(/^Kitchen \S+$/);
    await userEvent.click(await job.findByRole('button', { name: 'Print a copy' }));
    await waitFor(() =>
      expect(
        [...sample().prints.jobs.values()].some(
          ({ is_copy, state }) => is_copy && state === 'queued',
        ),
      ).toBe(true),
    );
  },
};

export const ChangedMeanwhile: Story = {
  parameters: handled(refuses(changePrintJob, 'conflict')),
  play: async () => {
    const job = await open(/Tried again soon/);
    await userEvent.click(await job.findByRole('button', { name: 'Cancel job' }));
    await expect(await screen.findByText(/Somebody else changed this/)).toBeVisible();
  },
};

export const PrintsHere: Story = {
  beforeEach: () => {
    waitingJob('Tablet at the door');
  },
  play: async () => {
    const job = await open(/Tablet at the door/);
    await userEvent.click(await job.findByRole('button', { name: 'Print here' }));
    await expect(
      await screen.findByRole('menuitem', { name: 'The browser’s print' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Clears: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the queue' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Clear the queue' }));
    await expect(await screen.findByText('4 jobs were cancelled.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Tried again soon')).toBeNull());
  },
};
