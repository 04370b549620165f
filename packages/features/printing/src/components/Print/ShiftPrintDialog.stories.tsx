import { previewShift } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShiftPrintDialog, type ShiftPrintDialogProps } from './ShiftPrintDialog.tsx';

const closed = () =>
  sample().drawers.shifts.find(
    ({ merchant_id, state }) => merchant_id === 101 && state === 'closed',
  )!;

const meta = {
  component: ShiftPrintDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { shift: {} as ShiftPrintDialogProps['shift'], onClose: fn(), onShow: fn() },
  render: ({ shift: _shift, ...args }) => <ShiftPrintDialog {...args} shift={closed()} />,
} satisfies Meta<typeof ShiftPrintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const dialog = async () => within(await screen.findByRole('dialog'));

export const Prints: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const paper = within(await form.findByRole('region', { name: /^Shift report/ }));
    await expect(paper.getByText(/^Expected/)).toBeVisible();
    const print = await form.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(print).toBeEnabled());
    await userEvent.click(print);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect([...sample().prints.jobs.values()].at(-1)?.document.kind).toBe('shift_report');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const form = await dialog();
    await expect(await form.findByRole('region', { name: /^Shift report/ })).toBeVisible();
  },
};
export const Loading: Story = { parameters: handled(never(previewShift)) };
export const Failed: Story = { parameters: handled(refuses(previewShift, 'crashed')) };
