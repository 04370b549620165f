import { fn } from 'storybook/test';
import type { AuthPageName } from './pages.ts';

/** What every story of a page before sign-in is given. */
export const pageArgs = {
  hrefOf: (page: AuthPageName) => `/pages/${page}`,
  onDone: fn(),
};

/** On a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
