import type { LoadPage, PageModule } from './screen.ts';

/**
 * The loaders of all pages that `loadPage.ts` doesn't name, by file. Their file names would double
 * the size of the HTML, so they are in a separate file.
 */
export const pages: Readonly<Record<string, LoadPage>> = import.meta.glob<PageModule>([
  '../pages/*Page.tsx',
  '../pages/floor/*Page.tsx',
  '!../pages/{Board,History,Order,Pin,SignIn}Page.tsx',
]);
