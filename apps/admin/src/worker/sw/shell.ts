import type { Build } from './build.ts';
import { isPage } from './isPage.ts';

declare const self: ServiceWorkerGlobalScope;

const family = 'servery-shell-';

const hashOf = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes));
};

/** One build of the app in its own cache: the page and its files, and no response of the API. */
export function createShell({ version, page, pages, files, more }: Build) {
  const name = family + version;

  /** Caches the page and its files. Throws if the server has another build by now. */
  async function install() {
    const response = await fetch('/', { cache: 'no-cache' });
    if (!response.ok || (await hashOf(response.clone())) !== page)
      throw new Error('The server has the page from another build.');
    const cache = await caches.open(name);
    await Promise.all([
      ...pages.map((path) => cache.put(path, response.clone())),
      cache.addAll(files),
    ]);
  }

  /**
   * Caches the files that load on demand, one at a time, so that this build keeps working after a
   * deployment.
   */
  async function fill() {
    const cache = await caches.open(name);
    // The cache may have been deleted.
    if (!(await cache.match('/'))) await install();
    for (const file of more)
      if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }

  async function forgetOthers() {
    const names = await caches.keys();
    const old = names.filter((it) => it.startsWith(family) && it !== name);
    await Promise.all(old.map((it) => caches.delete(it)));
  }

  async function answerPage(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    return (await cache.match('/')) ?? fetch(request);
  }

  async function answerFile(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const cached = await cache.match(request);
    if (cached) return cached;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  }

  /**
   * Returns the response to a request for the page or a file; undefined leaves the request to the
   * server.
   */
  function answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
    if (request.mode === 'navigate') return isPage(pathname) ? answerPage(request) : undefined;
    return pathname.startsWith('/assets/') ? answerFile(request) : undefined;
  }

  return { name, install, fill, forgetOthers, answer };
}
