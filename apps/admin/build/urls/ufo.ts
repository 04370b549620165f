/** Throws, because builds of the app don't have the URL functions of ofetch. */
const unavailable = (): never => {
  throw new Error('Pass a complete URL: builds have no `baseURL` or `query` of ofetch.');
};

export const withBase = unavailable;
export const withQuery = unavailable;
