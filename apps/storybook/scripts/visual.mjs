// Takes the pictures of `visual/stories.mjs` and compares them with the reference pictures.
// `--update` saves the new ones as reference; `--kept` uses the Storybook that is already built;
// any other argument selects the stories whose id contains it.
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook, openStage } from '../../../scripts/kitStage.mjs';
import { stories } from '../visual/stories.mjs';
import { compare, saveBaseline, baselines, looks, maker, setMaker, take } from './pictures.mjs';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const only = args.find((arg) => !arg.startsWith('--')) ?? '';
const chosen = stories.filter((id) => id.includes(only));

await buildStorybook(args.includes('--kept'));
const stage = await openStage();
const differences = (await Promise.all(Object.entries(looks).map(takeAll))).flat();
await stage.close();
for (const difference of differences) console.log(difference);
console.log(`${chosen.length} stories in ${Object.keys(looks).length} modes.`);
if (isUpdate) {
  setMaker(stage.version);
  removeOthers();
} else if (differences.length > 0) {
  console.log(`The stored screenshots are from Chromium ${maker()}; this is ${stage.version}.`);
  console.log('View apps/storybook/visual-differences. To accept the changes, run with --update.');
}
process.exit(isUpdate || differences.length === 0 ? 0 : 1);

async function takeAll([look, { globals, viewport }]) {
  const page = await stage.openPage(globals, { viewport });
  const found = [];
  for (const id of chosen) {
    const bytes = await take(page, id);
    const difference = compare(`${id}.${look}`, bytes);
    if (difference) found.push(difference);
    if (difference && isUpdate) saveBaseline(`${id}.${look}`, bytes);
  }
  await page.close();
  return found;
}

/** Removes the reference pictures of stories that are no longer listed. */
function removeOthers() {
  const names = stories.flatMap((id) => Object.keys(looks).map((look) => `${id}.${look}.png`));
  for (const file of globSync('*.png', { cwd: baselines }))
    if (!names.includes(file)) rmSync(join(baselines, file));
}
