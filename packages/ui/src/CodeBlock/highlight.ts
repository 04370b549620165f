import { readFile } from 'node:fs/promises';
import { codeToTokensBase, type BundledLanguage } from 'shiki';
import type { CodeLine, CodeToken, TokenKind } from './tokens.ts';

/** The beginnings of grammar scopes and what they mean, the narrower first. */
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

/** Neighbours of one kind as one piece. */
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
 * Turns source into the lines of a `CodeBlock`. For builds and servers alone: it loads grammars of
 * several megabytes. It needs the package `shiki` beside the kit, which also names the languages.
 */
export async function highlight(source: string, language: string): Promise<CodeLine[]> {
  const lines = await codeToTokensBase(source.replace(/\n$/, ''), {
    // Its types would ask more of a product's own than ours do.
    lang: language as BundledLanguage,
    // Only the scopes are read; the colours are the skin's.
    theme: 'min-light',
    includeExplanation: 'scopeName',
    // On a busy machine half a second, its usual limit, is too short, and it fails then.
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

const asked = /^(?<file>[^?]+\.(?<extension>\w+))\?lines$/;

/**
 * A plugin for Vite and Rollup: `import lines from './Example.tsx?lines'` gives the file's coloured
 * lines, made while building, so that no browser ever loads a grammar. TypeScript knows such imports
 * by `/// <reference types="@servery/ui/highlight/client" />`, or the same under `types`.
 */
export function highlightedLines() {
  return {
    name: 'servery-highlighted-lines',
    enforce: 'pre' as const,
    async load(this: { addWatchFile: (file: string) => void }, id: string) {
      const { file, extension = '' } = asked.exec(id)?.groups ?? {};
      const language = languages[extension];
      if (!file || !language) return null;
      this.addWatchFile(file);
      const lines = await highlight(await readFile(file, 'utf8'), language);
      return { code: `export default ${JSON.stringify(lines)};`, map: { mappings: '' as const } };
    },
  };
}
