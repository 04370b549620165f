import type { RequestContext } from '../../http/RequestContext.ts';

const pollMs = 1_000;

/** Resolves after an event at a merchant, after 1 second, or on abort. */
const change = (
  { host }: RequestContext,
  merchant_id: number,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      stop();
      resolve();
    };
    const timer = setTimeout(end, pollMs);
    const stop = host.database.listen((merchant_ids) => {
      if (merchant_ids === null || [...merchant_ids].includes(merchant_id)) end();
    });
    signal.addEventListener('abort', end);
  });

/**
 * Returns a function that waits for the next change at a merchant. It resolves to false once the
 * given seconds have passed or the request is aborted.
 */
export function waitForChange(ctx: RequestContext, signal: AbortSignal, seconds: number) {
  const last = performance.now() + seconds * 1000;
  return async (merchant_id: number): Promise<boolean> => {
    if (performance.now() >= last || signal.aborted) return false;
    await change(ctx, merchant_id, signal);
    return true;
  };
}
