import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const onlyForTools = /\.(css|test)\.tsx?$|\/(mocks|contracts)\/.*\.test|vitest\.config/;
const notForBrowsers =
  /^(@servery\/|@vanilla-extract\/css|node:|vitest|fast-check|msw\/node|virtual:)/;

const bareImports = (code: string): string[] =>
  [
    ...code.matchAll(/^(?:import|export) (?!type)[^;]*?from '([^'.][^']*)'/gm),
    ...code.matchAll(/\bimport\('([^'.][^']*)'\)(?!\.)/g),
  ].map(([, name]) => name ?? '');

/**
 * Returns the external imports of the packages, as Vite names them. If Vite discovered such a
 * dependency late, it would reload the page in the middle of a cold test run.
 */
export function outsideImports(): string[] {
  const found = globSync('packages/{*,features/*,features/template/*}/package.json', {
    cwd: root,
  }).flatMap((file) => {
    const folder = dirname(join(root, file));
    const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
    return globSync('src/**/*.{ts,tsx}', { cwd: folder })
      .filter((source) => !onlyForTools.test(source))
      .flatMap((source) => bareImports(readFileSync(join(folder, source), 'utf8')))
      .filter((wanted) => !notForBrowsers.test(wanted))
      .map((wanted) => `${name} > ${wanted}`);
  });
  return [...new Set(found)];
}
