import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const configs = '{apps,packages,examples}/**/{vite,vitest}*.config.{ts,mts,mjs,js}';
const manifests = '{apps,packages,examples}/**/package.json';
const exclude = (path) => path.includes('node_modules') || path.includes('/dist');

/** Configurations that run no code of a package with messages, and why. */
const untouched = {
  'apps/storybook/visual/vitest.config.ts': 'looks at the Storybook that was built',
};

/** Returns the folder of the package that a file belongs to. */
function packageOf(root, file) {
  const folder = dirname(file);
  return existsSync(join(root, folder, 'package.json')) ? folder : packageOf(root, folder);
}

/** Whether a configuration compiles messages, itself or by the one that it extends, exports or merges. */
function compiles(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  if (/\bcompileMessages\(\)/.test(code)) return true;
  const base = /(?:extends:|(?:export [{] default [}]|import \w+) from) '(\..+?)'/.exec(code)?.[1];
  return base !== undefined && compiles(root, join(dirname(file), base));
}

/**
 * Returns a line for each Vite or Vitest configuration that loads messages as they are written, not
 * parsed ahead of time as the production build does, and for each package with messages and tests
 * that has no configuration.
 */
export function compileRules(root, excused = untouched) {
  const packages = globSync(manifests, { cwd: root, exclude }).map((file) => {
    const { name, ...rest } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const needs = Object.keys({ ...rest.dependencies, ...rest.devDependencies });
    const folder = dirname(file);
    return { name, folder, needs, hasMessages: existsSync(join(root, folder, 'src/locales')) };
  });
  const speaking = new Set(packages.flatMap((each) => (each.hasMessages ? [each.name] : [])));
  const loads = ({ name, needs }) => [name, ...needs].some((each) => speaking.has(each));
  const files = globSync(configs, { cwd: root, exclude }).sort();
  const folderOf = new Map(files.map((file) => [file, packageOf(root, file)]));
  return [
    ...files
      .filter((file) => !Object.hasOwn(excused, file) && !compiles(root, file))
      .filter((file) => packages.some((each) => each.folder === folderOf.get(file) && loads(each)))
      .map((file) => `${file}: doesn’t compile messages like the production build`),
    ...packages
      .filter(({ folder, hasMessages }) => hasMessages && ![...folderOf.values()].includes(folder))
      .filter(
        ({ folder }) => globSync(`${folder}/src/**/*.test.{ts,tsx}`, { cwd: root }).length > 0,
      )
      .map(({ folder }) => `${folder}: has tests but no configuration that compiles messages`)
      .sort(),
  ];
}
