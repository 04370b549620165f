import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';

const admin = join(import.meta.dirname, '..');

const ask = (path: string) => `window.first = fetch('/api/admin/${path}', { headers: {
  authorization: 'Bearer ' + localStorage.getItem('floor.token'), 'admin-version': '5.4.3',
} }).then((answer) => answer.json());`;

const floors = [
  { name: 'sign-in', code: 'signIn', first: '' },
  { name: 'board', code: 'list', first: ask('display_order?merchant_id=') },
  { name: 'history', code: 'list', first: ask('order_listing') },
] as const;

const html = (first: string, file: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/icon.svg"><title>Floor</title>
<script>${first}</script><script type="module" src="/${file}"></script></head><body></body></html>`;

/** Builds one React-only page into a single file next to the app's. */
async function buildCode(code: string, folder: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'floor', `${code}.tsx`),
        output: { entryFileNames: 'assets/floor-[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].fileName;
}

/**
 * Builds the app into a folder, and next to it the baseline ("floor"): React with the same form and
 * lists only.
 */
export async function buildPages(folder: string): Promise<void> {
  await build({ root: admin, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const files = {
    signIn: await buildCode('signIn', folder),
    list: await buildCode('list', folder),
  };
  for (const { name, code, first } of floors) {
    const path = join(folder, `floor/${name}.html`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html(first, files[code]));
  }
  execFileSync(process.execPath, ['scripts/compress.mjs', relative(admin, folder)], { cwd: admin });
}
