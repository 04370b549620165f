import type { JSHandle, Page, Request } from 'playwright';
import { repeatedRequests, watchCatchUps, type CatchUps } from './repeatedRequests.ts';

const events = '/api/admin/events';

/** Opens the app's pages and waits until they are complete. */
export class Opener {
  readonly #page: Page;
  readonly #pending = new Set<Request>();
  readonly #catchUps: CatchUps;

  constructor(page: Page) {
    this.#page = page;
    this.#catchUps = watchCatchUps(page);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== events) this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** Loads a page in a new document. */
  async load(address: string): Promise<void> {
    await this.#page.goto(address);
    await this.#settle();
  }

  /**
   * Opens another screen in the current document, as the app's own links do. The requests before
   * that are removed from the page's performance entries.
   */
  async follow(address: string): Promise<void> {
    await this.#idle();
    this.#catchUps.restart();
    const left = await this.#page.evaluateHandle((url) => {
      performance.clearResourceTimings();
      history.pushState(null, '', url);
      return [...document.querySelectorAll<Element>('h1')];
    }, address);
    await this.#heading(left);
    await this.#idle();
    await this.#settle();
  }

  /** Returns the URLs that the page requested twice in a row, apart from catching up with events. */
  repeatedRequests(): Promise<string[]> {
    return repeatedRequests(this.#page, this.#catchUps);
  }

  /** Waits until the page has rendered all responses and sends no more requests. */
  async #idle(): Promise<void> {
    do {
      const [request] = this.#pending;
      if (request) await request.response().then((response) => response?.finished());
      await this.#page.evaluate(nextFrames);
    } while (this.#pending.size > 0);
  }

  /** Waits until the page shows a heading other than the given ones. */
  async #heading(left?: JSHandle<Element[]>) {
    await this.#page.waitForFunction(
      (old) =>
        [...document.querySelectorAll('h1')].some(
          (heading) => heading.checkVisibility() && !old?.includes(heading),
        ),
      left,
    );
  }

  async #settle() {
    await this.#heading();
    await this.#page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-busy="true"]')].every((it) => !it.checkVisibility()),
    );
  }
}

/** Waits in a page until it has rendered twice, so that effects of the first have run. */
const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
