// `pnpm new feature NAME`: a feature in the shape of the house, known to the Storybook.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { feature } from './new/feature.mjs';
import { root, run } from './together.mjs';

const [kind, name] = process.argv.slice(2);
const folder = `packages/features/${name}`;
if (kind !== 'feature' || !/^[a-z][a-zA-Z]*$/.test(name ?? '')) {
  console.error('Say what and how it is called, in letters: pnpm new feature reports');
  process.exit(1);
}
if (existsSync(join(root, folder))) {
  console.error(`${folder} is there already.`);
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
      /\[([^\]]*)\];/,
      (_, list) =>
        `[${[list.trim().replace(/,$/, ''), `${name}Mocks`].filter(Boolean).join(', ')}];`,
    ),
);

const steps = [
  ['oxfmt', [folder, storybook, features]],
  ['pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']],
];
for (const [command, args] of steps) if (!(await run(command, args))) process.exit(1);

console.log(`
${folder} is there, and its stories are in the Storybook.
Next: its endpoints in packages/api, its rules in packages/domain, its answers in
${folder}/src/mocks/handlers.ts, and a page with its route in apps/admin.`);
