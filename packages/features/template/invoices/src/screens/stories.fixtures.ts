import { setScenario } from '@servery/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { book } from '../mocks/book.ts';

/** Adds handlers that take precedence over the sample's. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Resets the sample after a story. */
export const restored = () => () => {
  setScenario('usual');
  book.reset();
};

/** Waits until the URL is the given one. */
export const at = (path: string) =>
  waitFor(() =>
    expect(document.querySelector<HTMLElement>('[data-address]')?.dataset['address']).toBe(path),
  );

/** Waits for `count` rows of the list and returns queries for each. */
export const listed = async (count: number) => {
  const table = await screen.findByRole('table', { name: 'Invoices' });
  await waitFor(() => expect(table.querySelectorAll('tr[data-row]')).toHaveLength(count));
  return [...table.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => within(row));
};

/** Returns queries for the drawer with a name. */
export const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Waits until all drawers and dialogs are closed. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns a stored invoice. */
export const storedInvoice = (id: number) => book.read().invoices.find((one) => one.id === id)!;
