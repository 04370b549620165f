import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns the folder of the package that a file belongs to. */
function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) || !read(folder).name) folder = dirname(folder);
  return folder;
}

const lineOf = ({ name, version, license }: Manifest) => `${name} ${version}: ${license}`;

function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return [`### ${lineOf(read(folder))}`, ...(text ? ['', '```', text, '```'] : [])].join('\n');
}

/** Writes `LICENCES.md`: the licence texts of bundled packages, and a list of the dependencies. */
export const licences = (root: string, dependencies: readonly string[]): Rolldown.Plugin => ({
  name: 'licences',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((one) =>
      one.type === 'chunk' ? one.moduleIds.filter((id) => id.includes('node_modules')) : [],
    );
    const parts = new Map(files.map((file) => [packageOf(file), file]));
    const source = [
      '# Licences',
      '',
      '## Depends on',
      '',
      ...dependencies.map((name) => `- ${lineOf(read(join(root, 'node_modules', name)))}`),
      '',
      '## Contains',
      '',
      [...parts.keys()].toSorted().map(textOf).join('\n\n'),
      '',
    ].join('\n');
    this.emitFile({ type: 'asset', fileName: 'LICENCES.md', source });
  },
});
