// `pnpm new feature NAME` adds a feature with a list, and `pnpm new screen NAME [FEATURE]` a list with
// its page and record in the app. A screen's feature is the one with its name, unless it says another.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addFeature } from './new/feature.mjs';
import { addRecord, addScreen } from './new/screen.mjs';
import { root, run } from './together.mjs';

const [kind, name, feature = name] = process.argv.slice(2);
const isName = (text) => /^[a-z][a-zA-Z]*$/.test(text ?? '');
if (!['feature', 'screen'].includes(kind) || !isName(name) || !isName(feature)) {
  console.error(
    'Enter a kind and a name in letters, such as: pnpm new feature reports, or: pnpm new screen stockCounts menu',
  );
  process.exit(1);
}
const isNew = !existsSync(join(root, `packages/features/${feature}`));
if (!isNew && kind === 'feature') {
  console.error(`packages/features/${feature} already exists.`);
  process.exit(1);
}
if (isNew && feature !== name) {
  console.error(`There is no feature ${feature}. Create it: pnpm new feature ${feature}`);
  process.exit(1);
}

const changed = [
  ...(isNew ? addFeature(root, feature) : []),
  ...addScreen(root, feature, name),
  ...(kind === 'screen' ? addRecord(root, feature, name) : []),
];
const steps = [
  ['oxfmt', changed],
  ...(isNew ? [['pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']]] : []),
  ...(kind === 'screen' ? [['pnpm', ['pages']]] : []),
];
for (const [command, args] of steps) if (!(await run(command, args))) process.exit(1);

console.log(`
Screen ${name} added to packages/features/${feature}. Its stories are in Storybook.
Next, add its endpoint to packages/api, replace the sample rows with it, and translate the title${
  kind === 'screen'
    ? '.\nIts record is in apps/admin/src/boot/screens/day.ts: set its access, icon, menu and first request.'
    : '.'
}`);
