import { setScenario } from '@servery/api/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { profileMocks } from '../mocks/index.ts';

/** Adds handlers that take precedence over the sample's. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Resets the scenario and the data after a story. */
export const restored = () => () => {
  setScenario('usual');
  profileMocks.reset();
};

/** Waits until the URL is the given one. */
export const at = (path: string) =>
  waitFor(() =>
    expect(document.querySelector<HTMLElement>('[data-address]')?.dataset['address']).toBe(path),
  );

/** Returns queries for the card with a title. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** Returns queries for the post that begins with a text, once its form is there. */
export const post = async (name: RegExp) => {
  const found = within(await screen.findByRole('article', { name }));
  await found.findByRole('textbox', { name: /^Add a comment/ });
  return found;
};

/** Clicks the button with a name in a part of the page. */
export const press = async (part: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(await part.findByRole('button', { name }));
