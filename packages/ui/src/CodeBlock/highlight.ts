import { readFile } from 'node:fs/promises';
import { codeToTokensBase, type BundledLanguage } from 'shiki';
import type { CodeLine, CodeToken, TokenKind } from './tokens.ts';

/** Prefixes of grammar scopes and their kinds, the more specific first. */
const kinds: readonly [scope: string, kind: TokenKind][] = [
  ['comment', 'comment'],
  ['punctuation.definition.comment', 'comment'],
  ['punctuation.definition.string', 'string'],
  ['string', 'string'],
  ['constant.numeric', 'number'],
  ['constant', 'number'],
  ['keyword.operator', 'punctuation'],
  ['keyword', 'keyword'],
  ['storage', 'keyword'],
  ['variable.language', 'keyword'],
  ['entity.name.function', 'function'],
  ['support.function', 'function'],
  ['entity.name', 'type'],
  ['entity.other.attribute-name', 'function'],
  ['support.class', 'type'],
  ['support.type', 'type'],
  ['punctuation', 'punctuation'],
];

function kindOf(scopes: readonly string[]): TokenKind {
  for (const scope of scopes.toReversed()) {
    const found = kinds.find(([start]) => scope.startsWith(start));
    if (found) return found[1];
  }
  return 'plain';
}

/** Merges neighbouring tokens of the same kind. */
function merge(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: [TokenKind, string][] = [];
  for (const [kind, text] of tokens) {
    const last = merged.at(-1);
    if (last && (last[0] === kind || !text.trim())) last[1] += text;
    else merged.push([kind, text]);
  }
  return merged;
}

/**
 * Turns source code into the lines of a `CodeBlock`. For builds and servers only, because it loads
 * grammars of several megabytes. Requires the package `shiki`, whose names of languages it accepts.
 */
export async function highlight(source: string, language: string): Promise<CodeLine[]> {
  const lines = await codeToTokensBase(source.replace(/\n$/, ''), {
    // The type from `shiki` would require more of a product's own types than the kit's types do.
    lang: language as BundledLanguage,
    // Only the scopes are read; colours come from the theme.
    theme: 'min-light',
    includeExplanation: 'scopeName',
    // Disable the limit of 500 ms, which a busy machine exceeds.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) =>
    merge(
      line.flatMap((token) =>
        (token.explanation ?? []).map(({ content, scopes }): CodeToken => [
          kindOf(scopes.map(({ scopeName }) => scopeName)),
          content,
        ]),
      ),
    ),
  );
}

const languages: Readonly<Record<string, string>> = {
  css: 'css',
  html: 'html',
  js: 'javascript',
  json: 'json',
  md: 'markdown',
  mjs: 'javascript',
  sh: 'shellscript',
  sql: 'sql',
  ts: 'typescript',
  tsx: 'tsx',
};

const linesImport = /^(?<file>[^?]+\.(?<extension>\w+))\?lines$/;

/**
 * A plugin for Vite and Rollup: `import lines from './Example.tsx?lines'` returns the file's
 * highlighted lines, computed at build time, so that browsers never load a grammar. Declare such
 * imports to TypeScript with `/// <reference types="@servery/ui/highlight/client" />`, or under
 * `types`.
 */
export function highlightedLines() {
  return {
    name: 'servery-highlighted-lines',
    enforce: 'pre' as const,
    async load(this: { addWatchFile: (file: string) => void }, id: string) {
      const { file, extension = '' } = linesImport.exec(id)?.groups ?? {};
      const language = languages[extension];
      if (!file || !language) return null;
      this.addWatchFile(file);
      const lines = await highlight(await readFile(file, 'utf8'), language);
      return { code: `export default ${JSON.stringify(lines)};`, map: { mappings: '' as const } };
    },
  };
}
