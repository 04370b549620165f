import type { Column } from './columns.ts';
import type { DataTableLabels } from './DataTable.tsx';
import type { ColumnToolLabels } from './useColumnTools.tsx';

export interface Order {
  id: string;
  number: number;
  guest: string;
  table: string;
  status: string;
  total: number;
}

const guests = ['Aisha Rahman', 'Wei Ling Tan', 'Kavita Nair', 'Daniel Lim', 'Nurul Huda', 'Farid'];
const tables = ['Patio 3', 'Hall 12', 'Pick-up', 'Delivery'];
const states = ['New', 'Cooking', 'Ready', 'Served'];

export const orders = (count: number, from = 0): Order[] =>
  Array.from({ length: count }, (_, index) => {
    const n = index + from;
    return {
      id: `ord_${n + 1}`,
      number: 1000 + n,
      guest: guests[n % guests.length] ?? '',
      table: tables[(n * 7) % tables.length] ?? '',
      status: states[(n * 3) % states.length] ?? '',
      total: 950 + ((n * 137) % 9000),
    };
  });

export const keyOf = ({ id }: Order) => id;

const formatted = new Intl.NumberFormat('en', { style: 'currency', currency: 'MYR' });
export const money = (sen: number) => formatted.format(sen / 100);

export const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, width: 96, sortKey: 'number' },
  { id: 'guest', header: 'Guest', cell: ({ guest }) => guest, width: '2fr', sortKey: 'guest' },
  { id: 'table', header: 'Table', cell: ({ table }) => table },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  {
    id: 'total',
    header: 'Total',
    cell: ({ total }) => money(total),
    align: 'end',
    width: 128,
    sortKey: 'total',
  },
];

/** The values that columns are sorted by in the browser. */
export const by = {
  number: ({ number }: Order) => number,
  guest: ({ guest }: Order) => guest,
  total: ({ total }: Order) => total,
};

export const labels: DataTableLabels<Order> = {
  selectAll: 'Select all orders',
  selectRow: ({ number }) => `Select order ${number}`,
  expandRow: ({ number }) => `Lines of order ${number}`,
  position: (row, count) => `Order ${row} of ${count}`,
};

export const toolLabels: ColumnToolLabels = {
  menu: (column) => `${column}: column menu`,
  resize: (column) => `${column}: width`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  moveToStart: 'Move towards start',
  moveToEnd: 'Move towards end',
  pinStart: 'Pin to start',
  pinEnd: 'Pin to end',
  unpin: 'Unpin',
  resetWidth: 'Reset width',
  hide: 'Hide column',
};
