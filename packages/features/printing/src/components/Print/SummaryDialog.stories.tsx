import { previewSummary } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SummaryDialog } from './SummaryDialog.tsx';

const meta = {
  component: SummaryDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { merchantId: 101, onClose: fn(), onShow: fn() },
} satisfies Meta<typeof SummaryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const dialog = async () => within(await screen.findByRole('dialog'));

export const Loaded: Story = {
  play: async () => {
    const form = await dialog();
    await expect(await form.findByRole('region', { name: /^Daily summary/ })).toBeVisible();
  },
};
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Loading: Story = { parameters: handled(never(previewSummary)) };
export const Forbidden: Story = {
  parameters: handled(refuses(previewSummary, 'forbidden')),
};

/** Prints the days that a report shows. */
export const GivenDays: Story = {
  args: { days: { from_date: '2026-11-19', to_date: '2026-11-20' } },
  play: async () => {
    const form = await dialog();
    const paper = await form.findByRole('region', { name: /^Daily summary/ });
    await expect(within(paper).getByText(/2026-11-19 - 2026-11-20/)).toBeVisible();
    await expect(form.queryByRole('combobox', { name: 'Day' })).toBeNull();
  },
};

export const PrintsYesterday: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('combobox', { name: 'Day' }));
    const [, yesterday] = await screen.findAllByRole('option');
    await userEvent.click(yesterday!);
    await form.findByRole('region', { name: /^Daily summary/ });
    const print = await form.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(print).toBeEnabled());
    await userEvent.click(print);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect([...sample().prints.jobs.values()].at(-1)?.document.kind).toBe('daily_summary');
  },
};
