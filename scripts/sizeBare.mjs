import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './together.mjs';

const folder = join(root, 'node_modules/.cache/servery-bare');

/**
 * Builds the app without the template and with the shell in a separate file. Returns the gzipped
 * size of the shell beyond the sign-in, and the files that still contain parts of the template.
 */
export async function buildBare() {
  process.env.SERVERY_TEMPLATES = 'off';
  process.env.SERVERY_SHELL = 'apart';
  const { build } = await import('vite');
  rmSync(folder, { recursive: true, force: true });
  await build({
    root: join(root, 'apps/admin'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const named = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
  const closure = (key, seen = new Set()) => {
    if (!seen.has(key)) {
      seen.add(key);
      for (const next of manifest[key].imports ?? []) closure(next, seen);
    }
    return seen;
  };
  const before = closure(named('app'));
  const own = [...closure(named('shell'))].filter((key) => !before.has(key));
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const shellBytes = own
    .map((key) => gzipSync(read(manifest[key].file), { level: 9 }).length)
    .reduce((total, bytes) => total + bytes, 0);
  const traces = globSync(['**/*.js', '*.html'], { cwd: folder }).filter((file) =>
    /page-layout|access-control|["'`](?:layouts|template|auth|shop|users)[.]\w/.test(read(file)),
  );
  return { folder, shellBytes, traces };
}
