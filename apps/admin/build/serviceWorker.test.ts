import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { shellFiles } from './serviceWorker.ts';

interface Made {
  modules?: readonly string[];
  imports?: readonly string[];
  opens?: readonly string[];
  styles?: readonly string[];
  assets?: readonly string[];
}

const chunk = (
  fileName: string,
  { modules = [], imports = [], opens = [], styles = [], assets = [] }: Made,
) =>
  ({
    fileName,
    moduleIds: modules,
    imports,
    dynamicImports: opens,
    viteMetadata: { importedCss: new Set(styles), importedAssets: new Set(assets) },
  }) as unknown as Rolldown.OutputChunk;

const first = [
  '/house/apps/admin/src/mount.tsx',
  '/house/apps/admin/src/pages/SignInPage.tsx',
  '/house/apps/admin/src/shell/Shell.tsx',
  '/house/apps/admin/src/pages/BoardPage.tsx',
  '/house/apps/admin/src/pages/HistoryPage.tsx',
  '/house/packages/features/orders/src/components/History/Filters.tsx',
];
const app = (more: Made) =>
  chunk('app.js', {
    modules: first,
    styles: ['app.css'],
    ...more,
  });

test('shellFiles separates the files of the first screens from those of later ones', () => {
  const files = shellFiles([
    app({ imports: ['vendor.js'], opens: ['dialog.js'] }),
    chunk('vendor.js', {}),
    chunk('dialog.js', { imports: ['field.js'], styles: ['dialog.css'], opens: ['app.js'] }),
    chunk('field.js', { imports: ['vendor.js'] }),
    chunk('account.js', { modules: ['/house/apps/admin/src/pages/AccountPage.tsx'] }),
    chunk('blog.js', { modules: ['/house/apps/admin/src/pages/template/BlogPage.tsx'] }),
  ]);
  expect(files).toEqual({
    files: ['/app.css', '/app.js', '/vendor.js'],
    more: ['/account.js', '/dialog.css', '/dialog.js', '/field.js'],
  });
});

test('shellFiles leaves out mock code but not modules next to it', () => {
  const { more } = shellFiles([
    app({ imports: ['names.js'], opens: ['host.js'] }),
    chunk('names.js', { modules: ['/house/apps/admin/src/template/names.ts'], opens: ['menu.js'] }),
    chunk('menu.js', {}),
    chunk('host.js', { modules: ['/house/packages/features/orders/src/mocks/handlers.ts'] }),
  ]);
  expect(more).toEqual(['/menu.js']);
});

test('shellFiles reads nothing into the names of folders above the checkout', () => {
  const parent = (id: string) => id.replace('/house', '/sample/mocks/msw');
  const { more } = shellFiles([
    chunk('app.js', { modules: first.map(parent), opens: ['menu.js'] }),
    chunk('menu.js', { modules: [parent('/house/packages/ui/src/Menu/Menu.tsx')] }),
  ]);
  expect(more).toEqual(['/menu.js']);
});

test('shellFiles leaves out fonts of single languages', () => {
  const assets = [
    'assets/hankenGrotesk-latin-B1nd_x-9.woff2',
    'assets/notoSansArabic-C9_-xk2Q.woff2',
  ];
  expect(shellFiles([app({ assets })]).files).toEqual([
    '/app.css',
    '/app.js',
    '/assets/hankenGrotesk-latin-B1nd_x-9.woff2',
  ]);
});

test('shellFiles throws if a first screen is missing from the build', () => {
  expect(() => shellFiles([chunk('app.js', {})])).toThrow('mount.tsx');
});
