import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const unavailable = fileURLToPath(new URL('urls/ufo.ts', import.meta.url));

/**
 * Leaves out ufo, which ofetch only needs for its options `baseURL` and `query`. The client signs
 * complete URLs, and ufo would add 1.4 KiB to the first load of every page.
 */
export const completeUrls = (): Plugin => ({
  name: 'servery:complete-urls',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'ufo' && importer?.includes('/ofetch/') ? unavailable : undefined,
});
