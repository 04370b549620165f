import { inline } from './allowed.ts';
import { read, type HtmlNode } from './read.ts';

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const own = node.tag === 'img' ? (node.alt ?? '') : textOf(node.children);
      return inline.has(node.tag) ? own : ` ${own} `;
    })
    .join('');

/** Returns the visible text of untrusted HTML on one line, for previews and searches. */
export const plainOf = (html: string): string => textOf(read(html)).replaceAll(/\s+/g, ' ').trim();
