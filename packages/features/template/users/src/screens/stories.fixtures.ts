import { setScenario } from '@servery/api/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
export const listed = async (count: number, name = 'Users', role = 'table') => {
  const table = await screen.findByRole(role, { name });
  await waitFor(() => expect(table.querySelectorAll('tr[data-row]')).toHaveLength(count));
  return [...table.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => within(row));
};

/** Returns queries for the dialog with a name. */
export const dialog = async (name: string, role = 'dialog') =>
  within(await screen.findByRole(role, { name }));

/** Clicks the button with a name. */
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Returns queries for the card with a title. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** Waits until a question is closed. */
export const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Waits until focus is on the button with a name. */
export const focusedOn = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/** Runs a story with a clipboard that passes copied texts to the returned mock. */
export const withClipboard = async (run: (copied: ReturnType<typeof fn>) => Promise<void>) => {
  const copied = fn();
  const { clipboard } = navigator;
  const set = (value: unknown) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  set({ writeText: async (text: string) => copied(text) });
  try {
    await run(copied);
  } finally {
    set(clipboard);
  }
};

/** Replaces the text of a field in a form. */
export const fill = async (
  form: Awaited<ReturnType<typeof dialog>>,
  label: RegExp,
  text: string,
) => {
  const field = await form.findByRole<HTMLInputElement>('textbox', { name: label });
  await userEvent.click(field);
  // `clear` would leave the end of a formatted text: it ignores the characters of the format.
  field.select();
  await userEvent.keyboard('{Backspace}');
  if (text) await userEvent.keyboard(text);
};

/** Waits until all drawers and dialogs are closed. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns the stored user with a name. */
export const storedUser = (name: string) =>
  store.read().users.find(({ fullName }) => fullName === name);
