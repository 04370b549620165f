import type { Plugin } from 'vite';

const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g;

/** Returns the code of endpoints without their summaries. */
export const withoutSummaries = (code: string): string => code.replace(summary, '');

/**
 * Keeps the summaries of the API's endpoints, which only the server shows, out of the browser's
 * code.
 */
export const dropSummaries = (): Plugin => ({
  name: 'servery:drop-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/api\/src\/endpoints\/[^/]+\.ts$/ },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
});
