import type { LoadPage } from './screen.ts';

/** The pages on which people start; their files are named in the HTML. */
const nearby: Readonly<Record<string, LoadPage>> = {
  Board: () => import('../pages/BoardPage.tsx'),
  History: () => import('../pages/HistoryPage.tsx'),
  Order: () => import('../pages/OrderPage.tsx'),
  SignIn: () => import('../pages/SignInPage.tsx'),
};

const listed = (page: string) =>
  import.meta.env.SERVERY_TEMPLATES && page.startsWith('template/')
    ? import('./templatePages.ts').then(({ templatePages }) => templatePages)
    : import('./pages.ts').then(({ pages }) => pages);

const fromList =
  (page: string): LoadPage =>
  async () => {
    const load = (await listed(page))[`../pages/${page}Page.tsx`];
    if (!load) throw new Error(`There is no page ${page}.`);
    return load();
  };

const loads = new Map<string, LoadPage>();

/**
 * Returns the function that loads a page; always the same function for the same page, so that
 * screens can detect that they share it.
 */
export function loadPage(page: string): LoadPage {
  const load = loads.get(page) ?? nearby[page] ?? fromList(page);
  loads.set(page, load);
  return load;
}
