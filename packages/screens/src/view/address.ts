/** Splits a URL into its path and its query string from `?` on. */
export function splitAddress(address: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(address, 'http://page');
  return { pathname, search };
}

/** Joins a path and a query string that is given without `?`. */
export const joinAddress = (pathname: string, search: string): string =>
  search ? `${pathname}?${search}` : pathname;
