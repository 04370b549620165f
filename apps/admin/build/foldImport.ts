import { parseSync } from 'oxc-parser';

/**
 * Returns an `import` statement replaced by the imported module's code, wrapped in a function that
 * returns the imported exports.
 */
export function foldImport(statement: string, code: string): string {
  const [imported] = parseSync('import.js', statement).module.staticImports;
  const { staticExports } = parseSync('module.js', code).module;
  const inner = staticExports.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
  const entries = imported?.entries ?? [];
  const names = new Set(entries.map(({ importName }) => importName.name));
  const given = staticExports
    .flatMap((exported) => exported.entries)
    .filter(({ exportName }) => names.has(exportName.name))
    .map(({ exportName, localName }) => `${exportName.name}:${localName.name}`);
  const taken = entries.map(({ importName, localName }) => `${importName.name}:${localName.value}`);
  return `const{${taken.join(',')}}=(()=>{${inner};return{${given.join(',')}}})();`;
}
