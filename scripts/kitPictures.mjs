// Takes the screenshots of the kit in docs/pictures, its foundations and component pages, from the
// built Storybook. `--kept` uses the existing build; further words select screenshots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook, openStage } from './kitStage.mjs';
import { root } from './together.mjs';

const folder = join(root, 'docs/pictures');
const foundations = {
  colour: 'kit-foundations-colour--ramps',
  tokens: 'kit-foundations-colour--tokens',
  contrast: 'kit-foundations-colour--contrast',
  type: 'kit-foundations-scales--type',
  space: 'kit-foundations-scales--space',
  shape: 'kit-foundations-scales--shape',
  motion: 'kit-foundations-scales--motion',
  densities: 'kit-foundations-scales--densities',
  icons: 'kit-foundations-icons--searchable',
  theme: 'kit-foundations-theme--repaired',
};
/** The component pages that are shown, with the skin of each. */
const components = {
  button: 'light',
  menu: 'dark',
  datatable: 'light',
  select: 'light',
  dialog: 'light',
  tabs: 'dark',
  banner: 'light',
  datetimefield: 'light',
  accordion: 'dark',
  fileupload: 'light',
  badge: 'light',
  themepanel: 'light',
};

await buildStorybook(process.argv.includes('--kept'));
mkdirSync(folder, { recursive: true });
const stage = await openStage();
const shots = [
  ...Object.entries(foundations).map(([name, id]) => ({ name, id, view: 'story', skin: 'light' })),
  ...Object.entries(components).map(([name, skin]) => ({
    name,
    id: `kit-${name}--docs`,
    view: 'docs',
    skin,
  })),
];
const only = process.argv.slice(2).filter((word) => word !== 'kit' && !word.startsWith('--'));
const isWanted = ({ name }) => only.length === 0 || only.includes(name);
for (const { name, id, view, skin } of shots.filter(isWanted))
  await stage.shootAddress(
    `/iframe.html?id=${id}&viewMode=${view}&globals=skin:${skin};density:comfortable`,
    join(folder, `kit-${name}.png`),
    view === 'docs' ? 'article' : '#storybook-root main',
  );
await stage.close();
console.log(`${shots.length} pictures of the kit in docs/pictures.`);
