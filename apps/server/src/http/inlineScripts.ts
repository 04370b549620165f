import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The hashes of the scripts that stand inside a page, as a content security policy names them. */
export const inlineScripts = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
