import type { LoadPage, PageModule } from './screen.ts';

/**
 * The loaders of all pages of the template apps, by file; in a separate file for the same reason as
 * `pages.ts`.
 */
export const templatePages: Readonly<Record<string, LoadPage>> = import.meta.glob<PageModule>(
  '../pages/template/*Page.tsx',
);
