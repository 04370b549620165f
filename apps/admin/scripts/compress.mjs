// Writes a brotli and a gzip copy next to every text file of a build, so that no server compresses
// at run time.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url));
const worthwhile = 1024;
const ways = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

const files = globSync('**/*.{js,css,html,svg,json,webmanifest,txt}', { cwd: folder });
await Promise.all(
  files.map(async (name) => {
    const text = readFileSync(join(folder, name));
    if (text.length < worthwhile) return;
    for (const [ending, compress] of Object.entries(ways)) {
      const smaller = await compress(text);
      if (smaller.length < text.length) writeFileSync(join(folder, `${name}.${ending}`), smaller);
    }
  }),
);
