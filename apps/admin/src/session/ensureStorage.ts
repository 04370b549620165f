/** Returns in-memory storage that lasts as long as the page. */
function brief(): Storage {
  const ways = {
    getItem(name: string) {
      return Object.hasOwn(this, name) ? (this as Record<string, unknown>)[name] : null;
    },
    setItem(name: string, value: string) {
      (this as Record<string, unknown>)[name] = value;
    },
    removeItem(name: string) {
      delete (this as Record<string, unknown>)[name];
    },
    clear() {
      for (const name of Object.keys(this)) this.removeItem(name);
    },
  };
  return Object.create(ways) as Storage;
}

/**
 * Replaces storage that the browser blocks with in-memory storage, so that the app works but saves
 * nothing.
 */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[name].getItem(name);
    } catch {
      Object.defineProperty(globalThis, name, { value: brief(), configurable: true });
    }
  }
}
