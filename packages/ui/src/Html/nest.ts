import { inline, type Drawn } from './allowed.ts';
import type { HtmlElement, HtmlNode } from './read.ts';

/** What stands directly in what, and what a stray child of it is put into. */
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

/** The children of a list or of a part of a table, the strays among them gathered. */
function gather(nodes: readonly HtmlNode[], { holds, stray }: (typeof parts)[Drawn] & object) {
  const kept: HtmlElement[] = [];
  let gathered: HtmlElement | null = null;
  for (const node of nodes) {
    if (typeof node !== 'string' && holds.includes(node.tag)) {
      gathered = null;
      kept.push(node);
    } else if (typeof node !== 'string' || node.trim()) {
      if (!gathered) kept.push((gathered = { tag: stray, children: [] }));
      gathered.children.push(node);
    }
  }
  return kept;
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

/** The same, as a page may hold it: cells in rows, rows in tables, no link in a link, no block in a line. */
export function nest(nodes: readonly HtmlNode[], around: Around = {}, parent?: Drawn): HtmlNode[] {
  const part = parent && parts[parent];
  if (part) return gather(nodes, part).flatMap((node) => nestOne(node, around));
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node];
    return nestOne(partial.has(node.tag) ? { ...node, tag: 'div' } : node, around);
  });
}
