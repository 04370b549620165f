import { dirname, join } from 'node:path/posix';
import { Visitor } from 'oxc-parser';

/** Whether an expression is a plain value, which documentation can repeat as it is. */
function isPlain(node) {
  if (node.type === 'Literal') return true;
  if (node.type === 'UnaryExpression') return node.argument.type === 'Literal';
  if (node.type === 'ArrayExpression') return node.elements.every(isPlain);
  return node.type === 'ObjectExpression' && node.properties.length === 0;
}

/** Returns the default variants of the recipes in a style file, by recipe name. */
function recipes({ code, program }) {
  const found = new Map();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init?.callee?.name !== 'recipe') return;
      const defaults = init.arguments[0].properties.find(
        ({ key }) => key?.name === 'defaultVariants',
      );
      const variants = (defaults?.value.properties ?? []).map(({ key, value }) => [
        key.name,
        code.slice(value.start, value.end),
      ]);
      found.set(id.name, new Map(variants));
    },
  }).visit(program);
  return found;
}

/** Returns the recipes that a module imports, by local name. */
function importedRecipes(file, parse) {
  return new Map(
    parse(file).program.body.flatMap(({ type, source, specifiers }) => {
      if (type !== 'ImportDeclaration' || !/^\..*\.css\.ts$/.test(source.value)) return [];
      const known = recipes(parse(join(dirname(file), source.value)));
      return specifiers.map(({ local, imported }) => [local.name, known.get(imported?.name)]);
    }),
  );
}

const typeName = (param) =>
  (param.left ?? param).typeAnnotation?.typeAnnotation.typeName?.name ?? undefined;

/**
 * Finds the plain defaults that a module's functions give to members of their parameters' types: by
 * destructuring, by `??`, and by the default variants of a recipe that receives the prop. Calls
 * `note(type, prop, value)` for each.
 */
export function propDefaults(file, parse, note) {
  const { code, program } = parse(file);
  const styles = importedRecipes(file, parse);

  const read = (declaration, param) => {
    const type = typeName(param);
    if (!type) return;
    const target = param.left ?? param;
    const local = new Map();
    let rest;
    const take = ({ properties }) => {
      for (const { type: kind, key, value, argument } of properties) {
        if (kind === 'RestElement') rest = argument.name;
        else if (value.type !== 'AssignmentPattern') local.set(value.name, key.name);
        else if (isPlain(value.right))
          note(type, key.name, code.slice(value.right.start, value.right.end));
      }
    };
    if (target.type === 'ObjectPattern') take(target);
    const isProps = (node) => target.name !== undefined && node?.name === target.name;
    const propOf = (node) =>
      node.type === 'MemberExpression' && isProps(node.object)
        ? node.property.name
        : local.get(node.name);
    const viaRecipe = (variants, argument) => {
      if (argument?.name && argument.name === rest)
        for (const [prop, value] of variants)
          if (![...local.values()].includes(prop)) note(type, prop, value);
      if (argument?.type !== 'ObjectExpression') return;
      for (const { type: kind, key, value, argument: spread } of argument.properties)
        if (kind === 'SpreadElement') viaRecipe(variants, spread);
        else if (variants.has(key.name) && propOf(value))
          note(type, propOf(value), variants.get(key.name));
    };
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (isProps(init) && id.type === 'ObjectPattern') take(id);
      },
      LogicalExpression({ operator, left, right }) {
        if (
          operator === '??' &&
          isPlain(right) &&
          left.type === 'MemberExpression' &&
          isProps(left.object)
        )
          note(type, left.property.name, code.slice(right.start, right.end));
      },
      CallExpression({ callee, arguments: [argument] }) {
        const variants = styles.get(callee.name);
        if (variants) viaRecipe(variants, argument);
      },
    }).visit({ type: 'Program', sourceType: 'module', body: [declaration] });
  };

  new Visitor({
    FunctionDeclaration: (declaration) =>
      declaration.params.forEach((param) => read(declaration, param)),
  }).visit(program);
}
