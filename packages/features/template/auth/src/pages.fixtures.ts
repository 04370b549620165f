import { fn } from 'storybook/test';
import type { AuthPageName } from './pages.ts';

/** The arguments of every story of a page before sign-in. */
export const pageArgs = {
  hrefOf: (page: AuthPageName) => `/pages/${page}`,
  onDone: fn(),
};

/** Globals of a story on a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
