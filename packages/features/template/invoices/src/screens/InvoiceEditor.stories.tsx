import { never, refuses } from '@servery/api/mocks';
import { getInvoice, getInvoiceForm, updateInvoice } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { book } from '../mocks/book.ts';
import { InvoicesAddress } from './InvoicesAddress.fixtures.tsx';
import { at, closed, handled, storedInvoice, panel, phone, restored } from './stories.fixtures.ts';

const meta = {
  title: 'screens/InvoiceEditor',
  component: InvoicesAddress,
  args: { address: '/apps/invoice/edit/5001', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof InvoicesAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const fresh = '/apps/invoice/add';
const line = async (place: number) =>
  within(await screen.findByRole('group', { name: `Row ${place}` }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const pick = async (field: RegExp | string, option: string | RegExp) => {
  const box = await screen.findByRole('combobox', { name: field });
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const write = async (place: number, item: string) => {
  const box = await (await line(place)).findByRole('combobox', { name: /^Item/ });
  await userEvent.clear(box);
  await userEvent.type(box, item);
  await userEvent.tab();
};
const there = async () => void (await screen.findByRole('heading', { name: /5001|New invoice/ }));

export const Loaded: Story = {
  play: async () => {
    await there();
    const first = await line(1);
    await expect(await first.findByRole('combobox', { name: /^Item/ })).toHaveValue(
      storedInvoice(5001).lines[0]!.item,
    );
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: there };
export const Touch: Story = { globals: { density: 'touch' }, play: there };
export const Phone: Story = { globals: phone, play: there };
export const Loading: Story = {
  parameters: handled(never(getInvoice)),
  play: async () => {
    await expect(await screen.findByText('Loading invoice…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { address: fresh },
  parameters: handled(refuses(getInvoiceForm, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the invoice' });
  },
};
export const Unknown: Story = {
  args: { address: '/apps/invoice/edit/77' },
  play: async () => void (await screen.findByRole('alert', { name: 'Invoice #77 doesn’t exist' })),
};
export const Choose: Story = {
  args: { address: '/apps/invoice/edit' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /#4994/ }));
    await at('/apps/invoice/edit/4994');
  },
};
export const LongText: Story = {
  beforeEach: () =>
    book.change(() => {
      const long = 'Küchengroßgerätereinigungsmittelkonzentratbestellung';
      const one = storedInvoice(5001);
      one.client = { ...one.client, name: `${long} ${long}`, address: long.repeat(3) };
      one.lines = [{ item: long.repeat(2), description: long, cost: 99_999_999, quantity: 400 }];
    }),
  play: there,
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };
export const Many: Story = {
  beforeEach: () =>
    book.change(() => {
      const one = storedInvoice(5001);
      one.lines = Array.from({ length: 30 }, () => ({ ...one.lines[0]! }));
    }),
  play: async () => {
    await there();
    await line(30);
  },
};

export const Added: Story = {
  args: { address: fresh },
  play: async () => {
    await screen.findByText('#5003');
    await expect(await screen.findByRole('button', { name: 'Send invoice' })).toBeDisabled();
    await press('Save');
    await screen.findByText('Check the highlighted fields.');
    await screen.findByText('Choose a client.');
    await screen.findByText('Choose or enter an item.');
    await pick(/^Client/, /Ines Vasconcelos/);
    await screen.findByText('Rua das Amoreiras 88, 1250-024 Lisboa');
    await write(1, 'Coffee bar');
    const first = await line(1);
    await expect(await first.findByRole('textbox', { name: /^Cost/ })).toHaveValue('960.00');
    await press('Save');
    await at('/apps/invoice/preview/5003');
    await screen.findByText('Invoice #5003 saved');
    await waitFor(() =>
      expect(storedInvoice(5003)).toMatchObject({
        client: { name: 'Ines Vasconcelos' },
        lines: [{ item: 'Coffee bar', cost: 96_000, quantity: 1 }],
        stage: 'Draft',
      }),
    );
    await expect(await screen.findByRole('button', { name: 'Send invoice' })).toBeEnabled();
  },
};

export const NewCustomer: Story = {
  args: { address: fresh },
  play: async () => {
    await pick(/^Client/, 'Add new customer');
    const form = await panel('New customer');
    await userEvent.click(await form.findByRole('button', { name: 'Add customer' }));
    await expect(await form.findAllByText('This field is required.')).toHaveLength(4);
    const fill = async (name: RegExp, text: string) =>
      userEvent.type(await form.findByRole('textbox', { name }), text);
    await fill(/^Name/, 'Zoë Zwart');
    await fill(/^Email/, 'ines@quietlyfamous.example');
    await fill(/^Address/, 'Kade 1, Rotterdam');
    await fill(/^Country/, 'Netherlands');
    await fill(/^Phone/, '+31 10 555 0100');
    await userEvent.click(await form.findByRole('button', { name: 'Add customer' }));
    await form.findByText('Another customer already has this email address.');
    await userEvent.clear(await form.findByRole('textbox', { name: /^Email/ }));
    await fill(/^Email/, 'zoe@zwart.example');
    await userEvent.click(await form.findByRole('button', { name: 'Add customer' }));
    await closed();
    await screen.findByText('Kade 1, Rotterdam');
    await expect(book.read().clients).toHaveLength(6);
  },
};

export const Lines: Story = {
  play: async () => {
    await there();
    const before = storedInvoice(5001).lines.length;
    await press('Add line');
    const added = await line(before + 1);
    await waitFor(() =>
      expect(document.activeElement).toBe(added.getByRole('combobox', { name: /^Item/ })),
    );
    await userEvent.type(added.getByRole('combobox', { name: /^Item/ }), 'A very small band');
    const cost = await added.findByRole('textbox', { name: /^Cost/ });
    await userEvent.clear(cost);
    await userEvent.type(cost, '12.50');
    const quantity = await added.findByRole('spinbutton', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await userEvent.tab();
    await added.findByText(/50\.00/);
    await press('Remove row 1');
    await screen.findByText('Row 1 removed');
    await press('Undo');
    await press('Remove row 1');
    await press('Save');
    await screen.findByText('Invoice #5001 saved');
    await waitFor(() => expect(storedInvoice(5001).lines).toHaveLength(before));
    await expect(storedInvoice(5001).lines.at(-1)).toEqual({
      item: 'A very small band',
      description: '',
      cost: 1250,
      quantity: 4,
    });
  },
};

export const QuantityOverLimit: Story = {
  play: async () => {
    await there();
    const before = storedInvoice(5001).lines[0]!.quantity;
    const first = await line(1);
    const quantity = await first.findByRole('spinbutton', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1200');
    await press('Save');
    await first.findByText('Enter a number from 1 to 999.');
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveValue('1200');
    await expect(storedInvoice(5001).lines[0]!.quantity).toBe(before);
  },
};

export const Saved: Story = {
  play: async () => {
    await there();
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.clear(note);
    await userEvent.type(note, 'With love.');
    await screen.findByText('Not saved yet');
    await userEvent.click(await screen.findByRole('switch', { name: 'Payment stub' }));
    await pick('Accept payment via', 'PayPal');
    await press('Save');
    await waitFor(() =>
      expect(storedInvoice(5001)).toMatchObject({ note: 'With love.', paymentMethod: 'PayPal' }),
    );
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    await userEvent.click(await screen.findByRole('link', { name: 'Preview' }));
    await at('/apps/invoice/preview/5001');
    await screen.findByText('With love.');
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(updateInvoice, 'forbidden')),
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, '!');
    await press('Save');
    await screen.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(note).toHaveValue(`${storedInvoice(5001).note}!`);
  },
};

/** Following a link doesn't lose unsaved changes. */
export const Leaving: Story = {
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, '!');
    await userEvent.click(await screen.findByRole('link', { name: 'Preview' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await ask.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await at('/apps/invoice/edit/5001');
    await expect(note).toHaveValue(`${storedInvoice(5001).note}!`);
    await userEvent.click(await screen.findByRole('link', { name: 'All invoices' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await at('/apps/invoice/list');
    await expect(storedInvoice(5001).note.endsWith('!')).toBe(false);
  },
};

/** Sending saves unsaved changes first. */
export const SavedBeforeSending: Story = {
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, ' Soon.');
    await press('Send invoice');
    await at('/apps/invoice/edit/5001?panel=send');
    await panel('Send invoice');
    await expect(storedInvoice(5001).note.endsWith(' Soon.')).toBe(true);
  },
};

export const Keyboard: Story = {
  args: { address: fresh },
  play: async () => {
    const client = await screen.findByRole('combobox', { name: /^Client/ });
    client.focus();
    await userEvent.keyboard('opera');
    await screen.findByRole('option', { name: /Odette Lemaire/ });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByText('9 Rue du Contre-ut, 69002 Lyon');
    const item = await (await line(1)).findByRole('combobox', { name: /^Item/ });
    while (document.activeElement !== item) await userEvent.tab();
    await userEvent.keyboard('Knife');
    await screen.findByRole('option', { name: 'Knife skills course' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(item).toHaveValue('Knife skills course'));
    const save = await screen.findByRole('button', { name: 'Save' });
    while (document.activeElement !== save) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await at('/apps/invoice/preview/5003');
  },
};
