import { globSync } from 'node:fs';

const source =
  'packages/*/src packages/features/*/src packages/features/template/*/src apps/*/src apps/storybook/.storybook'.split(
    ' ',
  );

/** Returns the source folders of all packages below `root`, relative to it. */
export const sourceFolders = (root) =>
  source.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();

/** Returns the files in the source folders whose path ends with `ending`, relative to `root`. */
export const sourceFiles = (root, ending) =>
  sourceFolders(root)
    .flatMap((folder) => globSync(`${folder}/**/*${ending}`, { cwd: root }))
    .sort();
