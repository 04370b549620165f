import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, type UserEventObject } from 'storybook/test';
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
    },
  },
} satisfies Meta<typeof CsvImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const good = 'Dish,Price,Kitchen\nNasi lemak,12.50,Hot\nRoti tisu,8,Griddle\n';
const choose = (userEvent: UserEventObject, text: string) =>
  userEvent.upload(
    screen.getByLabelText('Choose a CSV file', { selector: 'input' }),
    new File([text], 'dishes.csv', { type: 'text/csv' }),
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
