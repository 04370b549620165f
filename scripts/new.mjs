// `pnpm new feature NAME` creates a feature in the standard layout and registers it in Storybook.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { feature } from './new/feature.mjs';
import { root, run } from './together.mjs';

const [kind, name] = process.argv.slice(2);
const folder = `packages/features/${name}`;
if (kind !== 'feature' || !/^[a-z][a-zA-Z]*$/.test(name ?? '')) {
  console.error('Enter a kind and a name in letters, such as: pnpm new feature reports');
  process.exit(1);
}
if (existsSync(join(root, folder))) {
  console.error(`${folder} already exists.`);
  process.exit(1);
}

for (const [path, text] of Object.entries(feature(name))) {
  const file = join(root, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const change = (path, edit) =>
  writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')));
const storybook = 'apps/storybook/package.json';
change(storybook, (text) => {
  const manifest = JSON.parse(text);
  const dependencies = { ...manifest.dependencies, [`@servery/${name}`]: 'workspace:*' };
  const sorted = Object.entries(dependencies).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, null, 2);
});
const features = 'apps/storybook/.storybook/features.ts';
change(features, (text) =>
  text
    .replace(
      'import type { Feature }',
      `import { ${name}Mocks } from '@servery/${name}/mocks';\n$&`,
    )
    .replace(
      // Before those of accounts, whose path matches many others.
      /  accountMocks,\n\];/,
      `  ${name}Mocks,\n$&`,
    ),
);

const steps = [
  ['oxfmt', [folder, storybook, features]],
  ['pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']],
];
for (const [command, args] of steps) if (!(await run(command, args))) process.exit(1);

console.log(`
${folder} created. Its stories are in Storybook.
Next, add endpoints to packages/api, rules to packages/domain, mock responses to
${folder}/src/mocks/handlers.ts, and a page with its record to apps/admin.`);
