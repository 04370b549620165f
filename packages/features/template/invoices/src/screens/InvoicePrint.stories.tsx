import { never } from '@servery/api/mocks';
import { getInvoice } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InvoicePrint } from './InvoicePrint.tsx';
import { handled, phone, restored } from './stories.fixtures.ts';

const meta = {
  component: InvoicePrint,
  args: { id: 5001, onPrint: fn() },
  beforeEach: restored,
} satisfies Meta<typeof InvoicePrint>;
export default meta;
type Story = StoryObj<typeof meta>;

const paper = () =>
  document.adoptedStyleSheets.some(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSPageRule),
  );

/**
 * The print dialog opens once, when everything has loaded; the column headers repeat on each page.
 */
export const Loaded: Story = {
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('article', { name: 'Invoice #5001' }));
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledTimes(1));
    await expect(paper()).toBe(true);
    await expect(document.title).toBe('Invoice #5001');
    const [head] = sheet.getAllByRole('rowgroup');
    await expect(getComputedStyle(head!).display).toBe('table-header-group');
    await userEvent.click(await screen.findByRole('button', { name: 'Open print dialog' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(2);
  },
};
export const Phone: Story = {
  globals: phone,
  play: async () => void (await screen.findByRole('article', { name: 'Invoice #5001' })),
};
export const Loading: Story = {
  parameters: handled(never(getInvoice)),
  play: async ({ args }) => {
    await screen.findByText('Loading invoice…');
    await expect(args.onPrint).not.toHaveBeenCalled();
  },
};
export const Unknown: Story = {
  args: { id: 77 },
  play: async ({ args }) => {
    await screen.findByRole('alert', { name: 'Invoice #77 doesn’t exist' });
    await expect(args.onPrint).not.toHaveBeenCalled();
  },
};
