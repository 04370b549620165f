import type { Build } from './build.ts';

interface Pattern {
  pathname: string;
  search?: string;
  baseURL: string;
}

interface Condition {
  urlPattern?: Pattern;
  requestMode?: RequestMode;
  requestMethod?: string;
  or?: Condition[];
}

interface Rule {
  condition: Condition;
  source: 'network' | { cacheName: string };
}

/** The static routing API, which not all browsers support. */
export interface Router {
  addRoutes?: (rules: Rule[]) => Promise<void>;
}

const pattern = (pathname: string, search?: string): Pattern => ({
  pathname,
  ...(search !== undefined && { search }),
  baseURL: self.location.origin,
});

/**
 * Lets the browser answer requests from the cache, or send API requests to the server, without
 * starting the worker first.
 */
export async function routeStatically(
  router: Router,
  { pages, files }: Pick<Build, 'pages' | 'files'>,
  cacheName: string,
): Promise<void> {
  const isAny = (paths: readonly string[], more: Condition = {}): Condition => ({
    or: paths.map((path) => ({ ...more, urlPattern: pattern(path, '') })),
  });
  await router.addRoutes?.([
    { condition: { urlPattern: pattern('/api/*') }, source: 'network' },
    { condition: isAny(files), source: { cacheName } },
    {
      condition: isAny(pages, { requestMode: 'navigate', requestMethod: 'GET' }),
      source: { cacheName },
    },
  ]);
}
