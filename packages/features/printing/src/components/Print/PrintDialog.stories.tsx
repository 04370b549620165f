import { printReceipt } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { showOrder } from '@servery/domain/orders';
import { finish, startSending } from '@servery/domain/printing';
import { sample } from '@servery/sample';
import { printOnce } from '../../mocks/simulatePrinters.ts';
import { waitingJob } from '../../screens/printing.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PrintDialog, type PrintDialogProps } from './PrintDialog.tsx';

const merchant_id = 101;
/** Returns an order whose items were all printed for the kitchen. */
const latest = () => {
  const { prints } = sample();
  const job = [...prints.jobs.values()].findLast(
    (one) => one.merchant_id === merchant_id && one.document.kind === 'kitchen',
  );
  return sample().order(job!.order_id!);
};

const show = ({ order: _order, ...args }: PrintDialogProps) => (
  <PrintDialog {...args} order={showOrder(latest())} />
);

const meta = {
  component: PrintDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { order: {} as PrintDialogProps['order'], onClose: fn(), onShow: fn() },
  render: show,
} satisfies Meta<typeof PrintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const dialog = async () => within(await screen.findByRole('dialog'));
const jobs = () => [...sample().prints.jobs.values()];

/** Returns an order with an unpaid balance and more than two lines. */
const open = () =>
  [...sample().orders.values()].find(
    (order) =>
      order.merchant_id === merchant_id && showOrder(order).balance > 0 && order.items.length > 2,
  )!;
const ofOpen = {
  render: ({ order: _order, ...args }: PrintDialogProps) => (
    <PrintDialog {...args} order={showOrder(open())} />
  ),
};

export const Loaded: Story = {
  ...ofOpen,
  play: async () => {
    const form = await dialog();
    await expect(await form.findByRole('region', { name: /^Bill/ })).toBeVisible();
    await expect(await form.findByText('Front counter (default)')).toBeVisible();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Loading: Story = { parameters: handled(never(printReceipt)) };
export const Failed: Story = {
  parameters: handled(refuses(printReceipt, 'crashed')),
  play: async () => {
    const form = await dialog();
    await expect(await form.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Print' })).toBeDisabled();
  },
};

/**
 * Prints with one press: the dialog reports which printer the job went to and when it was printed.
 */
export const Prints: Story = {
  ...ofOpen,
  play: async ({ args }) => {
    const form = await dialog();
    await form.findByRole('region', { name: /^Bill/ });
    const print = await form.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(print).toBeEnabled());
    await userEvent.click(print);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(jobs().findLast(({ state }) => state === 'queued')?.document.kind).toBe('bill');
    await screen.findByText(/is waiting for Front counter/);
    await printOnce(sample());
    await screen.findByText(/printed on Front counter/);
  },
};

/**
 * The default printer is out of paper: the dialog warns before printing, and a toast afterwards
 * gives the next step.
 */
export const PaperOut: Story = {
  ...ofOpen,
  beforeEach: () => {
    waitingJob('Bar', 2);
  },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('combobox', { name: 'Printer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bar' }));
    await form.findByText(/The printer is out of paper/);
    await form.findByRole('region', { name: /^Bill/ });
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(jobs().at(-1)?.document.kind).toBe('bill'));
    const mine = jobs().at(-1)!;
    const { prints } = sample();
    const printer = prints.printer(mine.printer_id);
    const doing = { by: 'rule', now: sample().now() };
    const outcome = { is: 'failed', failure: 'paper_out', has_begun: true } as const;
    const sent = startSending(mine, printer, { ...doing, seconds: 30 });
    prints.save(finish(sent, outcome, { printer, fallback: null }, doing));
    await screen.findByText(/Bar couldn’t print/);
    await userEvent.click(await screen.findByRole('button', { name: 'View job' }));
    await waitFor(() =>
      expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ id: mine.id })),
    );
  },
};

/** Prints the share of one of two guests: the preview shows only their items. */
export const Share: Story = {
  ...ofOpen,
  play: async () => {
    const form = await dialog();
    const [first] = showOrder(open()).items;
    await userEvent.click(
      await form.findByRole('checkbox', { name: 'Print only part of the bill' }),
    );
    const line = await form.findByRole('checkbox', { name: new RegExp(first!.name) });
    await userEvent.click(line);
    await waitFor(async () => {
      const paper = await form.findByRole('region', { name: /^Combined|^Bill/ });
      await expect(within(paper).queryByText(first!.name)).toBeNull();
    });
    await userEvent.click(await form.findByRole('button', { name: /^Service charge/ }));
    await userEvent.click(await form.findByRole('switch', { name: 'Include service charge' }));
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(jobs().at(-1)?.document.kind).toBe('bill'));
    await expect(JSON.stringify(jobs().at(-1)?.document)).not.toContain('Service charge');
  },
};

/** The amounts of the bill and of the receipt can be explained below the preview. */
export const Figures: Story = {
  ...ofOpen,
  args: { figures: <p>Total RM 12.90</p> },
  play: async () => {
    const form = await dialog();
    const button = await form.findByRole('button', { name: 'How the amounts are calculated' });
    await userEvent.click(button);
    await waitFor(() => expect(form.getByText('Total RM 12.90')).toBeVisible());
    await userEvent.click(form.getByRole('radio', { name: 'Kitchen ticket' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await userEvent.click(form.getByRole('radio', { name: 'Receipt' }));
    await form.findByRole('button', { name: 'How the amounts are calculated' });
  },
};

/** A merchant without printers prints with the browser. */
export const NoPrinter: Story = {
  ...ofOpen,
  beforeEach: () => sample().prints.printers.clear(),
  play: async () => {
    const form = await dialog();
    await form.findByText(/There are no printers yet/);
    await expect(await form.findByRole('button', { name: 'Print from this device' })).toBeEnabled();
  },
};

export const NothingNew: Story = {
  args: { type: 'kitchen' },
  play: async ({ args }) => {
    const form = await dialog();
    await form.findByRole('region', { name: /^Kitchen/ });
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await expect(
      await form.findByText(/The kitchen already has everything on paper/),
    ).toBeVisible();
    await userEvent.click(await form.findByRole('checkbox', { name: /^Reprint everything/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Enter on the focused print button prints. */
export const Keyboard: Story = {
  ...ofOpen,
  play: async ({ args }) => {
    const form = await dialog();
    await form.findByRole('region', { name: /^Bill/ });
    const print = await form.findByRole('button', { name: 'Print' });
    print.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
