// Takes a contact sheet of every component in two looks and compares it with the one that is kept.
// `--update` keeps the new ones; `--kept` uses the Storybook that is built already; a word takes only the components whose name has it.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { buildStorybook, kitStories, openStage } from '../../../scripts/kitStage.mjs';
import { root } from '../../../scripts/together.mjs';
import { contactSheet, trim } from './contactSheet.mjs';
import { indexedPng } from './indexedPng.mjs';

const kept = join(root, 'apps/storybook/visual');
const differences = join(root, 'apps/storybook/visual-differences');
const madeBy = join(kept, 'made-by.json');
const looks = {
  'light-ltr-1280': {
    globals: { skin: 'light', density: 'comfortable', locale: 'en' },
    viewport: { width: 1280, height: 800 },
  },
  'dark-rtl-390': {
    globals: { skin: 'dark', density: 'comfortable', locale: 'ar' },
    viewport: { width: 390, height: 844 },
  },
};
/** How many pixels of a sheet may differ: glyph edges are not drawn the same in every run. */
const allowed = 40;

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const only = args.find((arg) => !arg.startsWith('--'));
/** @type {{ same: number, changed: string[], fresh: string[] }} */
const total = { same: 0, changed: [], fresh: [] };

await buildStorybook(args.includes('--kept'));
const stage = await openStage();
const [major] = stage.version.split('.');
const former = existsSync(madeBy) ? JSON.parse(readFileSync(madeBy, 'utf8')).chromium : undefined;
if (!isUpdate && former !== undefined && former.split('.')[0] !== major) {
  console.log(
    `Compared nothing: the pictures were made by Chromium ${former}, and this is ${stage.version}. Make them anew with \`pnpm visual --update\`.`,
  );
  await stage.close();
  process.exit(0);
}
rmSync(differences, { recursive: true, force: true });
mkdirSync(kept, { recursive: true });
const components = Object.entries(
  Object.groupBy(
    kitStories(only).filter(({ title }) => !title.startsWith('Kit/Foundations')),
    ({ title }) => title,
  ),
);
await Promise.all(Object.entries(looks).map(takeAll));
await stage.close();
if (isUpdate) {
  writeFileSync(madeBy, `${JSON.stringify({ chromium: stage.version }, null, 2)}\n`);
  if (!only) forgetOthers();
}
for (const name of total.fresh) console.log(`${isUpdate ? 'new' : 'not kept yet'}: ${name}`);
for (const words of total.changed) console.log(`${isUpdate ? 'kept anew' : 'changed'}: ${words}`);
console.log(
  `${total.same} sheets the same, ${total.changed.length} changed, ${total.fresh.length} new.`,
);
const isRight = isUpdate || total.changed.length === 0;
if (!isRight)
  console.log(
    'See apps/storybook/visual-differences; what is meant, keep with `pnpm visual --update`.',
  );
process.exit(isRight ? 0 : 1);

async function takeAll([look, { globals, viewport }]) {
  const { show, shoot, close } = await stage.openPage(globals, { viewport });
  for (const [title, stories] of components) {
    const pictures = [];
    for (const { id } of stories) {
      await show(id);
      pictures.push(trim(await shoot()));
    }
    const sheet = contactSheet(pictures.filter(Boolean));
    compare(`${title.slice('Kit/'.length).replaceAll(/\W+/g, '-')}.${look}.png`, indexedPng(sheet));
  }
  await close();
}

function compare(name, bytes) {
  const path = join(kept, name);
  if (!existsSync(path)) {
    total.fresh.push(name);
    if (isUpdate) writeFileSync(path, bytes);
    return;
  }
  const [before, now] = [PNG.sync.read(readFileSync(path)), PNG.sync.read(bytes)];
  const size = {
    width: Math.max(before.width, now.width),
    height: Math.max(before.height, now.height),
  };
  const difference = new PNG(size);
  const count = pixelmatch(
    onto(size, before),
    onto(size, now),
    difference.data,
    size.width,
    size.height,
    { threshold: 0.05 },
  );
  if (count <= allowed) {
    total.same += 1;
    return;
  }
  total.changed.push(`${name} (${count} pixels)`);
  if (isUpdate) return writeFileSync(path, bytes);
  mkdirSync(differences, { recursive: true });
  writeFileSync(join(differences, name), PNG.sync.write(difference));
  writeFileSync(join(differences, name.replace('.png', '.now.png')), bytes);
}

/** The picture's pixels on a sheet of another size. */
function onto({ width, height }, picture) {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}

/** Takes away the sheets of components that are no more. */
function forgetOthers() {
  const names = new Set(
    components.flatMap(([title]) =>
      Object.keys(looks).map(
        (look) => `${title.slice('Kit/'.length).replaceAll(/\W+/g, '-')}.${look}.png`,
      ),
    ),
  );
  for (const file of globSync('*.png', { cwd: kept }))
    if (!names.has(file)) rmSync(join(kept, file));
}
