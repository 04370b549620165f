/** What a tree of choices is made of. */
export interface TreeNode {
  id: string;
  isDisabled?: boolean;
  items?: readonly TreeNode[];
}

/** Whether all, some or none of what is under a node is chosen. */
export type Chosen = 'all' | 'some' | 'none';

/** The ends of a branch: what is really chosen. A branch whose children are not loaded is one itself. */
export function leavesOf(node: TreeNode): string[] {
  return node.items?.length ? node.items.flatMap(leavesOf) : [node.id];
}

const everyNode = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.items ?? [])]);

/** The chosen ends, where a chosen branch stands for all that is under it. */
export function chosenLeaves(nodes: readonly TreeNode[], keys: ReadonlySet<string>): Set<string> {
  const branches = everyNode(nodes).filter(({ id }) => keys.has(id));
  return new Set(branches.flatMap(leavesOf));
}

/** For each node, how much of it is chosen. */
export function chosenParts(
  nodes: readonly TreeNode[],
  leaves: ReadonlySet<string>,
): Map<string, Chosen> {
  return new Map(
    everyNode(nodes).map((node) => {
      const ends = leavesOf(node);
      const count = ends.filter((id) => leaves.has(id)).length;
      return [node.id, count === 0 ? 'none' : count === ends.length ? 'all' : 'some'];
    }),
  );
}

/**
 * The chosen ends once a reader has changed what was wholly chosen: a branch that was added or
 * taken away takes all that is under it along, and leaves alone what is disabled.
 */
export function cascade(
  nodes: readonly TreeNode[],
  leaves: ReadonlySet<string>,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Set<string> {
  const next = new Set(leaves);
  const live = (node: TreeNode): string[] => {
    if (node.isDisabled) return [];
    return node.items?.length ? node.items.flatMap(live) : [node.id];
  };
  for (const node of everyNode(nodes)) {
    if (before.has(node.id) && !after.has(node.id)) live(node).forEach((id) => next.delete(id));
  }
  for (const node of everyNode(nodes)) {
    if (after.has(node.id) && !before.has(node.id)) live(node).forEach((id) => next.add(id));
  }
  return next;
}
