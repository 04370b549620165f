import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { addDependency, change, changeJson, read, write } from './files.mjs';

const example = 'packages/screens/src/example';
const admin = 'apps/admin';

/** Returns a name such as `stockCounts` as `StockCounts`, `stock-counts` and `Stock counts`. */
function formsOf(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  return { Name: capital(name), kebab: words.replaceAll(' ', '-'), title: capital(words) };
}

/** Returns the start of the ids of a screen's messages. */
const prefixOf = (feature, name) => (feature === name ? `${name}.` : `${feature}.${name}.`);

/** Returns a text of the example for another screen. */
function renamed(text, feature, name) {
  const { Name, title } = formsOf(name);
  return text
    .replaceAll(/'(?:[.][.]\/)+(list|view|messages)\/index[.]ts'/g, "'@servery/screens/$1'")
    .replaceAll(/'(?:[.][.]\/)+messages\/define[.]ts'/g, "'@servery/screens/define'")
    .replaceAll(/'(?:[.][.]\/)+fixtures\/AddressBar[^']+'/g, "'@servery/screens/fixtures'")
    .replaceAll("'example/screens/", "'screens/")
    .replaceAll('screens.examples.', prefixOf(feature, name))
    .replaceAll("'Examples'", `'${title}'`)
    .replaceAll('Examples', Name)
    .replaceAll('list of examples', `list of ${title.toLowerCase()}`)
    .replaceAll('of the examples', `of the list of ${title.toLowerCase()}`)
    .replaceAll('examples', name);
}

/**
 * Adds a screen to a feature: a list with its messages, URL state, stories and test. It is a copy of
 * the example in `packages/screens`. Returns the folders and files to format.
 */
export function addScreen(root, feature, name) {
  const folder = `packages/features/${feature}`;
  const { Name, title } = formsOf(name);
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, example) });
  for (const file of files) {
    const path = `${folder}/src/${renamed(file, feature, name)}`;
    if (existsSync(join(root, path))) throw new Error(`${path} already exists.`);
    write(root, path, renamed(read(root, `${example}/${file}`), feature, name));
  }
  for (const locale of globSync('*.json', { cwd: join(root, 'packages/screens/src/locales') })) {
    const texts = JSON.parse(read(root, `packages/screens/src/locales/${locale}`));
    const own = Object.entries(texts)
      .filter(([id]) => id.startsWith('screens.examples.'))
      .map(([id, text]) => [renamed(id, feature, name), id.endsWith('.title') ? title : text]);
    changeJson(root, `${folder}/src/locales/${locale}`, (all) => ({
      ...all,
      ...Object.fromEntries(own),
    }));
  }
  const added = (line) => (text) => `${text.trimEnd()}\n${line}\n`.trimStart();
  change(root, `${folder}/src/index.ts`, added(`export { ${Name} } from './screens/${Name}.tsx';`));
  change(
    root,
    `${folder}/src/messages.ts`,
    added(`export { ${name}Messages } from './messages/${name}.ts';`),
  );
  return [folder];
}

/**
 * Adds the page and the record of a screen to the app, at the end of the day's screens. Returns the
 * folders and files to format.
 */
export function addRecord(root, feature, name) {
  const { Name, kebab, title } = formsOf(name);
  const page = `${admin}/src/pages/floor/${Name}Page.tsx`;
  const records = `${admin}/src/boot/screens/day.ts`;
  write(
    root,
    page,
    `import { ${Name} } from '@servery/${feature}';
import { usePlaceOf } from './usePlaceOf.ts';

/** The list of ${title.toLowerCase()}. */
export default function ${Name}Page() {
  const { search, go } = usePlaceOf();
  return <${Name} search={search} onSearchChange={go} />;
}
`,
  );
  const ids = JSON.parse(read(root, 'packages/api/src/pages.json')).map(({ id }) => id);
  const record = `  '${kebab}': {
    path: '/${kebab}',
    access: 'session',
    page: 'floor/${Name}',
    entry: {
      title: { id: 'admin.nav.${name}', defaultMessage: '${title}' },
      icon: 'table',
      menu: 'day',
      id: ${Math.max(...ids) + 1},
    },
  },
`;
  change(root, records, (text) => text.replace(/^} as const satisfies/m, `${record}$&`));
  for (const locale of globSync('*.json', { cwd: join(root, admin, 'src/locales') }))
    changeJson(root, `${admin}/src/locales/${locale}`, (texts) => ({
      ...texts,
      [`admin.nav.${name}`]: title,
    }));
  const manifest = JSON.parse(read(root, `${admin}/package.json`));
  if (!manifest.dependencies[`@servery/${feature}`])
    addDependency(root, `${admin}/package.json`, `@servery/${feature}`);
  return [page, records, `${admin}/package.json`, `${admin}/src/locales`];
}
