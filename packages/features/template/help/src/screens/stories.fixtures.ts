import { setScenario } from '@servery/api/mocks';
import { expect, waitFor } from 'storybook/test';

/** Adds handlers that take precedence over the sample's. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Resets the scenario after a story. */
export const restored = () => () => setScenario('usual');

/** Waits until the URL is the given one. */
export const at = (path: string) =>
  waitFor(() =>
    expect(document.querySelector<HTMLElement>('[data-address]')?.dataset['address']).toBe(path),
  );
