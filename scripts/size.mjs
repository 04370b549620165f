// Fails if the first load of a route or a part of the kit exceeds its budget, or if mocks are in
// the production build.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kitParts, weighAlone, weighEach, weighUsual } from './kitSizes.mjs';
import { buildBare } from './sizeBare.mjs';
import { root } from './together.mjs';

/**
 * Budgets in KiB of gzipped JavaScript: inline scripts of the page, the chunks that a first visit
 * loads until it's idle, and everything they import.
 */
const routes = [
  { name: 'sign-in', budget: 110, chunks: ['app'] },
  { name: 'board', budget: 175, chunks: ['app', 'shell', 'live-board'] },
  { name: 'counter', budget: 175_000 / 1024, chunks: ['app', 'shell', 'counter'] },
  { name: 'history', budget: 175, chunks: ['app', 'shell', 'order-history', 'Filters'] },
  // `menu` is needed before a guest sees the menu; `guest` includes what loads afterwards.
  { name: 'menu', budget: 155, chunks: ['app', 'Blank', 'guest-page'] },
  {
    name: 'guest',
    budget: 185,
    chunks: ['app', 'Blank', 'guest-page', 'DishDialog', 'LanguageMenu'],
  },
];
/**
 * Budgets in kB for opening an app of the template, beyond the shell and without its sample: its
 * page, and in `also` other chunks rendered immediately.
 */
const apps = [
  { name: 'todo', budget: 90, page: 'TodoPage' },
  { name: 'email', budget: 60, page: 'EmailPage', also: ['Html'] },
  { name: 'calendar', budget: 110, page: 'CalendarPage', also: ['EventSheet'] },
  { name: 'chat', budget: 60, page: 'ChatPage' },
  { name: 'kanban', budget: 60, page: 'KanbanPage' },
  { name: 'invoices', budget: 60, page: 'InvoiceListPage' },
  { name: 'invoice', budget: 60, page: 'InvoiceEditorPage' },
  { name: 'faq', budget: 60, page: 'FaqPage' },
  { name: 'knowledge', budget: 60, page: 'KnowledgePage' },
  { name: 'blog', budget: 60, page: 'BlogListPage' },
  { name: 'blog-post', budget: 60, page: 'BlogPostPage' },
  { name: 'blog-edit', budget: 60, page: 'BlogEditPage' },
  { name: 'pricing', budget: 60, page: 'PricingPage' },
  { name: 'licence', budget: 60, page: 'LicencePage' },
  { name: 'api-keys', budget: 60, page: 'ApiKeysPage' },
  { name: 'modals', budget: 60, page: 'ModalsPage' },
  { name: 'lists', budget: 60, page: 'ListsPage' },
  { name: 'users', budget: 60, page: 'UserListPage' },
  { name: 'profile', budget: 60, page: 'ProfilePage' },
  { name: 'settings', budget: 60, page: 'AccountSettingsPage' },
];
const shellBudget = 25000 / 1024;
const buttonBudget = 14000 / 1024;
const usualBudget = 95000 / 1024;
/**
 * The recorded size of each part of the kit. Update it with `pnpm size --write` after a justified
 * change.
 */
const recorded = join(root, 'packages/ui/sizes.json');

const dist = join(root, 'apps/admin/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const gzip = (text) => gzipSync(text, { level: 9 }).length;
const weigh = (file) => gzip(readFileSync(join(dist, file)));
let failures = 0;

/** Returns the keys of the manifest that load together with `key`. */
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
    `${isOver ? '✗' : '✓'} ${name.padEnd(10)} ${size}  of ${budget.toFixed(0)} KiB  ${note}`.trimEnd(),
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
  const note = `${files.length} files, ${(sum(css) / 1024).toFixed(1)} KiB of CSS not counted`;
  print(name, gzip(own) + sum(files.filter((file) => file.endsWith('.js'))), budget, note);
}

const parts = kitParts();
const keyOf = (chunk) => Object.keys(manifest).find((key) => manifest[key].name === chunk);
// With the template, the top bar also contains the scenarios and the cart.
const shell = new Set(['app', 'shell', 'Beside'].flatMap((chunk) => [...reachable(keyOf(chunk))]));
for (const { name, budget, page: opened, also = [] } of apps) {
  const keys = new Set([opened, ...also].flatMap((chunk) => [...reachable(keyOf(chunk))]));
  const files = [...keys].filter((key) => !shell.has(key)).map((key) => manifest[key].file);
  const bytes = [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + weigh(file), 0);
  print(name, bytes, (budget * 1000) / 1024, `${files.length} files, beyond the shell`);
}
print('Button', await weighAlone(parts, 'Button'), buttonBudget, 'alone, without React');
print('usual', await weighUsual(parts), usualBudget, '22 components, without React');
const sizes = await weighEach(parts);
const kB = (bytes) => Number((bytes / 1000).toFixed(1));
if (process.argv.includes('--write')) {
  const record = Object.fromEntries([...sizes].sort().map(([name, bytes]) => [name, kB(bytes)]));
  writeFileSync(recorded, `${JSON.stringify(record, null, 2)}\n`);
}
const known = JSON.parse(readFileSync(recorded, 'utf8'));
const heavier = [...sizes].filter(([name, bytes]) => !(kB(bytes) <= known[name] * 1.1 + 0.2));
for (const [name, bytes] of heavier)
  console.log(`✗ ${name} has ${kB(bytes)} kB; recorded: ${known[name] ?? 'nothing'}`);
failures += heavier.length;
const listed = [...sizes].sort(([, a], [, b]) => b - a).map(([name, it]) => `${name} ${kB(it)}`);
console.log(`${heavier.length > 0 ? '✗' : '✓'} each part of the kit, in kB: ${listed.join(', ')}`);

const check = (isMet, success, failure) => {
  if (!isMet) failures += 1;
  console.log(isMet ? `✓ ${success}` : `✗ ${success}: ${failure}`);
};

/**
 * The entries of sample hosts; the template's screens load them, and everything that only these
 * import may contain mocks.
 */
const hosts = Object.keys(manifest).filter((key) =>
  /template[/]host[.]ts$|features[/](?:template[/])?\w+[/]src[/]mocks[/]index[.]ts$/.test(key),
);
const merchants = routes
  .flatMap(({ chunks }) => chunks)
  .map((chunk) => Object.keys(manifest).find((key) => manifest[key].name === chunk));
const theirs = new Set(merchants.flatMap((key) => [...reachable(key)]));
const samples = hosts
  .flatMap((key) => [...reachable(key)])
  .filter((key) => !theirs.has(key))
  .map((key) => manifest[key].file);
const hasMocks = (folder) =>
  globSync('**/*.js', { cwd: folder }).filter((file) =>
    /mockServiceWorker|\bmsw\b/.test(readFileSync(join(folder, file), 'utf8')),
  );
const mocked = hasMocks(dist).filter((file) => !samples.includes(file));
check(
  mocked.length === 0 && !existsSync(join(dist, 'mockServiceWorker.js')),
  'no mocks in what merchants load',
  mocked.join(', '),
);

const bare = await buildBare();
print('shell', bare.shellBytes, shellBudget, 'beyond the sign-in, without the template');
const traces = [...hasMocks(bare.folder), ...bare.traces];
check(traces.length === 0, 'no template code in a build without it', traces.join(', '));
process.exit(failures === 0 ? 0 : 1);
