import type { Build } from './build.ts';
import { isPage } from './isPage.ts';

declare const self: ServiceWorkerGlobalScope;

const family = 'servery-shell-';

const hashOf = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes));
};

/** One build of the app in one cache: its page and its files, and nothing that the server answered to a person. */
export function createShell({ version, page, pages, files, more }: Build) {
  const name = family + version;

  /** Takes the page and what it needs; fails where the server has another build by now. */
  async function install() {
    const response = await fetch('/', { cache: 'no-cache' });
    if (!response.ok || (await hashOf(response.clone())) !== page)
      throw new Error('The server has the page of another build.');
    const cache = await caches.open(name);
    await Promise.all([
      ...pages.map((path) => cache.put(path, response.clone())),
      cache.addAll(files),
    ]);
  }

  /** Takes what opens on demand, one after the other, so that this build works on when the server has another. */
  async function fill() {
    const cache = await caches.open(name);
    // Somebody may have emptied it.
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
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  }

  /** The answer to a request for the shell. Anything else is left to the server. */
  function answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
    if (request.mode === 'navigate') return isPage(pathname) ? answerPage(request) : undefined;
    return pathname.startsWith('/assets/') ? answerFile(request) : undefined;
  }

  return { name, install, fill, forgetOthers, answer };
}
