import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

const kit = 'packages/ui/src';
const isComponent = (name) => /^[A-Z]/.test(name);
/** Whether a file is a page about the kit, not a component. */
const isPage = (file) => file.startsWith(`${kit}/foundations/`);

/** Returns the component's name in `component: Table` and in `component: Table<Row>`. */
const nameOf = (value) =>
  value.type === 'TSInstantiationExpression'
    ? nameOf(value.expression)
    : value.type === 'Identifier'
      ? value.name
      : undefined;

/**
 * Parses a stories file: its component, its stories, the path of its guide, and the components it
 * renders.
 */
function readStories(root, file) {
  const path = join(root, file);
  const found = { file, component: undefined, guide: undefined, stories: [], rendered: new Set() };
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (specifiers.some(({ local }) => local.name === 'guide'))
        found.guide = normalize(join(dirname(file), source.value));
    },
    Property({ key, value }) {
      if (key.name === 'component') found.component ??= nameOf(value);
    },
    JSXOpeningElement: ({ name }) => name.name && found.rendered.add(name.name),
    ExportNamedDeclaration({ declaration, specifiers }) {
      for (const { id } of declaration?.declarations ?? []) found.stories.push(id.name);
      for (const { exported } of specifiers) found.stories.push(exported.name);
    },
  }).visit(program);
  return found;
}

/** Returns the components that the kit's index exports. */
function exported(root) {
  const file = `${kit}/index.ts`;
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return program.body
    .filter(({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind !== 'type')
    .filter(({ source }) => source?.value.endsWith('.tsx'))
    .flatMap(({ specifiers }) =>
      specifiers
        .filter(({ exportKind }) => exportKind !== 'type')
        .map(({ exported: { name } }) => name),
    )
    .filter(isComponent);
}

/** Returns the package's further entries that lead to a component. */
function entriesOf(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  return Object.entries(manifest.exports)
    .map(([entry, target]) => ({
      entry,
      folder: normalize(`packages/ui/${dirname(String(target))}`),
    }))
    .filter(({ folder }) => folder.startsWith(`${kit}/`))
    .filter(
      ({ folder }) => ![`${kit}/styles`, `${kit}/guide`].some((own) => folder.startsWith(own)),
    );
}

/** Returns the missing parts of a component's guide. */
function guideHoles(guide) {
  if (!guide) return ['has no guide (`parameters: { guide }`)'];
  const isEmpty = (part) => !guide[part] || guide[part].length === 0;
  return ['when', 'anatomy', 'dos', 'donts'].filter(isEmpty).map((part) => `guide without ${part}`);
}

/** Reads all guides and stories of the kit; returns one row per component and one line per gap. */
export async function kitRules(root) {
  const load = (file) => import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
  const { states } = await load(`${kit}/guide/guide.ts`);
  const files = globSync(`${kit}/**/*.stories.tsx`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.rtl.stories.tsx') && !isPage(file))
    .sort();
  const shown = files.map((file) => readStories(root, file));
  const rows = [];
  const holes = [];
  for (const page of shown) {
    const base = page.file.slice(page.file.lastIndexOf('/') + 1, -'.stories.tsx'.length);
    if (!isComponent(base) && !page.guide) continue;
    const name = isComponent(base) ? (page.component ?? base) : base;
    const guide =
      page.guide && existsSync(join(root, page.guide)) ? (await load(page.guide)).guide : undefined;
    const mirrored = page.file.replace('.stories.tsx', '.rtl.stories.tsx');
    const inArabic = existsSync(join(root, mirrored)) ? readStories(root, mirrored).stories : [];
    const isInteractive = Object.keys(guide?.keyboard ?? {}).length > 0;
    const row = {
      name,
      entry: guide?.entry ?? '@servery/ui',
      folder: dirname(page.file),
      stories: page.stories.length,
      states: Object.fromEntries(
        states.map((state) => [state, page.stories.includes(state) ? true : guide?.never?.[state]]),
      ),
      keyboard: isInteractive ? page.stories.includes('Keyboard') : undefined,
      isMirrored: page.stories.every((story) => inArabic.includes(story)),
    };
    rows.push(row);
    const report = (words) => holes.push(`${name}: ${words}`);
    guideHoles(guide).forEach(report);
    for (const state of states) {
      if (row.states[state] === undefined)
        report(`${state} has neither a story nor a reason in guide.never`);
      else if (guide?.never?.[state] && row.states[state] === true)
        report(`${state} has both a story and a reason in guide.never`);
    }
    if (row.keyboard === false) report('has keyboard support but no story Keyboard');
    const missing = page.stories.filter((story) => !inArabic.includes(story));
    if (missing.length > 0) report(`not right to left: ${missing.join(', ')}`);
  }
  for (const name of exported(root)) {
    const shows = ({ component, rendered }) => component === name || rendered.has(name);
    if (!shown.some(shows)) holes.push(`${name}: is exported but has no story`);
  }
  for (const { entry, folder } of entriesOf(root))
    if (!rows.some((row) => row.folder === folder))
      holes.push(`${entry}: has no stories and guide in its folder`);
  return { states, rows: rows.sort((a, b) => a.name.localeCompare(b.name)), holes };
}
