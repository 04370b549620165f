import { setScenario } from '@servery/api/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { usersMocks } from '../mocks/index.ts';
import { store } from '../mocks/store.ts';

/** Adds handlers that take precedence over the sample's. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Resets the sample after a story. */
export const restored = () => () => {
  setScenario('usual');
  usersMocks.reset();
};

/** Waits until the URL is the given one. */
export const at = (path: string) =>
  waitFor(() =>
    expect(document.querySelector<HTMLElement>('[data-address]')?.dataset['address']).toBe(path),
  );

/** Waits for `count` rows of the list and returns queries for each. */
export const listed = async (count: number, name = 'Users') => {
  const table = await screen.findByRole('table', { name });
  await waitFor(() => expect(table.querySelectorAll('tr[data-row]')).toHaveLength(count));
  return [...table.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => within(row));
};

/** Returns queries for the dialog with a name. */
export const dialog = async (name: string, role = 'dialog') =>
  within(await screen.findByRole(role, { name }));

/** Replaces the text of a field in a form. */
export const fill = async (
  form: Awaited<ReturnType<typeof dialog>>,
  label: RegExp,
  text: string,
) => {
  const field = await form.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** Waits until all drawers and dialogs are closed. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns the stored user with a name. */
export const storedUser = (name: string) =>
  store.read().users.find(({ fullName }) => fullName === name);
