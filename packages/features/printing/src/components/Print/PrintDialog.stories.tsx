import { printReceipt } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { showOrder } from '@servery/domain/orders';
import { finish, startSending } from '@servery/domain/printing';
import { sample } from '@servery/domain/sample';
import { printOnce } from '../../mocks/simulatePrinters.ts';
import { waitingJob } from '../../screens/printing.staging.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PrintDialog, type PrintDialogProps } from './PrintDialog.tsx';

const merchant_id = 101;
/** An order of which the kitchen has all on paper. */
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

/** An order that owes something. */
const open = () =>
  [...sample().orders.values()].find(
    (one) => one.merchant_id === merchant_id && showOrder(one).balance > 0 && one.items.length > 2,
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
    await expect(await form.findByText('Front counter (the usual one)')).toBeVisible();
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

/** The second press: the first opened this. It says where it went, and that it came out. */
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
    await screen.findByText(/waits for Front counter/);
    printOnce(sample());
    await screen.findByText(/printed by Front counter/, {}, { timeout: 4_000 });
  },
};

/** The printer that would print has no paper: it is said before, after, and what to do about it. */
export const PaperHasRunOut: Story = {
  ...ofOpen,
  beforeEach: () => {
    waitingJob('Bar', 2);
  },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('combobox', { name: 'On which printer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bar' }));
    await form.findByText(/The paper has run out/);
    await form.findByRole('region', { name: /^Bill/ });
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(jobs().at(-1)?.document.kind).toBe('bill'));
    const mine = jobs().at(-1)!;
    const { prints } = sample();
    const printer = prints.printer(mine.printer_id);
    const doing = { by: 'rule', now: sample().now() };
    const outcome = { is: 'failed', failure: 'paper_out', has_begun: true } as const;
    const sent = startSending(mine, printer, { ...doing, seconds: 30 });
    prints.keep(finish(sent, outcome, { printer, fallback: null }, doing));
    await screen.findByText(/was not printed by Bar/, {}, { timeout: 4_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'What to do' }));
    await waitFor(() =>
      expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ id: mine.id })),
    );
  },
};

/** One of two guests pays a part of it: the paper shows just that. */
export const Share: Story = {
  ...ofOpen,
  play: async () => {
    const form = await dialog();
    const [first] = showOrder(open()).items;
    await userEvent.click(await form.findByRole('checkbox', { name: 'Only a share of it' }));
    const line = await form.findByRole('checkbox', { name: new RegExp(first!.name) });
    await userEvent.click(line);
    await waitFor(async () => {
      const paper = await form.findByRole('region', { name: /^Combined|^Bill/ });
      await expect(within(paper).queryByText(first!.name)).toBeNull();
    });
    await userEvent.click(await form.findByRole('button', { name: /^Service charge/ }));
    await userEvent.click(await form.findByRole('switch', { name: 'With service charge' }));
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(jobs().at(-1)?.document.kind).toBe('bill'));
    await expect(JSON.stringify(jobs().at(-1)?.document)).not.toContain('Service charge');
  },
};

/** A merchant who has no printer prints with the browser. */
export const NoPrinter: Story = {
  ...ofOpen,
  beforeEach: () => sample().prints.printers.clear(),
  play: async () => {
    const form = await dialog();
    await form.findByText(/There is no printer yet/);
    await expect(await form.findByRole('button', { name: 'Print here' })).toBeEnabled();
  },
};

export const NothingNew: Story = {
  args: { type: 'kitchen' },
  play: async ({ args }) => {
    const form = await dialog();
    await form.findByRole('region', { name: /^Kitchen/ });
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await expect(await form.findByText(/The kitchen has everything on paper/)).toBeVisible();
    await userEvent.click(await form.findByRole('checkbox', { name: /once more/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Enter prints: the button that does has the focus from the start. */
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
