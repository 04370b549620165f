import { setScenario } from '@servery/api/mocks';
import { expect, waitFor } from 'storybook/test';
import { blogMocks } from '../mocks/index.ts';

/** Adds handlers that take precedence over the sample's. */
export const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Starts a story without a saved visitor, and resets the scenario and the data after it. */
export const restored = () => {
  localStorage.removeItem('servery.blog.visitor');
  return () => {
    setScenario('usual');
    blogMocks.reset();
  };
};

/** Waits until the URL is the given one. */
export const at = (path: string) =>
  waitFor(() =>
    expect(document.querySelector<HTMLElement>('[data-address]')?.dataset['address']).toBe(path),
  );
