// Takes the pictures of `visual/stories.mjs` and compares them with those that are kept.
// `--update` keeps the new ones; `--kept` uses the Storybook that is built already; a word takes only the stories whose id has it.
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook, openStage } from '../../../scripts/kitStage.mjs';
import { stories } from '../visual/stories.mjs';
import { compare, keep, kept, looks, maker, setMaker, take } from './pictures.mjs';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const only = args.find((arg) => !arg.startsWith('--')) ?? '';
const chosen = stories.filter((id) => id.includes(only));

await buildStorybook(args.includes('--kept'));
const stage = await openStage();
const differences = (await Promise.all(Object.entries(looks).map(takeAll))).flat();
await stage.close();
for (const difference of differences) console.log(difference);
console.log(`${chosen.length} stories in ${Object.keys(looks).length} looks.`);
if (isUpdate) {
  setMaker(stage.version);
  removeOthers();
} else if (differences.length > 0) {
  console.log(`Made by Chromium ${maker()}; this is ${stage.version}.`);
  console.log('See apps/storybook/visual-differences. Keep the new ones with --update.');
}
process.exit(isUpdate || differences.length === 0 ? 0 : 1);

async function takeAll([look, { globals, viewport }]) {
  const page = await stage.openPage(globals, { viewport });
  const found = [];
  for (const id of chosen) {
    const bytes = await take(page, id);
    const difference = compare(`${id}.${look}`, bytes);
    if (difference) found.push(difference);
    if (difference && isUpdate) keep(`${id}.${look}`, bytes);
  }
  await page.close();
  return found;
}

/** Removes the pictures of stories that are no longer chosen. */
function removeOthers() {
  const names = stories.flatMap((id) => Object.keys(looks).map((look) => `${id}.${look}.png`));
  for (const file of globSync('*.png', { cwd: kept }))
    if (!names.includes(file)) rmSync(join(kept, file));
}
