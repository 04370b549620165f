/** A query of postgres.js: the client calls `reject` with the server's error. */
interface Refusable {
  reject?: (error: unknown) => void;
}

/**
 * Returns a promise that rejects with the server's error about the rows of a COPY. postgres.js
 * doesn't report it: once it has returned the stream, it treats the query as completed.
 */
export function refusalOf(query: object): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const own = (query as Refusable).reject;
  if (!own) throw new TypeError('postgres.js no longer reports errors this way.');
  (query as Refusable).reject = (error) => {
    reject(error);
    own(error);
  };
  promise.catch(() => undefined);
  return promise;
}
