import { exportedProps, parser, publicTypes } from './publicTypes.mjs';
import { propDefaults } from './propDefaults.mjs';

const kit = 'packages/ui';

/** Returns the members that a type declares itself, without those of the types it extends. */
function membersOf({ type, body, typeAnnotation, types, members }) {
  if (type === 'TSInterfaceDeclaration') return body.body;
  if (type === 'TSTypeAliasDeclaration') return membersOf(typeAnnotation);
  if (type === 'TSIntersectionType') return types.flatMap(membersOf);
  return type === 'TSTypeLiteral' ? members : [];
}

/**
 * Returns the docstring directly before a node, without its asterisks; undefined if there's none.
 */
function docBefore({ code, comments }, start) {
  const comment = comments.findLast(({ end }) => end <= start);
  const isDoc = comment?.type === 'Block' && comment.value.startsWith('*');
  if (!isDoc || code.slice(comment.end, start).trim() !== '') return undefined;
  return comment.value.replaceAll(/^[ \t]*\*+[ \t]?/gm, '').trim() || undefined;
}

const defaultOf = (doc) => /^@default (.+)$/m.exec(doc)?.[1].trim();

/** Whether a declaration needs a docstring itself. Props don't: their component has one. */
const needsDoc = ({ name, statement }) =>
  statement.type === 'ExportNamedDeclaration' && !name.endsWith('Props');

/**
 * Returns every public type of the kit and every prop of its components without a docstring, and
 * every default that differs from its docstring.
 */
export function propRules(root) {
  const parse = parser(root);
  const found = [...publicTypes(root, kit, parse), ...exportedProps(root, kit, parse)];
  const types = new Map(found.map((type) => [`${type.file} ${type.name}`, type]))
    .values()
    .toArray();
  const holes = [];
  const props = new Map();
  for (const type of types) {
    const { file, name, declaration, statement } = type;
    if (needsDoc(type) && !docBefore(parse(file), statement.start))
      holes.push(`${file}: ${name} has no docstring`);
    for (const { key, start } of membersOf(declaration)) {
      if (!key) continue;
      const prop = `${name}.${key.name ?? key.value}`;
      const doc = docBefore(parse(file), start);
      if (doc) props.set(prop, { file, stated: defaultOf(doc), values: [] });
      else holes.push(`${file}: ${prop} has no docstring`);
    }
  }
  for (const file of new Set(types.map((type) => type.file)))
    propDefaults(file, parse, (type, prop, value) =>
      props.get(`${type}.${prop}`)?.values.push(value),
    );
  for (const [prop, { file, stated, values }] of props)
    if (values.length > 0 && !values.includes(stated))
      holes.push(
        `${file}: ${prop} is ${values[0]} by default, but has ${stated ? `@default ${stated}` : 'no @default'}`,
      );
  return holes.toSorted();
}
