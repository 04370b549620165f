/** A node of a tree. */
export interface TreeNode {
  /** The unique id of the node. */
  id: string;
  /**
   * Whether the node can't be selected.
   * @default false
   */
  isDisabled?: boolean;
  /** The nodes below this one. */
  items?: readonly TreeNode[];
}

/** Whether all, some or none of the items below a node are selected. */
export type Chosen = 'all' | 'some' | 'none';

/**
 * Returns the ids of the leaves of a branch. A branch whose children aren't loaded is a leaf
 * itself.
 */
export function leavesOf(node: TreeNode): string[] {
  return node.items?.length ? node.items.flatMap(leavesOf) : [node.id];
}

const everyNode = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.items ?? [])]);

/** Returns the ids of the selected leaves. A selected branch represents all leaves below it. */
export function chosenLeaves(nodes: readonly TreeNode[], keys: ReadonlySet<string>): Set<string> {
  const branches = everyNode(nodes).filter(({ id }) => keys.has(id));
  return new Set(branches.flatMap(leavesOf));
}

/** Returns how much of each node is selected. */
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
 * Returns the selected leaves after the user changed the fully selected nodes. A branch selects or
 * deselects all leaves below it, except disabled ones.
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
