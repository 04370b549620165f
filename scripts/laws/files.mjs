import { globSync } from 'node:fs';

const source = 'packages/*/src packages/features/*/src apps/*/src apps/storybook/.storybook'.split(
  ' ',
);

/** The source folders of every package below `root`, relative to it. */
export const sourceFolders = (root) =>
  source.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();

/** The files below the source folders whose path ends with `ending`, relative to `root`. */
export const sourceFiles = (root, ending) =>
  sourceFolders(root)
    .flatMap((folder) => globSync(`${folder}/**/*${ending}`, { cwd: root }))
    .sort();
