import { loadModule, parseSync } from 'libpg-query';

// PostgreSQL's own parser, as WebAssembly. Loaded here, because statements are checked during
// compilation, which is synchronous.
await loadModule();

/** A node of a parsed statement: one key that names its kind, or the fields of one. */
export type Node = { readonly [key: string]: unknown };

/** A table that a block reads or writes. */
export interface TableUse {
  table: string;
  /** The name by which the block refers to it. */
  alias: string;
  /** Whether the block only inserts rows into it. */
  isInserted: boolean;
}

/** A condition that always holds, and the aliases whose rows it restricts. */
export interface Condition {
  expression: Node;
  /** Undefined if it restricts all rows of the block, as `where` does. */
  restricts?: ReadonlySet<string>;
}

/**
 * One `select`, `insert`, `update`, `delete`, `merge` or `truncate`, without the queries inside it.
 */
export interface Block {
  tables: TableUse[];
  conditions: Condition[];
}

/** Names of `with` queries that are in scope of a block. */
type Names = ReadonlySet<string>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeAt = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};
const listAt = (node: Node, key: string): readonly Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const textAt = (node: Node, key: string): string => String(node[key] ?? '');

const queryKinds = new Set([
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'MergeStmt',
  'TruncateStmt',
  'CopyStmt',
]);

/** Returns the parts of a condition that must all be true: the operands of `and`. */
export function conjuncts(expression: Node | undefined): Node[] {
  if (!expression) return [];
  const both = nodeAt(expression, 'BoolExpr');
  if (both && textAt(both, 'boolop') === 'AND_EXPR') return listAt(both, 'args').flatMap(conjuncts);
  return [expression];
}

/**
 * Returns the blocks of a statement.
 * @throws SqlError if PostgreSQL can't parse it
 */
export function blocksOf(statement: string): Block[] {
  const { stmts = [] } = parseSync(statement) as { stmts?: { stmt?: unknown }[] };
  const blocks: Block[] = [];
  for (const { stmt } of stmts) visit(stmt, new Set(), blocks);
  return blocks;
}

/** Collects the blocks of the queries at and below a node. */
function visit(value: unknown, names: Names, blocks: Block[]): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, names, blocks);
    return;
  }
  if (!isNode(value)) return;
  for (const [kind, below] of Object.entries(value)) {
    if (queryKinds.has(kind) && isNode(below)) visitQuery(below, names, blocks, kind);
    else visit(below, names, blocks);
  }
}

/** Adds a query's own block and those of the queries inside it. */
function visitQuery(query: Node, outer: Names, blocks: Block[], kind: string): void {
  const names = visitNames(query, outer, blocks);
  // The arms of a `union` are bare queries.
  for (const arm of ['larg', 'rarg']) {
    const below = nodeAt(query, arm);
    if (below) visitQuery(below, names, blocks, 'SelectStmt');
  }
  const block: Block = { tables: [], conditions: [] };
  const target = nodeAt(query, 'relation');
  if (target) addTable(block, target, names, kind === 'InsertStmt');
  for (const table of listAt(query, 'relations'))
    addTable(block, nodeAt(table, 'RangeVar')!, names);
  const sources = ['fromClause', 'usingClause'].flatMap((key) => listAt(query, key));
  const source = nodeAt(query, 'sourceRelation');
  for (const item of source ? [...sources, source] : sources) addSource(block, item, names);
  for (const key of ['whereClause', 'joinCondition'])
    for (const expression of conjuncts(nodeAt(query, key))) block.conditions.push({ expression });
  blocks.push(block);
  const { withClause: _names, larg: _left, rarg: _right, ...rest } = query;
  visit(Object.values(rest), names, blocks);
}

/**
 * Visits the queries of a `with`, each of which can refer to those before it; returns all names in
 * scope.
 */
function visitNames(query: Node, outer: Names, blocks: Block[]): Names {
  const clause = nodeAt(query, 'withClause');
  if (!clause) return outer;
  const queries = listAt(clause, 'ctes').map((item) => nodeAt(item, 'CommonTableExpr')!);
  const names = new Set(outer);
  if (clause['recursive']) for (const item of queries) names.add(textAt(item, 'ctename'));
  for (const item of queries) {
    visit(item['ctequery'], new Set(names), blocks);
    names.add(textAt(item, 'ctename'));
  }
  return names;
}

function addTable(block: Block, range: Node, names: Names, isInserted = false): void {
  const table = textAt(range, 'relname');
  const schema = textAt(range, 'schemaname');
  if (schema === '' && names.has(table) && !isInserted) return;
  const alias = nodeAt(range, 'alias');
  block.tables.push({
    table: schema === '' || schema === 'public' ? table : `${schema}.${table}`,
    alias: alias ? textAt(alias, 'aliasname') : table,
    isInserted,
  });
}

/** Adds the tables that one item of `from` reads; returns the aliases in it. */
function addSource(block: Block, item: Node, names: Names): Set<string> {
  const range = nodeAt(item, 'RangeVar');
  if (range) {
    const alias = nodeAt(range, 'alias');
    addTable(block, range, names);
    return new Set([alias ? textAt(alias, 'aliasname') : textAt(range, 'relname')]);
  }
  const join = nodeAt(item, 'JoinExpr');
  if (join) return addJoin(block, join, names);
  const named = Object.values(item).find(isNode);
  const alias = named && nodeAt(named, 'alias');
  return new Set(alias ? [textAt(alias, 'aliasname')] : []);
}

/**
 * Adds a join. An outer join returns the rows of one side whatever its condition, so the condition
 * restricts only the other side.
 */
function addJoin(block: Block, join: Node, names: Names): Set<string> {
  const left = addSource(block, nodeAt(join, 'larg') ?? {}, names);
  const right = addSource(block, nodeAt(join, 'rarg') ?? {}, names);
  const all = new Set([...left, ...right]);
  const restricted: Record<string, ReadonlySet<string>> = {
    JOIN_INNER: all,
    JOIN_LEFT: right,
    JOIN_RIGHT: left,
  };
  const restricts = restricted[textAt(join, 'jointype')] ?? new Set<string>();
  for (const expression of conjuncts(nodeAt(join, 'quals')))
    block.conditions.push({ expression, restricts });
  return all;
}
