import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../../../scripts/together.mjs';
import { contactSheet, trim } from './contactSheet.mjs';
import { indexedPng } from './indexedPng.mjs';

/** The folder of the pictures that are kept. */
export const kept = join(root, 'apps/storybook/visual/kept');
const differences = join(root, 'apps/storybook/visual-differences');
const madeBy = join(kept, 'made-by.json');

/** The looks that every story is taken in. */
export const looks = {
  light: {
    globals: { skin: 'light', density: 'comfortable', locale: 'en' },
    viewport: { width: 800, height: 600 },
  },
  'dark-rtl': {
    globals: { skin: 'dark', density: 'comfortable', locale: 'ar' },
    viewport: { width: 390, height: 844 },
  },
};

/** How many pixels of a picture may differ: glyph edges are not drawn the same in every run. */
const allowed = 40;

/** The Chromium that made the pictures, or undefined if there are none. */
export const maker = () =>
  existsSync(madeBy) ? JSON.parse(readFileSync(madeBy, 'utf8')).chromium : undefined;

/** Notes which Chromium made the pictures. */
export function setMaker(version) {
  mkdirSync(kept, { recursive: true });
  writeFileSync(madeBy, `${JSON.stringify({ chromium: version }, null, 2)}\n`);
}

/** Shows a story on a page of the stage; returns its picture as a small PNG. */
export async function take({ show, shoot }, id) {
  const problems = await show(id);
  if (problems.length > 0) throw new Error(`${id}: ${problems.join('\n')}`);
  const picture = trim(await shoot());
  if (!picture) throw new Error(`${id} shows nothing.`);
  return indexedPng(contactSheet([picture]));
}

/** Keeps a picture. */
export function keep(name, bytes) {
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, `${name}.png`), bytes);
}

/**
 * Compares a picture with the one that is kept; returns what is different, or null. A difference is
 * written to `visual-differences`, beside the new picture.
 */
export function compare(name, bytes) {
  const path = join(kept, `${name}.png`);
  if (!existsSync(path)) return `${name} is not kept yet.`;
  const [before, now] = [PNG.sync.read(readFileSync(path)), PNG.sync.read(bytes)];
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const difference = new PNG({ width, height });
  const count = pixelmatch(
    enlarge(before, width, height),
    enlarge(now, width, height),
    difference.data,
    width,
    height,
    { threshold: 0.05 },
  );
  if (count <= allowed) return null;
  mkdirSync(differences, { recursive: true });
  writeFileSync(join(differences, `${name}.png`), PNG.sync.write(difference));
  writeFileSync(join(differences, `${name}.now.png`), bytes);
  return `${name} differs in ${count} pixels.`;
}

/** The pixels of a picture on a sheet of another size. */
function enlarge(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}
