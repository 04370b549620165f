import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from './files.mjs';

/** The libraries that this project is fixed to: the source code must import each of them. */
export const libraries = [
  'react',
  'react-dom',
  '@vanilla-extract/css',
  '@radix-ui/react-select',
  'react-aria',
  'wouter',
  'swr',
  'ofetch',
  'react-hook-form',
  'react-intl',
  'msw',
  'msw-storybook-addon',
];

/** The tools that this project is fixed to, with the command that a script must run. */
export const commands = {
  pnpm: 'pnpm',
  turbo: 'turbo',
  typescript: 'tsc',
  vitest: 'vitest',
  storybook: 'storybook',
  chromatic: 'chromatic',
};

/** The framework that Storybook must use. */
export const framework = '@storybook/react-vite';

const isOnlyForTests = /\.(test|stories|fixtures)\.tsx?$|^apps\/storybook\/src\//;

/** Returns the packages whose values a file imports; imports of types don't count. */
function importsOf(file, code) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const isValue = (entries) => entries.length === 0 || entries.some(({ isType }) => !isType);
  const requests = [
    ...staticImports
      .filter(({ entries }) => isValue(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ...dynamicImports.map(({ moduleRequest }) =>
      code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return requests.map((request) => /^(@[^/]+\/)?[^/]+/.exec(request)?.[0]);
}

function missingLibraries(root) {
  const missing = new Set(libraries);
  for (const file of [...sourceFiles(root, '.ts'), ...sourceFiles(root, '.tsx')]) {
    if (isOnlyForTests.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8');
    if ([...missing].some((name) => code.includes(name)))
      for (const name of importsOf(file, code)) missing.delete(name);
  }
  return [...missing];
}

/** Returns the commands that a script of a package runs. */
const commandsOf = (script) => script.split(/&&|\|\||;/).map((part) => part.trim().split(' ')[0]);

/** Returns the commands that a file spawns. */
function spawnedBy(file, code) {
  const found = [];
  const { program } = parseSync(file, code);
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (/^(spawn|execFile)(Sync)?$/.test(callee.name ?? '') && first?.type === 'Literal')
        found.push(first.value);
    },
  }).visit(program);
  return found;
}

function missingCommands(root) {
  const exclude = (path) => path.includes('node_modules');
  const manifests = globSync('{,apps/*/,packages/**/}package.json', { cwd: root, exclude });
  const files = globSync('{,apps/*/,packages/*/}scripts/**/*.mjs', { cwd: root, exclude });
  const run = new Set([
    ...manifests.flatMap((path) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return Object.values(scripts).flatMap(commandsOf);
    }),
    ...files.flatMap((file) => spawnedBy(file, readFileSync(join(root, file), 'utf8'))),
  ]);
  return Object.keys(commands).filter((name) => !run.has(commands[name]));
}

/** Whether a Storybook configuration names the framework. */
function hasFramework(root) {
  return globSync('apps/*/.storybook/main.ts', { cwd: root }).some((file) => {
    let isNamed = false;
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    new Visitor({
      Property({ key, value }) {
        isNamed ||= key.name === 'framework' && value.value === framework;
      },
    }).visit(program);
    return isNamed;
  });
}

/** Returns one line per dependency that this project is fixed to but doesn't use. */
export const unusedFixedDependencies = (root) => [
  ...missingLibraries(root).map((name) => `${name}: no source code imports it`),
  ...missingCommands(root).map((name) => `${name}: no script runs ${commands[name]}`),
  ...(hasFramework(root) ? [] : [`${framework}: is not the framework of Storybook`]),
];
