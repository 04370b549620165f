/** The kind of a piece of code, which sets its colour in every theme. */
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

/** A line of code: coloured pieces, or plain text. */
export type CodeLine = string | readonly CodeToken[];

/** Returns source code as lines without colours. */
export const plainLines = (source: string): CodeLine[] => source.replace(/\n$/, '').split('\n');

/** Returns the text of lines, for copying. */
export const textOf = (lines: readonly CodeLine[]): string =>
  lines
    .map((line) => (typeof line === 'string' ? line : line.map(([, text]) => text).join('')))
    .join('\n');
