import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads a file below `root`. */
export const read = (root, path) => readFileSync(join(root, path), 'utf8');

/** Writes a file below `root`, with its folders. */
export function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Edits a file below `root`; throws if there is nothing to change. */
export function change(root, path, edit) {
  const text = read(root, path);
  const next = edit(text);
  if (next === text) throw new Error(`${path}: nothing to change.`);
  write(root, path, next);
}

/** Edits a JSON file below `root`. */
export const changeJson = (root, path, edit) =>
  change(root, path, (text) => `${JSON.stringify(edit(JSON.parse(text)), null, 2)}\n`);

/** Adds a dependency on a package of the workspace to a manifest. */
export const addDependency = (root, path, name) =>
  changeJson(root, path, (manifest) => {
    const all = { ...manifest.dependencies, [name]: 'workspace:*' };
    const dependencies = Object.fromEntries(
      Object.keys(all)
        .toSorted()
        .map((it) => [it, all[it]]),
    );
    return { ...manifest, dependencies };
  });
