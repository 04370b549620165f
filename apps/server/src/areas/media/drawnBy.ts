/** An element of an SVG, by local names. */
export interface Node {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}

/** References nested deeper than this are refused, just as endless ones are. */
const deepest = 500;
/**
 * Elements that are drawn again for each shape that uses them as paint, including shapes that
 * inherit them.
 */
const painting = new Set(['pattern', 'marker']);

const urlsIn = (text: string): string[] =>
  [...text.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id]) => id!);

/** Returns the references of a stylesheet, by the tag, class or id at the end of their selector. */
function referencesOf(styles: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const rules = styles.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', declarations = ''] of rules) {
    const ids = urlsIn(declarations);
    if (ids.length === 0) continue;
    for (const selector of selectors.split(',')) {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      const names = last.match(/[.#]?[\w-]+|\*/g) ?? ['*'];
      for (const name of names) found.set(name, [...(found.get(name) ?? []), ...ids]);
    }
  }
  return found;
}

const namesOf = ({ name, attributes }: Node): string[] => [
  '*',
  name,
  `#${attributes['id']}`,
  ...(attributes['class'] ?? '').split(/\s+/).map((part) => `.${part}`),
];

/**
 * Returns how many elements are drawn once all references are resolved, or `Infinity` if references
 * go too deep. Overestimates rather than underestimates: an element in `defs` counts itself as
 * well, and a path counts one marker per number in it.
 */
export function drawnBy(root: Node, styles: string): number {
  const byId = new Map<string, Node>();
  const index = (node: Node) => {
    const { id } = node.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    node.children.forEach(index);
  };
  index(root);
  const styled = referencesOf(styles);
  const hasMarkers = [...byId.values()].some(({ name }) => name === 'marker');
  const known = new Map<Node, number>();

  const targetsOf = (node: Node): Node[] => {
    const { href, ...others } = node.attributes;
    const ids = [
      ...(href?.trim().startsWith('#') ? [href.trim().slice(1)] : []),
      ...Object.values(others).flatMap(urlsIn),
      ...namesOf(node).flatMap((name) => styled.get(name) ?? []),
    ];
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const pointsOf = ({ attributes: { d = '', points = '' } }: Node): number =>
    hasMarkers ? (`${d} ${points}`.match(/[\d.]+/g)?.length ?? 0) : 0;

  const count = (node: Node, depth: number): number => {
    const counted = known.get(node);
    if (counted !== undefined) return counted;
    if (depth > deepest) return Infinity;
    // A reference cycle ends here, as it does in the renderer.
    known.set(node, 0);
    let drawn = 1 + pointsOf(node);
    let painted = 1;
    for (const child of node.children) drawn += count(child, depth + 1);
    for (const target of targetsOf(node)) {
      if (painting.has(target.name)) painted += count(target, depth + 1);
      else drawn += count(target, depth + 1);
    }
    known.set(node, drawn * painted);
    return drawn * painted;
  };
  return count(root, 0);
}
