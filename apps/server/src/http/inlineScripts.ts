import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the hashes of a page's inline scripts, as sources for a content security policy. */
export const inlineScripts = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
