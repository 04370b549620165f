/**
 * Whether a failure only says that a browser closed or never opened, which says nothing about the
 * tests.
 */
export const isLostBrowser = (text: string): boolean =>
  /Browser connection was closed|connect to the browser session|page crashed/.test(text);
