import { screen, userEvent, within } from 'storybook/test';

/** For stories: merchants of the sample. */
export const chowKit = 'Seri Melati Chow Kit';
export const kajang = 'Seri Melati Kajang';

/** For stories: the size of a phone. */
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** For stories: the parameters that replace mock handlers. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

type Scope = ReturnType<typeof within>;

/** For stories: waits for the dialog with a name. */
export const dialog = async (name: string): Promise<Scope> =>
  within(await screen.findByRole('dialog', { name }));

/** For stories: presses a button. */
export const press = async (scope: Scope, name: string): Promise<void> =>
  userEvent.click(await scope.findByRole('button', { name }));

/** For stories: opens a merchant and the form of the people who have it. */
export async function editAssigned(name: string, action: string, title: string) {
  await userEvent.click(await screen.findByText(name));
  const panel = await dialog(name);
  await press(panel, action);
  return { panel, form: await dialog(`${title} of ${name}`) };
}
