import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { guide } from './CsvImport.guide.ts';
import { CsvImport } from './CsvImport.tsx';
import type { ImportField } from './readRows.ts';

const fields: readonly ImportField[] = [
  { id: 'name', label: 'Dish', isRequired: true },
  {
    id: 'price',
    label: 'Price',
    isRequired: true,
    read: (text) => {
      if (!/^\d+(\.\d\d?)?$/.test(text)) throw new Error(`“${text}” is no price: write 12.50.`);
      return Number(text);
    },
  },
  { id: 'station', label: 'Station', names: ['kitchen'] },
];

const meta = {
  component: CsvImport,
  title: 'Spreadsheet / CsvImport',
  parameters: { guide },
  args: {
    fields,
    onImport: fn(),
    labels: {
      choose: 'Choose a CSV file',
      chosen: (file: string, rows: number) => `${file}: ${rows} rows`,
      noColumn: 'No column',
      missing: 'missing.',
      preview: 'The first rows',
      error: (line: number, field: string, message: string) => `Line ${line}, ${field}: ${message}`,
      errors: (count: number) => `${count} values are wrong; their rows stay out`,
      take: (count: number) => `Import ${count} dishes`,
      unreadable: 'This file has no rows.',
      notText: 'This file is no text.',
      windows1252: 'Read as Western European text.',
      column: ({ heading, column }) => heading || `Column ${column}`,
      problem: (code) => `${code}.`,
      repeatedColumn: (name, column) => `${name} (column ${column})`,
      question: ({ text, line }) => `What is “${text}” in line ${line}?`,
    },
  },
} satisfies Meta<typeof CsvImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const good = 'Dish,Price,Kitchen\nNasi lemak,12.50,Hot\nRoti tisu,8,Griddle\n';
const choose = (userEvent: UserEventObject, content: BlobPart) =>
  userEvent.upload(
    screen.getByLabelText('Choose a CSV file', { selector: 'input' }),
    new File([content], 'dishes.csv', { type: 'text/csv' }),
  );
const take = (count: number) => screen.findByRole('button', { name: `Import ${count} dishes` });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await choose(userEvent, good);
    await userEvent.click(await take(2));
    await expect(args.onImport).toHaveBeenCalledWith([
      { name: 'Nasi lemak', price: 12.5, station: 'Hot' },
      { name: 'Roti tisu', price: 8, station: 'Griddle' },
    ]);
  },
};

export const Empty: Story = {};

export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'Dish,Price\n');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('This file has no rows.'),
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await choose(userEvent, `${good}Teh tarik,free,Bar\n,3,Bar\n`);
    const list = await canvas.findByRole('list', { name: /^2 values are wrong/ });
    await expect(list).toHaveTextContent('Line 4, Price: “free” is no price: write 12.50.');
    await expect(list).toHaveTextContent('Line 5, Dish: missing.');
    await userEvent.click(await take(2));
    await expect(args.onImport).toHaveBeenCalledTimes(1);
  },
};

/** Rows that the parser can't read are listed with their line, and the others can be imported. */
export const BrokenRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, `${good}\n\nTeh tarik,3,50,Bar\nCaf\uFFFD,4,Bar\nCendol,"7,Bar`);
    const list = await canvas.findByRole('list', { name: /^3 values are wrong/ });
    await expect(list).toHaveTextContent('Line 6, Column 4: cells.');
    await expect(list).toHaveTextContent('Line 7, Dish: character.');
    await expect(list).toHaveTextContent('Line 8, Price: openQuote.');
    await take(2);
  },
};

/** "CSV" of Excel in Western Europe isn't UTF-8. */
export const WesternEuropean: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = 'Dish;Price\nCafé glacé;12.90';
    await choose(userEvent, Uint8Array.from([...text].map((sign) => sign.charCodeAt(0))));
    await canvas.findByText('Read as Western European text.');
    await canvas.findByRole('cell', { name: 'Café glacé' });
    await userEvent.click(await take(1));
    await expect(args.onImport).toHaveBeenCalledWith([{ name: 'Café glacé', price: 12.9 }]);
  },
};

/** A number that can be read in two ways is asked about once for the file. */
export const AmbiguousNumbers: Story = {
  args: {
    fields: [
      { id: 'name', label: 'Dish', isRequired: true },
      { id: 'price', label: 'Price', number: { maxDecimals: 2, units: ['RM'] }, read: Number },
    ],
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const name = new Intl.NumberFormat(globals['locale'] as string).format(1250);
    await choose(userEvent, 'Dish;Price\nTeh;4\nWagyu;RM 1,250\nLobster;3.500');
    const question = await canvas.findByRole('radiogroup', {
      name: /^What is “RM 1,250” in line 3\?/,
    });
    await expect(await take(0)).toBeDisabled();
    await userEvent.click(within(question).getByRole('radio', { name }));
    await canvas.findByRole('cell', { name });
    await userEvent.click(await take(3));
    await expect(args.onImport).toHaveBeenCalledWith([
      { name: 'Teh', price: 4 },
      { name: 'Wagyu', price: 1250 },
      { name: 'Lobster', price: 3.5 },
    ]);
  },
};

export const RepeatedColumn: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'Dish,Price,Price\nTeh,3,4\n');
    await expect(await take(0)).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: /^Price/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Price (column 3)' }));
    await take(1);
  },
};

export const NotText: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('This file is no text.'),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await choose(userEvent, 'What,Cost\nCendol,7\n');
    const dish = await screen.findByRole('combobox', { name: /^Dish/ });
    await expect(await take(0)).toBeDisabled();
    const map = async (field: HTMLElement, column: string) => {
      field.focus();
      await userEvent.keyboard('{Enter}');
      const option = await screen.findByRole('option', { name: column });
      while (document.activeElement !== option && option.dataset.highlighted === undefined)
        await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    };
    await map(dish, 'What');
    await map(screen.getByRole('combobox', { name: /^Price/ }), 'Cost');
    const button = await take(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onImport).toHaveBeenCalledWith([{ name: 'Cendol', price: 7 }]);
  },
};

export const Pending: Story = {
  args: { onImport: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await choose(userEvent, good);
    const button = await take(2);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LongText: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, `Dish,Price\n${'Unreasonablylongname'.repeat(8)},3\n`);
    await take(1);
  },
};

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    const lines = Array.from({ length: 3000 }, (_, n) => `Dish ${n},${n % 9 ? n : 'free'}`);
    await choose(userEvent, `Dish,Price\n${lines.join('\n')}\n`);
    await take(2666);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
  },
};
