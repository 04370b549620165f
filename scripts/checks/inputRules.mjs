import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const kit = 'packages/ui';
const entry = `${kit}/src/index.ts`;

/** Components that emit a value but need no round trip, with the reasons. */
const untyped = {
  AddonSelect: 'chosen from a list',
  Calendar: 'days are pressed',
  Carousel: 'slides are pressed',
  Checkbox: 'pressed',
  CheckboxCards: 'pressed',
  CheckboxGroup: 'pressed',
  ChoiceCard: 'pressed',
  ColumnPicker: 'columns are pressed; its search is a SearchField',
  CsvImport: 'columns are chosen from lists',
  EventCalendar: 'days are pressed',
  Editor: 'a document, written the same in every language; Editor.stories.tsx types into it',
  LateSelect: 'chosen from a list',
  MultiCalendar: 'days are pressed',
  MultiDatePicker: 'days are pressed',
  MultiSelect: 'what is typed only searches',
  Pagination: 'pages are pressed',
  RadioCards: 'pressed',
  RadioGroup: 'pressed',
  RangeCalendar: 'days are pressed',
  RangeSlider: 'dragged, or moved by the arrow keys',
  Rating: 'pressed',
  Segmented: 'pressed',
  Select: 'chosen from a list',
  Slider: 'dragged, or moved by the arrow keys',
  Stepper: 'steps are pressed',
  Switch: 'pressed',
  ThemePanel: 'pressed; its colours are ColorPicker',
  Wizard: 'steps are pressed',
};

const read = (root, file) => readFileSync(join(root, file), 'utf8');
const isComponent = (name) => /^[A-Z]\w*[a-z]/.test(name);
const handsOut = /\bon(?:Change|Complete|Save)\b|\bTextInputProps\b/;

/** Returns the components that a file of the kit exports, with the file that declares each. */
function componentsOf(root, file) {
  const { program } = parseSync(file, read(root, file));
  return program.body
    .filter(({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind !== 'type')
    .flatMap(({ declaration, source, specifiers }) => {
      if (declaration) return [{ name: declaration.id?.name ?? '', file }];
      const from = normalize(join(dirname(file), source?.value ?? ''));
      return specifiers
        .filter(({ exportKind }) => exportKind !== 'type')
        .map(({ exported }) => ({ name: exported.name, file: from }));
    })
    .filter((component) => isComponent(component.name) && component.file.endsWith('.tsx'));
}

/** Returns the names of the components that the round-trip stories render. */
function roundTrips(root) {
  const rendered = new Set();
  for (const file of globSync(`${kit}/src/foundations/RoundTrip*.stories.tsx`, { cwd: root }))
    new Visitor({
      JSXOpeningElement: ({ name }) => name.name && rendered.add(name.name),
    }).visit(parseSync(file, read(root, file)).program);
  return rendered;
}

/**
 * Returns a line for each input of the kit that neither has a round trip in all languages nor a
 * reason in `excused`, and for each reason that nothing needs.
 */
export function inputRules(root, excused = untyped) {
  const { exports } = JSON.parse(read(root, `${kit}/package.json`));
  const entries = Object.values(exports)
    .filter((target) => typeof target === 'string' && /^\.\/src\/.*\.tsx?$/.test(target))
    .filter((target) => !target.endsWith('.d.ts'))
    .map((target) => normalize(join(kit, target)));
  const inputs = new Set(
    [...new Set([entry, ...entries])]
      .flatMap((file) => componentsOf(root, file))
      .filter(({ file }) => handsOut.test(read(root, file)))
      .map(({ name }) => name),
  );
  const rendered = roundTrips(root);
  const isExcused = (name) => Object.hasOwn(excused, name);
  const stale = Object.keys(excused).filter((name) => !inputs.has(name) || rendered.has(name));
  return [
    ...[...inputs]
      .sort()
      .filter((name) => !rendered.has(name) && !isExcused(name))
      .map((name) => `${name}: has no story in foundations/RoundTrip*.stories.tsx`),
    ...stale.map((name) => `${name}: has an unneeded reason for having no round trip`),
  ];
}
