import { setScenario } from '@servery/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { book } from '../mocks/book.ts';

/** Gives a story these answers before the sample's. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Puts the sample back when a story is over. */
export const restored = () => () => {
  setScenario('usual');
  book.reset();
};

/** Waits for an address. */
export const at = (path: string) =>
  waitFor(() =>
    expect(document.querySelector<HTMLElement>('[data-address]')?.dataset['address']).toBe(path),
  );

/** The rows of the list, as many as there have to be. */
export const listed = async (count: number) => {
  const table = await screen.findByRole('table', { name: 'Invoices' });
  await waitFor(() => expect(table.querySelectorAll('tr[data-row]')).toHaveLength(count));
  return [...table.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => within(row));
};

/** The drawer of a name. */
export const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Waits until no drawer and no dialog is left. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** An invoice as it is kept. */
export const kept = (id: number) => book.read().invoices.find((one) => one.id === id)!;
