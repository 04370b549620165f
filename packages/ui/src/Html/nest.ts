import { inline, type Drawn } from './allowed.ts';
import type { HtmlElement, HtmlNode } from './read.ts';

/** The allowed children of lists and table parts, and the element that wraps any other child. */
const parts: Partial<Record<Drawn, { holds: readonly Drawn[]; stray: Drawn }>> = {
  ul: { holds: ['li'], stray: 'li' },
  ol: { holds: ['li'], stray: 'li' },
  dl: { holds: ['dt', 'dd'], stray: 'dd' },
  table: { holds: ['caption', 'thead', 'tbody', 'tfoot'], stray: 'tbody' },
  thead: { holds: ['tr'], stray: 'tr' },
  tbody: { holds: ['tr'], stray: 'tr' },
  tfoot: { holds: ['tr'], stray: 'tr' },
  tr: { holds: ['th', 'td'], stray: 'td' },
};
const partial: ReadonlySet<Drawn> = new Set(Object.values(parts).flatMap(({ holds }) => holds));
const isHeading = (tag: Drawn) => /^h[1-6]$/.test(tag);

const holdsBlock = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      ((node.tag !== 'br' && !inline.has(node.tag)) || holdsBlock(node.children)),
  );

interface Around {
  isInLink?: boolean;
  isInHeading?: boolean;
}

/**
 * Returns the children of a list or table part, with consecutive disallowed ones wrapped in one
 * element.
 */
function gather(nodes: readonly HtmlNode[], { holds, stray }: (typeof parts)[Drawn] & object) {
  const nested: HtmlElement[] = [];
  let gathered: HtmlElement | null = null;
  for (const node of nodes) {
    if (typeof node !== 'string' && holds.includes(node.tag)) {
      gathered = null;
      nested.push(node);
    } else if (typeof node !== 'string' || node.trim()) {
      if (!gathered) nested.push((gathered = { tag: stray, children: [] }));
      gathered.children.push(node);
    }
  }
  return nested;
}

function nestOne(node: HtmlElement, around: Around): HtmlNode[] {
  const { tag, children } = node;
  if (tag === 'a' && around.isInLink) return nest(children, around);
  const isStrange =
    (tag === 'p' && holdsBlock(children)) || (isHeading(tag) && around.isInHeading === true);
  const inner = {
    isInLink: around.isInLink === true || tag === 'a',
    isInHeading: around.isInHeading === true || isHeading(tag),
  };
  return [{ ...node, tag: isStrange ? 'div' : tag, children: nest(children, inner, tag) }];
}

/**
 * Returns nodes with valid nesting: cells in rows, rows in tables, no link in a link, no block in a
 * paragraph.
 */
export function nest(nodes: readonly HtmlNode[], around: Around = {}, parent?: Drawn): HtmlNode[] {
  const part = parent && parts[parent];
  if (part) return gather(nodes, part).flatMap((node) => nestOne(node, around));
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node];
    return nestOne(partial.has(node.tag) ? { ...node, tag: 'div' } : node, around);
  });
}
