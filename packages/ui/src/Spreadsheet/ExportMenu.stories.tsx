import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from './ExportMenu.guide.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { printRows } from './printRows.ts';
import type { SheetColumn } from './sheet.ts';
import { toXlsx } from './toXlsx.ts';

interface Dish {
  name: string;
  sold: number;
}

const columns: SheetColumn<Dish>[] = [
  { id: 'name', header: 'Dish', value: ({ name }) => name },
  { id: 'sold', header: 'Sold', value: ({ sold }) => sold },
];
const rows: Dish[] = [
  { name: 'Nasi lemak', sold: 184 },
  { name: '=HYPERLINK("https://example.com")', sold: 1 },
];

const meta = {
  component: ExportMenu<Dish>,
  title: 'Spreadsheet / ExportMenu',
  parameters: { guide },
  args: {
    columns,
    rows,
    fileName: 'Dishes',
    labels: {
      label: 'Export',
      csv: 'CSV file',
      xlsx: 'Excel file',
      copy: 'Copy',
      print: 'Print',
    },
    onDone: fn(),
    onFail: fn(),
  },
} satisfies Meta<typeof ExportMenu<Dish>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name and content of the files that would have been saved. */
const saved: { name: string; blob: Blob }[] = [];

/** Intercepts saved files, and returns a function that stops it. */
function catchSaved() {
  saved.length = 0;
  const onClick = (event: Event) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !link.download) return;
    event.preventDefault();
    const { download: name, href } = link;
    void fetch(href)
      .then((answer) => answer.blob())
      .then((blob) => saved.push({ name, blob }));
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

export const Default: Story = {
  beforeEach: catchSaved,
  play: async ({ args, canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('CSV file');
    await waitFor(() => expect(args.onDone).toHaveBeenLastCalledWith('csv', 2));
    await waitFor(() => expect(saved[0]?.name).toBe('Dishes.csv'));
    await expect(await saved[0]?.blob.text()).toContain(
      '"\'=HYPERLINK(""https://example.com"")",1',
    );
    await choose('Excel file');
    await waitFor(() => expect(args.onDone).toHaveBeenLastCalledWith('xlsx', 2));
    await waitFor(() => expect(saved[1]?.name).toBe('Dishes.xlsx'));
    const bytes = new Uint8Array((await saved[1]?.blob.arrayBuffer()) ?? []);
    await expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  },
};

export const Keyboard: Story = {
  args: { rows: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const item = await screen.findByRole('menuitem', { name: 'CSV file' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onFail).toHaveBeenCalledWith('csv', expect.any(Error)));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Printed: Story = {
  play: async () => {
    const print = fn<(frame: Window) => void>();
    printRows('Dishes', columns, rows, print);
    const frame = print.mock.calls[0]?.[0];
    const page = frame?.document;
    await expect(page?.querySelector('caption')).toHaveTextContent('Dishes');
    await expect(page?.querySelectorAll('tbody tr')).toHaveLength(2);
    await expect(page?.adoptedStyleSheets).toHaveLength(1);
    frame?.dispatchEvent(new Event('afterprint'));
    await expect(document.querySelector('iframe[title=Dishes]')).toBeNull();
  },
};

export const ExcelHoldsText: Story = {
  play: async () => {
    const blob = await toXlsx(columns, rows);
    await expect(blob.size).toBeGreaterThan(500);
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };

export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };

export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Pending: Story = {
  args: { rows: fn(() => new Promise<Dish[]>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const LongText: Story = {
  args: {
    labels: {
      label: 'Bestellungsannahmebestätigungen ausführen',
      csv: 'Textdatei mit getrennten Werten für alle Tabellenkalkulationsprogramme',
      xlsx: 'Tabellenkalkulationsdatei',
      copy: 'In die Zwischenablage kopieren',
      print: 'Ausdrucken',
    },
  },
};
