import { screen, userEvent, within } from 'storybook/test';

/** Opens the dialog of a card and returns queries for it. */
export async function open(name: string, title = name) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Chooses an option of a select. */
export async function select(name: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** MSW handlers that replace those of the sample. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
