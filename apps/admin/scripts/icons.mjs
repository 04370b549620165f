// Renders the icons of the installed app from public/icon.svg with Chromium: node
// apps/admin/scripts/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';

const folder = join(import.meta.dirname, '../public');
const whole = readFileSync(join(folder, 'icon.svg'), 'utf8');
// A mask rounds the corners and crops everything outside the middle 80 %.
const square = whole.replace(' rx="8"', '').replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
const filled = square.replace(
  '<rect width="32" height="32"',
  '<rect x="-4" y="-4" width="40" height="40"',
);
// A badge is a white silhouette.
const shape = whole
  .replace(/<rect[^>]*>/, '')
  .replace('viewBox="0 0 32 32"', 'viewBox="3 4 26 26"');

const icons = [
  { name: '192', size: 192, svg: whole },
  { name: '512', size: 512, svg: whole },
  { name: 'maskable-512', size: 512, svg: filled },
  { name: 'apple-touch', size: 180, svg: filled.replace('-4 -4 40 40', '-1 -1 34 34') },
  { name: 'badge', size: 96, svg: shape },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const { name, size, svg } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;inline-size:100vw;block-size:100vh}</style>${svg}`,
    );
    await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: true });
  }
} finally {
  await browser.close();
}
