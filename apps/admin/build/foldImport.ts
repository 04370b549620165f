import { parseSync } from 'oxc-parser';

/**
 * Returns an `import` statement replaced by the imported module's code, wrapped in a function that
 * returns its exports.
 */
export function foldImport(statement: string, code: string): string {
  const [imported] = parseSync('import.js', statement).module.staticImports;
  const { staticExports } = parseSync('module.js', code).module;
  const inner = staticExports.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
  const given = staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, localName }) => `${exportName.name}:${localName.name}`);
  const taken = (imported?.entries ?? []).map(
    ({ importName, localName }) => `${importName.name}:${localName.value}`,
  );
  return `const{${taken.join(',')}}=(()=>{${inner};return{${given.join(',')}}})();`;
}
