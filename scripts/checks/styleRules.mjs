import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from './files.mjs';

const physical =
  /(Left|Right|Top|Bottom)([A-Z]|$)|^(left|right|top|bottom)$|^((min|max)?[wW]idth|(min|max)?[hH]eight)$/;
const sided = /^(textAlign|float|clear|captionSide)$/;
const unitless =
  /^(flex|flexGrow|flexShrink|order|orphans|widows|columns?|columnCount|grid\w*|aspectRatio|scale|tabSize|animationIterationCount|lineClamp|WebkitLineClamp|fillOpacity|strokeOpacity|counter\w+)$/;
const ordinal = /^(zIndex|opacity|lineHeight|fontWeight)$/;
const coloured =
  /color$|^(background|border|outline|fill|stroke|caret|accent|boxShadow|textShadow)/i;

/** `em`, `ch` and `lh` are relative to a type token, so they're allowed. */
const literals = [
  [/#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i, 'colour'],
  [/(?<![\w.-])[+-]?(\d*\.)?\d+(px|rem|pt|pc|cm|mm|in|q)\b/i, 'length'],
  [/(?<![\w.-])(\d*\.)?\d+m?s\b/i, 'duration'],
];
const named =
  /(?<![\w-])(black|white|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|gold)(?![\w-])/i;

/** Whether a file defines tokens: the only folder with literal values. */
const makesTokens = (file) => file.startsWith('packages/ui/src/styles/');

/**
 * Returns every line of a `*.css.ts` below `root` that uses a physical side or a literal instead of
 * a token.
 */
export function styleRules(root) {
  return sourceFiles(root, '.css.ts').flatMap((file) =>
    brokenIn(file, readFileSync(join(root, file), 'utf8')),
  );
}

function brokenIn(file, text) {
  const found = new Map();
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const report = ({ start }, message) =>
    found.set(`${start} ${message}`, `${file}:${lineAt(start)} ${message}`);

  const words = (node, value, key = '') => {
    if (sided.test(key) && /\b(left|right|top|bottom)\b/.test(value))
      report(node, `${key}: ${value}: use start or end`);
    if (makesTokens(file)) return;
    for (const [pattern, kind] of literals)
      if (pattern.test(value)) report(node, `${value.trim()}: a literal ${kind}; use a token`);
    if (coloured.test(key) && named.test(value))
      report(node, `${value.trim()}: a literal colour; use a token`);
  };

  const property = (node) => {
    const key = node.key.type === 'Identifier' && !node.computed ? node.key.name : node.key.value;
    if (typeof key !== 'string') return;
    const isGroup = node.value.type === 'ObjectExpression';
    if (physical.test(key) && !isGroup) report(node, `${key}: use the logical property`);
    if (key.startsWith('@') || key.startsWith('(')) words(node, key);
    for (const part of parts(node.value)) {
      if (part.type === 'TemplateElement') words(part, part.value.cooked ?? '', key);
      else if (typeof part.value === 'string') words(part, part.value, key);
      else if (!makesTokens(file)) number(part, key);
    }
  };

  const number = (node, key) => {
    if (node.value === 0 || unitless.test(key)) return;
    if (ordinal.test(key) && Math.abs(node.value) === 1) return;
    report(node, `${key}: ${node.value}: a literal number; use a token`);
  };

  const ignored = new Set();
  const { program } = parseSync(file, text);
  new Visitor({
    ImportDeclaration({ source }) {
      ignored.add(source.start);
      // A style file imports the styles of everything it imports; the kit's index would add those
      // of the whole kit.
      if (source.value === '@servery/ui') report(source, "'@servery/ui': use '@servery/ui/styles'");
    },
    ExportNamedDeclaration: ({ source }) => source && ignored.add(source.start),
    Property: property,
    Literal(node) {
      if (typeof node.value === 'string' && !ignored.has(node.start)) words(node, node.value);
    },
    TemplateElement: (node) => words(node, node.value.cooked ?? ''),
  }).visit(program);
  return [...found.values()];
}

/** Returns the literals that a property's value contains, in conditions, lists and templates. */
function parts(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis;
    case 'UnaryExpression':
      return parts(node.argument);
    case 'ConditionalExpression':
      return [...parts(node.consequent), ...parts(node.alternate)];
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element ? parts(element) : []));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return parts(node.expression);
    default:
      return [];
  }
}
