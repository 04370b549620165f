import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../../../scripts/together.mjs';
import { deviceFonts } from './deviceFonts.mjs';
import { contactSheet, trim } from './contactSheet.mjs';
import { indexedPng } from './indexedPng.mjs';

/** The folder of the reference pictures. */
export const baselines = join(root, 'apps/storybook/visual/kept');
const differences = join(root, 'apps/storybook/visual-differences');
const madeBy = join(baselines, 'made-by.json');

/** The looks in which every story is captured. */
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

/** The number of pixels that can differ: glyph edges vary between runs. */
const allowed = 40;
/**
 * The share of a picture that can differ under another major version of Chromium, in edges and
 * fonts.
 */
const allowedShare = 0.1;

/**
 * Returns the Chromium version that took the reference pictures, or undefined if there are none.
 */
export const maker = () =>
  existsSync(madeBy) ? JSON.parse(readFileSync(madeBy, 'utf8')).chromium : undefined;

/** Records the Chromium version that took the reference pictures. */
export function setMaker(version) {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(madeBy, `${JSON.stringify({ chromium: version }, null, 2)}\n`);
}

/**
 * Shows a story on a page of the stage and returns its picture as a small PNG. Throws if any text
 * is in a font of this machine, because another machine would take another picture.
 */
export async function take({ show, shoot, inspect }, id) {
  const problems = await show(id);
  if (problems.length > 0) throw new Error(`${id}: ${problems.join('\n')}`);
  const picture = trim(await shoot());
  if (!picture) throw new Error(`${id} shows nothing.`);
  const fonts = await inspect(deviceFonts);
  if (fonts.length > 0)
    throw new Error(`${id} has text in fonts of this machine.\n${fonts.join('\n')}`);
  return indexedPng(contactSheet([picture]));
}

/** Saves a reference picture. */
export function saveBaseline(name, bytes) {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(join(baselines, `${name}.png`), bytes);
}

/**
 * Compares a picture with its reference; returns a description of the difference, or null. Writes
 * the new picture and the difference to `visual-differences`. Under another major version of
 * Chromium edges can differ, but the content must be the same.
 */
export function compare(name, bytes, { isSameEngine = true } = {}) {
  const path = join(baselines, `${name}.png`);
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
  if (count <= (isSameEngine ? allowed : Math.max(allowed, width * height * allowedShare)))
    return null;
  mkdirSync(differences, { recursive: true });
  writeFileSync(join(differences, `${name}.png`), PNG.sync.write(difference));
  writeFileSync(join(differences, `${name}.now.png`), bytes);
  const advice = isSameEngine
    ? ''
    : ` Chromium ${maker()} took the kept picture, and this is another major: if the new pictures are right, keep them with pnpm visual --update.`;
  return `${name} differs in ${count} pixels.${advice}`;
}

/** Returns the pixels of a picture on a sheet of another size. */
function enlarge(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}
