import { never, refuses } from '@servery/api/mocks';
import { addInvoicePayment, getInvoice } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { book } from '../mocks/book.ts';
import { InvoicesAddress } from './InvoicesAddress.fixtures.tsx';
import { at, closed, handled, storedInvoice, panel, phone, restored } from './stories.fixtures.ts';

const meta = {
  title: 'screens/InvoicePreview',
  component: InvoicesAddress,
  args: { address: '/apps/invoice/preview/5001', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof InvoicesAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = (id: number) => screen.findByRole('article', { name: `Invoice #${id}` });
const shown = async (id: number) => {
  const one = within(await sheet(id));
  await one.findByText('Periuk & Pelita');
};

export const Loaded: Story = {
  play: async () => {
    const one = within(await sheet(5001));
    await one.findAllByText(storedInvoice(5001).client.name);
    await one.findByText('Bank Periuk Besar');
    await one.findByText('Amount paid');
    await expect(one.getAllByRole('row')).toHaveLength(storedInvoice(5001).lines.length + 1);
    const print = await screen.findByRole('link', { name: /^Print/ });
    await expect(print).toHaveAttribute('href', '/apps/invoice/print?id=5001');
    await expect(print).toHaveAttribute('target', '_blank');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: () => shown(5001) };
export const Touch: Story = { globals: { density: 'touch' }, play: () => shown(5001) };
export const Phone: Story = { globals: phone, play: () => shown(5001) };

export const Stub: Story = {
  beforeEach: () => book.change(() => void Object.assign(storedInvoice(5001), { hasStub: true })),
  play: async () => void (await screen.findByText('Return this part with your payment')),
};

export const Bare: Story = {
  beforeEach: () =>
    book.change(
      () =>
        void Object.assign(storedInvoice(5001), { hasTerms: false, hasNote: false, payments: [] }),
    ),
  play: async () => {
    await shown(5001);
    await expect(screen.queryByText('Payment terms')).toBeNull();
    await expect(screen.queryByText('Amount paid')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: handled(never(getInvoice)),
  play: async () => {
    await expect(await screen.findByText('Loading invoice…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getInvoice, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the invoice' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Unknown: Story = {
  args: { address: '/apps/invoice/preview/77' },
  play: async () => {
    const alert = await screen.findByRole('alert', { name: 'Invoice #77 doesn’t exist' });
    await userEvent.click(await within(alert).findByRole('link', { name: 'All invoices' }));
    await at('/apps/invoice/list');
  },
};

/** A URL without a number offers the latest invoices instead of a "not found" page. */
export const Choose: Story = {
  args: { address: '/apps/invoice/preview' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Choose an invoice' });
    const list = within(await screen.findByRole('list', { name: 'Latest invoices' }));
    await expect(list.getAllByRole('link')).toHaveLength(10);
    await userEvent.click(await list.findByRole('link', { name: /#4994/ }));
    await at('/apps/invoice/preview/4994');
    await shown(4994);
  },
};

export const LongText: Story = {
  beforeEach: () =>
    book.change(() => {
      const long = 'Küchengroßgerätereinigungsmittelkonzentratbestellung';
      const one = storedInvoice(5001);
      one.client = { ...one.client, name: `${long} ${long}`, address: long.repeat(3) };
      one.note = long.repeat(4);
      one.lines = [
        { item: long.repeat(2), description: long.repeat(5), cost: 99_999_999, quantity: 400 },
      ];
    }),
  play: () => shown(5001),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const Many: Story = {
  beforeEach: () =>
    book.change(() => {
      const one = storedInvoice(5001);
      one.lines = Array.from({ length: 100 }, (_, index) => ({
        ...one.lines[0]!,
        item: `Item ${index + 1}`,
      }));
    }),
  play: async () => {
    const one = await sheet(5001);
    await expect(one.querySelectorAll('tbody tr')).toHaveLength(100);
  },
};

export const Paid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add payment' }));
    await at('/apps/invoice/preview/5001?panel=payment');
    const form = await panel('Add payment');
    const amount = await form.findByRole('textbox', { name: /^Amount/ });
    await expect(await form.findByRole('textbox', { name: 'Invoice balance' })).toHaveAttribute(
      'readonly',
    );
    const all = (amount as HTMLInputElement).value;
    await userEvent.clear(amount);
    await userEvent.type(amount, '999999');
    await userEvent.click(await form.findByRole('button', { name: 'Add payment' }));
    await form.findByText(/^Enter .* or less\.$/);
    await userEvent.clear(amount);
    await userEvent.type(amount, all);
    await userEvent.click(await form.findByRole('combobox', { name: 'Payment method' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cash' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Internal note' }), 'In coins');
    await userEvent.click(await form.findByRole('button', { name: 'Add payment' }));
    await closed();
    await at('/apps/invoice/preview/5001');
    await waitFor(async () =>
      expect((await screen.findAllByText('Paid')).length).toBeGreaterThan(0),
    );
    await screen.findByText(/In coins/);
    await expect(storedInvoice(5001).payments.at(-1)).toMatchObject({
      method: 'Cash',
      note: 'In coins',
    });
  },
};

export const Settled: Story = {
  args: { address: '/apps/invoice/preview/4999?panel=payment' },
  play: async () => {
    const form = await panel('Add payment');
    await form.findByText('This invoice is fully paid.');
    await expect(form.queryByRole('button', { name: 'Add payment' })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { address: '/apps/invoice/preview/5001?panel=payment' },
  parameters: handled(refuses(addInvoicePayment, 'forbidden')),
  play: async () => {
    const form = await panel('Add payment');
    await userEvent.click(await form.findByRole('button', { name: 'Add payment' }));
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

export const Sent: Story = {
  args: { address: '/apps/invoice/preview/4997' },
  play: async () => {
    await screen.findByText('Draft');
    await userEvent.click(await screen.findByRole('button', { name: 'Send invoice' }));
    const form = await panel('Send invoice');
    await userEvent.click(await form.findByRole('button', { name: 'Send' }));
    await closed();
    await screen.findByText('Sent');
  },
};

/**
 * The fonts of the PDF lack these characters, so the print page opens instead and a toast explains
 * it.
 */
export const Unwritable: Story = {
  beforeEach: () => book.change(() => void (storedInvoice(5001).note = 'شكرا جزيلا')),
  play: async () => {
    const open = spyOn(window, 'open').mockImplementation(() => null);
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
      await screen.findByText('This PDF can’t show some characters');
      await expect(open).toHaveBeenCalledWith('/apps/invoice/print?id=5001', '_blank', 'noopener');
    } finally {
      open.mockRestore();
    }
  },
};

export const Keyboard: Story = {
  play: async () => {
    const pay = await screen.findByRole('button', { name: 'Add payment' });
    while (document.activeElement !== pay) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const form = await panel('Add payment');
    const amount = await form.findByRole('textbox', { name: /^Amount/ });
    while (document.activeElement !== amount) await userEvent.tab();
    await userEvent.keyboard('100');
    const take = await form.findByRole('button', { name: 'Add payment' });
    while (document.activeElement !== take) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() =>
      expect(storedInvoice(5001).payments.at(-1)).toMatchObject({ amount: 10_000 }),
    );
    await waitFor(() => expect(pay).toHaveFocus());
  },
};
