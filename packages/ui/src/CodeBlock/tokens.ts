/** What a piece of code is, which gives it its colour in every skin. */
export type TokenKind =
  | 'plain'
  | 'keyword'
  | 'string'
  | 'number'
  | 'comment'
  | 'function'
  | 'type'
  | 'punctuation';

/** A piece of code with its kind. */
export type CodeToken = readonly [kind: TokenKind, text: string];

/** One line: coloured pieces, or bare text. */
export type CodeLine = string | readonly CodeToken[];

/** Lines without colours. */
export const plainLines = (source: string): CodeLine[] => source.replace(/\n$/, '').split('\n');

/** The text of lines, as it is copied. */
export const textOf = (lines: readonly CodeLine[]): string =>
  lines
    .map((line) => (typeof line === 'string' ? line : line.map(([, text]) => text).join('')))
    .join('\n');
