import { changePrintJob, listPrintJobs } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedDrawer, troubledQueue, waitingJob } from './printing.fixtures.ts';
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
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <PrintQueue {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof PrintQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-index]')];
const arrived = () => waitFor(() => expect(rows()).not.toHaveLength(0));
const open = async (text: RegExp) => {
  await arrived();
  await waitFor(() =>
    expect(rows().some((row) => within(row).queryAllByText(text).length > 0)).toBe(true),
  );
  const row = rows().find((one) => within(one).queryAllByText(text).length > 0)!;
  await userEvent.click(within(row).getAllByText(text)[0]!);
  return within(await screen.findByRole('dialog'));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await expect(canvas.getByText('Retrying soon')).toBeVisible();
    await expect(canvas.getAllByText('Not printed')[0]).toBeVisible();
  },
};
export const Dark: Story = { globals: { skin: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading: Story = { parameters: handled(never(listPrintJobs)) };
export const Empty: Story = {
  parameters: handled(empty(listPrintJobs)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No print jobs yet')).toBeVisible();
  },
};
export const NoResult: Story = {
  args: { search: 'search=nothing+like+that&state=trouble' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching jobs')).toBeVisible();
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
export const Forbidden: Story = {
  parameters: handled(refuses(listPrintJobs, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to printers')).toBeVisible();
  },
};
export const Many: Story = {
  beforeEach: () => {
    for (let i = 0; i < 60; i += 1) waitingJob('Front counter');
  },
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await canvas.findByText(/11–20 of/);
  },
};
export const AsWaiter: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await arrived();
    await expect(canvas.queryByRole('button', { name: 'Clear queue' })).toBeNull();
  },
};

export const FormError: Story = {
  play: async ({ args, canvas }) => {
    await arrived();
    await userEvent.click(canvas.getByRole('radio', { name: 'Problems' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith('state=trouble', false);
    await waitFor(() => expect(rows()).toHaveLength(3));
  },
};

export const OpensAJob: Story = {
  play: async () => {
    const job = await open(/^Kitchen \S+$/);
    await expect(await job.findByText(/Printed on Kitchen/)).toBeVisible();
    await expect(job.getByRole('link', { name: /^Order/ })).toBeVisible();
    await expect(job.getByRole('button', { name: 'Print a copy' })).toBeVisible();
  },
};

/** A drawer that wasn't opened in time stays closed, and can't be opened from here. */
export const CashDrawer: Story = {
  beforeEach: closedDrawer,
  play: async () => {
    const job = await open(/^Cash drawer$/);
    await expect(await job.findByText('Opens the cash drawer')).toBeVisible();
    await expect(job.getByText('Cancelled')).toBeVisible();
    await expect(
      job.getByText('Not sent to Front counter in time, so the drawer stayed closed'),
    ).toBeVisible();
    await expect(job.queryByRole('button', { name: /Print a copy|Change printer/ })).toBeNull();
  },
};

export const SendsAgain: Story = {
  play: async () => {
    const job = await open(/Retrying soon/);
    await userEvent.click(await job.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(job.getByText('Waiting')).toBeVisible());
    await expect(await job.findByText(/Retried by/)).toBeVisible();
  },
};

export const MovesToAnotherPrinter: Story = {
  play: async () => {
    const job = await open(/Retrying soon/);
    await userEvent.click(await job.findByRole('button', { name: 'Change printer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Front counter' }));
    await expect(await job.findByText('Moved to Front counter')).toBeVisible();
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

export const Conflict: Story = {
  parameters: handled(refuses(changePrintJob, 'conflict')),
  play: async () => {
    const job = await open(/Retrying soon/);
    await userEvent.click(await job.findByRole('button', { name: 'Cancel job' }));
    await expect(await screen.findByText(/Someone else has changed this/)).toBeVisible();
  },
};

export const PrintsHere: Story = {
  beforeEach: () => {
    waitingJob('Tablet at the door');
  },
  play: async () => {
    const job = await open(/Tablet at the door/);
    await userEvent.click(await job.findByRole('button', { name: 'Print from this device' }));
    await expect(
      await screen.findByRole('menuitem', { name: 'Browser print dialog' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Clears: Story = {
  play: async ({ canvas }) => {
    await arrived();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear queue' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Clear queue' }));
    await expect(await screen.findByText('4 jobs cancelled.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Retrying soon')).toBeNull());
  },
};
