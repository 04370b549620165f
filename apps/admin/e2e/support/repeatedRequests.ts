import type { Page } from 'playwright';

// Screens that poll repeat a request after 3 seconds at the earliest.
const pollMs = 2_900;

/**
 * Different requests to the endpoint of a first request: updates of a live board, the count of
 * items that run low, the notifications of orders, and the platform's settings of another type.
 */
const isOther = /\b(since|low_stock|new_business|status_remark=any)\b/;

/** The requests of a page that repeat earlier reads, which may have missed an event in between. */
export interface CatchUps {
  /** Their URLs since the last navigation or the last call of `restart`, kept up to date. */
  addresses: ReadonlySet<string>;
  /** Forgets them, as when the page shows another screen. */
  restart(): void;
}

/**
 * Watches a page for requests that are sent once its event stream is open. On a busy machine they
 * are sent before the page is checked.
 */
export function watchCatchUps(page: Page): CatchUps {
  const addresses = new Set<string>();
  let isOpen = false;
  const restart = () => {
    isOpen = false;
    addresses.clear();
  };
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/admin/events') isOpen = true;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) restart();
    else if (isOpen) addresses.add(request.url());
  });
  return { addresses, restart };
}

/**
 * Returns the URLs that a page requested twice in a row, regardless of the order of their
 * parameters. Of the first request, which may have started before the page's code, requests with
 * other parameters count too. One catch-up request per URL is ignored.
 */
export async function repeatedRequests(
  page: Page,
  { addresses }: Pick<CatchUps, 'addresses'>,
): Promise<string[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const requests = entries.flatMap(({ name, startTime }, at) => {
    const { pathname, searchParams } = new URL(name);
    if (!pathname.startsWith('/api/') || isOther.test(name)) return [];
    const isLast = entries.findLastIndex((entry) => entry.name === name) === at;
    const query = [...searchParams].filter(([, value]) => value).toSorted();
    const url = `${pathname} ${query.join(' ')}`;
    return [{ pathname, url, startTime, isCatchUp: isLast && addresses.has(name) }];
  });
  const isAgain = (at: number) =>
    requests.slice(0, at).some((before, i) => {
      const key = i === 0 ? 'pathname' : 'url';
      return (
        before[key] === requests[at]![key] && requests[at]!.startTime - before.startTime < pollMs
      );
    });
  return requests.filter(({ isCatchUp }, at) => !isCatchUp && isAgain(at)).map(({ url }) => url);
}
