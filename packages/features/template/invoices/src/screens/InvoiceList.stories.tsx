import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import { deleteInvoice, listInvoices, sendInvoice } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { book, rowOf } from '../mocks/book.ts';
import { makeInvoices } from '../mocks/invoices.ts';
import { InvoicesAddress } from './InvoicesAddress.fixtures.tsx';
import {
  at,
  closed,
  handled,
  storedInvoice,
  listed,
  panel,
  phone,
  restored,
} from './stories.fixtures.ts';

const meta = {
  title: 'screens/InvoiceList',
  component: InvoicesAddress,
  args: { address: '/apps/invoice/list', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof InvoicesAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (id: number, name: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: `More actions for invoice #${id}` }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const findText = (text: string | RegExp) => screen.findByText(text);

export const Loaded: Story = {
  play: async () => {
    const [first] = await listed(10);
    await expect(first!.getByRole('link', { name: '#5002' })).toBeVisible();
    await findText('1–10 of 52');
    await findText('Page 1 of 6');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await listed(10)) };
export const Touch: Story = {
  globals: { density: 'touch' },
  play: async () => void (await listed(10)),
};
export const Phone: Story = { globals: phone, play: async () => void (await listed(10)) };

export const Loading: Story = {
  parameters: handled(never(listInvoices)),
  play: async () => {
    await expect(await findText('Loading invoices…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listInvoices, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load invoices' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No invoices yet' });
    await expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await listed(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Last page' }));
    await at('/apps/invoice/list?page=100');
    await findText('991–1,000 of 1,000');
    await listed(10);
  },
};
export const LongText: Story = {
  parameters: handled(
    templateAnswer(listInvoices, () => {
      const invoices = makeInvoices(3, '2026-11-21').map((one) => ({
        ...rowOf(one),
        total: 99_999_999_999,
        balance: -99_999_999_999,
        client: {
          ...one.client,
          name: 'Friederike Wolfeschlegelsteinhausenbergerdorff-Hohenzollern',
          companyEmail: 'friederike.wolfeschlegelsteinhausenbergerdorff@example.com',
        },
      }));
      return { allData: invoices, total: 3, invoices };
    }),
  ),
  play: async () => void (await listed(3)),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const NoResult: Story = {
  args: { address: '/apps/invoice/list?q=unicorn&status=paid' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching invoices' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await at('/apps/invoice/list');
    await listed(10);
  },
};

/** The columns match their headers: the date issued differs from the due date. */
export const Columns: Story = {
  play: async () => {
    const rows = await listed(10);
    const formatDay = (day: string) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
    for (const [index, row] of rows.entries()) {
      const { issuedDate, dueDate } = storedInvoice(5002 - index);
      await expect(row.getByText(formatDay(issuedDate))).toBeVisible();
      await expect(row.queryByText(formatDay(dueDate))).toBeNull();
    }
    const paid = rows.find((row) => row.queryAllByText('Paid').length === 2);
    await expect(paid).toBeDefined();
  },
};

/** Initials have one colour per client, in every row. */
export const Avatars: Story = {
  args: { address: '/apps/invoice/list?rows=25' },
  play: async () => {
    await listed(25);
    const looks = new Map<string, Set<string>>();
    for (const row of document.querySelectorAll('tr[data-row]')) {
      const [, id] = /#(\d+)/.exec(row.textContent)!;
      const face = row.querySelector('span[aria-hidden=true]')!;
      const { name } = storedInvoice(Number(id)).client;
      looks.set(name, (looks.get(name) ?? new Set()).add(face.className));
    }
    for (const [, seen] of looks) await expect(seen.size).toBe(1);
    await expect(new Set([...looks.values()].flatMap((seen) => [...seen])).size).toBeGreaterThan(1);
  },
};

export const Searched: Story = {
  play: async () => {
    await listed(10);
    await userEvent.type(await screen.findByRole('searchbox'), '#4987');
    await at('/apps/invoice/list?q=%234987');
    await listed(1);
  },
};

export const Filtered: Story = {
  args: { address: '/apps/invoice/list?page=3' },
  play: async () => {
    await listed(10);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Draft' }));
    await at('/apps/invoice/list?status=draft');
    const drafts = book.read().invoices.filter(({ stage }) => stage === 'Draft').length;
    const rows = await listed(drafts);
    for (const row of rows) await expect(row.getByText('Draft')).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async () => {
    await listed(10);
    await userEvent.click(await screen.findByRole('button', { name: /^Total/ }));
    await at('/apps/invoice/list?by=total&sort=asc');
    const totals = () =>
      [...document.querySelectorAll('tr[data-row]')].map(
        (row) => rowOf(storedInvoice(Number(/#(\d+)/.exec(row.textContent)![1]))).total,
      );
    const least = book
      .read()
      .invoices.map((one) => rowOf(one).total)
      .toSorted((one, other) => one - other)
      .slice(0, 10);
    await waitFor(() => expect(totals()).toEqual(least));
  },
};

export const LastPage: Story = {
  play: async () => {
    await listed(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Last page' }));
    await at('/apps/invoice/list?page=6');
    await listed(2);
    await screen.findByRole('link', { name: '#4951' });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Rows per page' }),
      '25',
    );
    await at('/apps/invoice/list?page=3&rows=25');
    await listed(2);
  },
};

export const PastTheLastPage: Story = {
  args: { address: '/apps/invoice/list?page=99' },
  play: async () => {
    await at('/apps/invoice/list?page=6');
    await findText('51–52 of 52');
    await listed(2);
    await expect(screen.queryByRole('heading', { name: 'No invoices yet' })).toBeNull();
  },
};

export const Deleted: Story = {
  play: async () => {
    await listed(10);
    await choose(5002, 'Delete');
    await waitFor(() => expect(screen.queryByRole('link', { name: '#5002' })).toBeNull());
    await findText('1–10 of 51');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByRole('link', { name: '#5002' });
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(deleteInvoice, 'forbidden')),
  play: async () => {
    await listed(10);
    await choose(5002, 'Delete');
    await findText('Something went wrong');
    await screen.findByRole('link', { name: '#5002' });
  },
};

export const Duplicated: Story = {
  play: async () => {
    await listed(10);
    await choose(5000, 'Duplicate');
    await screen.findByRole('link', { name: '#5003' });
    await expect(storedInvoice(5003).lines).toEqual(storedInvoice(5000).lines);
    await userEvent.click(await screen.findByRole('button', { name: /^Open/ }));
    await at('/apps/invoice/edit/5003');
  },
};

export const Downloaded: Story = {
  play: async () => {
    const rows = await listed(10);
    const draft = rows.find((row) => row.queryByText('Draft'));
    const id = Number(/\d+/.exec(draft!.getByRole('link', { name: /^#/ }).textContent)![0]);
    const saved = new Promise<HTMLAnchorElement>((resolve) => {
      const listen = (event: MouseEvent) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
        if (!link) return;
        event.preventDefault();
        document.removeEventListener('click', listen, true);
        resolve(link);
      };
      document.addEventListener('click', listen, true);
    });
    await choose(id, 'Download');
    const link = await saved;
    await expect(link.download).toBe(`invoice-${id}.pdf`);
    const head = (await (await fetch(link.href)).text()).slice(0, 5);
    await expect(head).toBe('%PDF-');
    await findText(`Invoice #${id} saved as a PDF`);
    await expect(storedInvoice(id).stage).toBe('Downloaded');
  },
};

export const Sent: Story = {
  play: async () => {
    await listed(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Send invoice #4997' }));
    await at('/apps/invoice/list?send=4997');
    const form = await panel('Send invoice');
    const to = await form.findByRole('textbox', { name: /^To/ });
    await expect(to).toHaveValue(storedInvoice(4997).client.companyEmail);
    await form.findByText('Invoice #4997 attached');
    await userEvent.clear(to);
    await userEvent.type(to, 'nobody');
    await userEvent.click(await form.findByRole('button', { name: 'Send' }));
    await form.findByText('Enter an email address, such as name@example.com.');
    await userEvent.type(to, '@example.com');
    await userEvent.click(await form.findByRole('button', { name: 'Send' }));
    await closed();
    await at('/apps/invoice/list');
    await findText('Invoice #4997 sent');
    await waitFor(() => expect(storedInvoice(4997).stage).toBe('Sent'));
  },
};

export const NotSent: Story = {
  args: { address: '/apps/invoice/list?send=4997' },
  parameters: handled(refuses(sendInvoice, 'crashed')),
  play: async () => {
    const form = await panel('Send invoice');
    await userEvent.click(await form.findByRole('button', { name: 'Send' }));
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

export const Gone: Story = {
  args: { address: '/apps/invoice/list?send=77' },
  play: async () => {
    const form = await panel('Send invoice');
    await form.findByRole('heading', { name: 'Invoice #77 doesn’t exist' });
  },
};

export const Exported: Story = {
  args: { address: '/apps/invoice/list?status=paid' },
  play: async () => {
    const copied = fn();
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied(text) },
    });
    try {
      await listed(10);
      await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
      await waitFor(() => expect(copied).toHaveBeenCalled());
      const [head, ...rows] = String(copied.mock.calls[0]![0]).trim().split('\n');
      await expect(head).toMatch(/^Number\tStatus\tClient\tEmail/);
      const [, count] = /of (\d+)$/.exec((await findText(/^1–10 of/)).textContent)!;
      await expect(rows).toHaveLength(Number(count));
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  },
};

export const Status: Story = {
  play: async () => {
    const [first] = await listed(10);
    const link = first!.getByRole('link', { name: /Balance/ });
    link.focus();
    await userEvent.hover(link);
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent(/Balance .*, due /);
    await userEvent.click(link);
    await at('/apps/invoice/preview/5002');
  },
};

export const Keyboard: Story = {
  play: async () => {
    await listed(10);
    const search = await screen.findByRole('searchbox');
    search.focus();
    await userEvent.keyboard('4997');
    await at('/apps/invoice/list?q=4997');
    await listed(1);
    const send = await screen.findByRole('button', { name: 'Send invoice #4997' });
    while (document.activeElement !== send) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const form = await panel('Send invoice');
    await form.findByRole('textbox', { name: /^To/ });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await at('/apps/invoice/edit/4997');
  },
};
