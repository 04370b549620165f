// Fails when a route's first load, or the kit's button, weighs more than its budget, or a mock got into production.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from './together.mjs';

/** Budgets in KiB of gzipped JavaScript: the page's own script, the chunks that a first visit asks for until it rests, and all they import. */
const routes = [
  { name: 'sign-in', budget: 110, chunks: ['app'] },
  { name: 'board', budget: 175, chunks: ['app', 'shell', 'board'] },
  { name: 'history', budget: 175, chunks: ['app', 'shell', 'history', 'Filters'] },
];
const buttonBudget = 14;

const dist = join(root, 'apps/admin/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const gzip = (text) => gzipSync(text, { level: 9 }).length;
const weigh = (file) => gzip(readFileSync(join(dist, file)));
let failures = 0;

/** The keys of the manifest that arrive together with `key`. */
function reachable(key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key].imports ?? []) reachable(next, seen);
  }
  return seen;
}

function print(name, bytes, budget, note = '') {
  const isOver = bytes > budget * 1024;
  if (isOver) failures += 1;
  const size = `${(bytes / 1024).toFixed(1).padStart(6)} KiB (${(bytes / 1000).toFixed(1)} kB)`;
  console.log(
    `${isOver ? '✗' : '✓'} ${name.padEnd(10)} ${size}  of ${budget} KiB  ${note}`.trimEnd(),
  );
}

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const own = [...page.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code).join('');
const preloaded = [...page.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)];

for (const { name, budget, chunks } of routes) {
  const found = chunks.map((chunk) =>
    Object.keys(manifest).find((key) => manifest[key].name === chunk),
  );
  if (found.includes(undefined)) {
    failures += 1;
    console.log(`✗ ${name.padEnd(10)} has no chunk ${chunks.join(' ')}`);
    continue;
  }
  const keys = new Set(found.flatMap((key) => [...reachable(key)]));
  const loaded = [...keys].map((key) => manifest[key].file);
  const files = [...new Set([...loaded, ...preloaded.map(([, file]) => file)])];
  const css = [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))];
  const sum = (names) => names.reduce((total, file) => total + weigh(file), 0);
  const note = `${files.length} files, ${(sum(css) / 1024).toFixed(1)} KiB of CSS besides`;
  print(name, gzip(own) + sum(files.filter((file) => file.endsWith('.js'))), budget, note);
}

const [{ output }] = await build({
  configFile: false,
  logLevel: 'error',
  root: join(root, 'packages/ui'),
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    lib: { entry: join(root, 'packages/ui/src/Button/Button.tsx'), formats: ['es'] },
    rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    minify: true,
  },
});
print(
  'Button',
  gzip(output.find(({ type }) => type === 'chunk').code),
  buttonBudget,
  'React besides',
);

const mocked = globSync('**/*.js', { cwd: dist }).filter((file) =>
  /mockServiceWorker|\bmsw\b/.test(readFileSync(join(dist, file), 'utf8')),
);
if (mocked.length > 0 || existsSync(join(dist, 'mockServiceWorker.js'))) {
  failures += 1;
  console.log(`✗ mocks in production: ${mocked.join(', ')}`);
} else console.log('✓ no mocks in production');
process.exit(failures === 0 ? 0 : 1);
