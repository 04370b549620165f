/** As postgres.js makes it: `reject` is what it calls with the server's refusal. */
interface Refusable {
  reject?: (error: unknown) => void;
}

/**
 * Rejects with what the server says against the rows of a COPY. postgres.js tells nobody: once it
 * has handed out the stream, its query counts as answered.
 */
export function refusalOf(query: object): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const own = (query as Refusable).reject;
  if (!own) throw new TypeError('postgres.js no longer tells of refusals this way.');
  (query as Refusable).reject = (error) => {
    reject(error);
    own(error);
  };
  promise.catch(() => undefined);
  return promise;
}
