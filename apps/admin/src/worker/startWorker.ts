import { reloadOnce } from './updates.ts';

const restMs = 3000;

/**
 * Installs the worker 3 seconds after it is called. All tabs reload when another version takes
 * over.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'demo') return;
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isOurs = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isOurs) reloadOnce();
    isOurs = true;
  });
  setTimeout(() => void import('./watchWorker.ts').then((it) => it.watchWorker()), restMs);
}
