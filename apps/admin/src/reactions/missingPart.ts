import { loadAnew } from '../worker/loadAnew.ts';

const key = 'servery.loadedAnew';
const onceMs = 60_000;
const patienceMs = 3000;

/** Whether an error says that a part of the app did not come: each browser has words of its own. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(
    error.message,
  );

/** Whether the server has another version than this page was made of: the start of the page names every file. */
async function isDeployedAnew(): Promise<boolean> {
  const running = document.querySelector('script[type="module"]')?.textContent.trim();
  if (!running) return false;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch('/index.html', { cache: 'no-store', signal });
  return answer.ok && !(await answer.text()).includes(running);
}

/** Loads the page anew where that brings what is missing; false where it would not, or was just done. */
export async function loadMissing(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < onceMs || !(await isDeployedAnew())) return false;
    sessionStorage.setItem(key, String(Date.now()));
    await loadAnew();
    return true;
  } catch {
    return false;
  }
}
