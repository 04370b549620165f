import { reloadApp } from '../worker/reloadApp.ts';

const key = 'servery.loadedAnew';
const onceMs = 60_000;
const patienceMs = 3000;

/**
 * Whether an error means that a chunk of the app failed to load; each browser has its own message.
 */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(
    error.message,
  );

/**
 * Whether the server has a different build from this page's; the inlined script names every file of
 * a build.
 */
async function hasNewDeployment(): Promise<boolean> {
  const running = document.querySelector('script[type="module"]')?.textContent.trim();
  if (!running) return false;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch('/index.html', { cache: 'no-store', signal });
  return answer.ok && !(await answer.text()).includes(running);
}

/**
 * Reloads the page if a newer build explains the missing chunk. Returns false if it doesn't, or
 * after another reload in the last minute.
 */
export async function loadMissing(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < onceMs || !(await hasNewDeployment())) return false;
    sessionStorage.setItem(key, String(Date.now()));
    await reloadApp();
    return true;
  } catch {
    return false;
  }
}
