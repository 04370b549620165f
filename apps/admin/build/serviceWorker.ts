import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../src/worker/sw/build.ts';

/**
 * Modules whose chunks are cached in advance: each layout, and the screens on which people start.
 */
const roots = [
  '/apps/admin/src/mount.tsx',
  '/apps/admin/src/pages/SignInPage.tsx',
  '/apps/admin/src/shell/Shell.tsx',
  '/apps/admin/src/pages/BoardPage.tsx',
  '/apps/admin/src/pages/HistoryPage.tsx',
  '/features/orders/src/components/History/Filters.tsx',
];

/**
 * Modules that the shell requests right after it renders; the second is missing from builds without
 * the template.
 */
const soon = [
  '/apps/admin/src/shell/PalettePart.tsx',
  '/features/template/layouts/src/navigation.tsx',
];

/** Matches all screens of the app itself. */
const screen = /\/apps\/admin\/src\/pages\/(floor\/)?\w+\.tsx$/;

/** The paths on which people start. The server serves the same page for every path. */
const pages = ['/', '/login', '/orders/live', '/orders/history'];

/** Matches template pages and mock code, which are not part of the installed app. */
const isSample =
  /\/packages\/(sample|[\w/-]+\/mocks)\/|\/node_modules\/msw\/|\/apps\/admin\/src\/(pages\/)?template\//;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const source = (name: string) =>
  fileURLToPath(new URL(`../src/worker/sw/${name}.ts`, import.meta.url));

/**
 * Returns the given chunks with all their imports; with `isDeep` also those they load on demand.
 */
function reach(from: readonly string[], chunks: Chunks, isDeep: boolean): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports) visit(next);
    if (!isDeep) return;
    const opens = chunk.dynamicImports.filter(
      (next) => !chunks.get(next)?.moduleIds.some((id) => isSample.test(id)),
    );
    for (const next of opens) visit(next);
  };
  for (const name of from) visit(name);
  return seen;
}

/** Matches the fonts of single languages, which the worker caches once a page has loaded them. */
const languageFont = /(^|\/)notoSans\w+-[\w-]+\.woff2$/;

/** Returns the URLs of chunks and of their styles and fonts. */
const addresses = (names: ReadonlySet<string>, chunks: Chunks): string[] => {
  const besides = [...names].flatMap((name) => {
    const { importedCss = [], importedAssets = [] } = chunks.get(name)?.viteMetadata ?? {};
    return [...importedCss, ...importedAssets].filter((file) => !languageFont.test(file));
  });
  return [...new Set([...names, ...besides])].map((name) => `/${name}`).toSorted();
};

/**
 * Returns the files that the worker caches: `files` for the first screens, and `more` for all they
 * load on demand and the other screens.
 */
export function shellFiles(all: readonly Rolldown.OutputChunk[]): Pick<Build, 'files' | 'more'> {
  const chunks: Chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const from = roots.map((root) => {
    const found = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(root)));
    if (!found) throw new Error(`No chunk contains ${root}.`);
    return found.fileName;
  });
  const besides = all
    .filter(({ moduleIds }) => moduleIds.some((id) => soon.some((end) => id.endsWith(end))))
    .map(({ fileName }) => fileName);
  const files = addresses(reach([...from, ...besides], chunks, false), chunks);
  const screens = all.filter(({ moduleIds }) => moduleIds.some((id) => screen.test(id)));
  const deep = [...from, ...screens.map(({ fileName }) => fileName)];
  const later = addresses(reach(deep, chunks, true), chunks);
  return { files, more: later.filter((file) => !files.includes(file)) };
}

const sha256 = (text: string) => createHash('sha256').update(text);

/** Compiles one of the workers into a single script. */
async function compile(name: 'sw' | 'farewell', made?: Build): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { SERVERY_BUILD: JSON.stringify(made ?? null) },
    build: {
      write: false,
      lib: { entry: source(name), formats: ['iife'], name: 'servery' },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/**
 * Writes `/sw.js`: the worker that caches the app's page and files on the device. In development
 * and in demos, it is instead one that removes an earlier worker.
 */
export function serviceWorker({ isWanted }: { isWanted: boolean }): Plugin {
  return {
    name: 'servery:service-worker',
    enforce: 'post',
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response, next) => {
        compile('farewell').then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('There is no page to cache.');
        const html = String(page.source);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const cached = isWanted && { pages, ...shellFiles(chunks) };
        const version = sha256(html + JSON.stringify(cached))
          .digest('base64url')
          .slice(0, 12);
        const made = cached && { version, page: sha256(html).digest('base64'), ...cached };
        const code = await (made ? compile('sw', made) : compile('farewell'));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}
