/** A row of plain values, shown on every page of the bench. */
export type Row = readonly (string | number)[];

export const count = 100_000;
export const rowHeight = 48;
export const names = [
  'Order',
  'Guest',
  'Table',
  'Status',
  'Method',
  'Staff',
  'Lines',
  'Subtotal',
  'Tax',
  'Tip',
  'Total',
  'Placed',
] as const;

const guests = ['Aisha', 'Wei Ling', 'Kavita', 'Daniel', 'Nurul', 'Farid', 'Zoë', 'Ängström'];
const families = ['Rahman', 'Tan', 'Nair', 'Lim', 'Huda', 'Wong', 'Singh', 'Abdullah', 'Lee'];
const tables = ['Patio 3', 'Hall 12', 'Pick-up', 'Delivery', 'Bar 1'];
const states = ['New', 'Cooking', 'Ready', 'Served', 'Paid'];
const methods = ['Dine in', 'Pick-up', 'Delivery'];

const pick = (labels: readonly string[], n: number) => labels[n % labels.length] ?? '';

/**
 * Returns the same rows on every page and run. Guest names are all different, which is the slowest
 * case for sorting.
 */
export const makeRows = (): Row[] =>
  Array.from({ length: count }, (_, n) => [
    n + 1,
    `${pick(guests, n * 7)} ${pick(families, n * 13)} ${(n * 7919) % count}`,
    pick(tables, n * 3),
    pick(states, n * 11),
    pick(methods, n * 5),
    pick(guests, n * 17),
    (n % 9) + 1,
    (n * 137) % 20_000,
    (n * 31) % 2_000,
    (n * 17) % 500,
    (n * 211) % 30_000,
    (n * 97) % 86_400,
  ]);

/**
 * Sets the performance mark `first row` once the first row is rendered, timed from navigation
 * start.
 */
export function markFirstRow(selector: string) {
  const look = () => {
    if (document.querySelector(selector)) {
      requestAnimationFrame(() => performance.mark('first row'));
      return;
    }
    requestAnimationFrame(look);
  };
  look();
}
