import { everyMerchantReasons } from './everyMerchant.ts';
import { blocksOf, type Block, type Node } from './statement.ts';
import { platformTables } from './tables.ts';

const isPlatform = (table: string) =>
  platformTables.has(table) || table.startsWith('information_schema.') || table.startsWith('pg_');

const column = 'merchant_id';
const mark = /^\/\* every merchant: (\w+) \*\//;
const marked = /^true \/\* every merchant: (\w+) \*\//;
const isReason = (reason?: string) =>
  reason !== undefined && Object.hasOwn(everyMerchantReasons, reason);

const kindOf = (node: Node | undefined, kind: string) => node?.[kind] as Node | undefined;

/**
 * Returns the alias whose `merchant_id` an expression is: '' if it has none, undefined for any
 * other expression.
 */
function ownerOf(expression: Node | undefined): string | undefined {
  const fields = (kindOf(expression, 'ColumnRef')?.['fields'] ?? []) as Node[];
  const names = fields.map((field) => kindOf(field, 'String')?.['sval'] as string | undefined);
  return names.at(-1) === column && names.length <= 2 ? (names.at(-2) ?? '') : undefined;
}

/** Whether an expression is a parameter or a constant. */
function isValue(expression: Node | undefined): boolean {
  const cast = kindOf(expression, 'TypeCast');
  if (cast) return isValue(cast['arg'] as Node);
  return (
    kindOf(expression, 'ParamRef') !== undefined || kindOf(expression, 'A_Const') !== undefined
  );
}

const isEquality = (expression: Node) =>
  kindOf((expression['name'] as Node[] | undefined)?.[0], 'String')?.['sval'] === '=';

/**
 * Returns the effect of one condition on `merchant_id`: the alias that it ties to given merchants,
 * or two aliases that it equates.
 */
function tieOf(expression: Node): { tied: string } | { alike: [string, string] } | undefined {
  const link = kindOf(expression, 'SubLink');
  if (link) {
    const owner =
      link['subLinkType'] === 'ANY_SUBLINK' && !link['operName']
        ? ownerOf(link['testexpr'] as Node)
        : undefined;
    return owner === undefined ? undefined : { tied: owner };
  }
  const comparison = kindOf(expression, 'A_Expr');
  if (!comparison || !isEquality(comparison)) return undefined;
  const [left, right] = [comparison['lexpr'] as Node, comparison['rexpr'] as Node];
  const [owner, other] = [ownerOf(left), ownerOf(right)];
  switch (comparison['kind']) {
    case 'AEXPR_OP':
      if (owner !== undefined && other !== undefined) return { alike: [owner, other] };
      if (owner !== undefined && isValue(right)) return { tied: owner };
      return other !== undefined && isValue(left) ? { tied: other } : undefined;
    case 'AEXPR_OP_ANY':
    case 'AEXPR_IN':
      return owner === undefined ? undefined : { tied: owner };
    default:
      return undefined;
  }
}

/** Returns the aliases in a block whose rows are tied to given merchants. */
function tiedIn({ conditions, tables }: Block): Set<string> {
  const own = new Set(tables.map(({ alias }) => alias));
  const nameOf = (owner: string) => (owner === '' ? (tables[0]?.alias ?? '') : owner);
  const tied = new Set<string>();
  const links: [from: string, to: string][] = [];
  for (const { expression, restricts } of conditions) {
    const tie = tieOf(expression);
    const canTie = (name: string) => !restricts || restricts.has(name);
    if (tie && 'tied' in tie) {
      if (canTie(nameOf(tie.tied))) tied.add(nameOf(tie.tied));
    } else if (tie) {
      const [a, b] = [nameOf(tie.alike[0]), nameOf(tie.alike[1])];
      if (a === b) continue;
      if (canTie(b)) links.push([a, b]);
      if (canTie(a)) links.push([b, a]);
    }
  }
  // Rows from elsewhere, such as a subquery or an enclosing query, are checked where they are read.
  const isTied = (name: string) => tied.has(name) || !own.has(name);
  for (let before = -1; before !== tied.size;) {
    before = tied.size;
    for (const [from, to] of links) if (isTied(from)) tied.add(to);
  }
  return tied;
}

/** Whether a block states, among its conditions, a reason to read the rows of every merchant. */
function givesReason({ conditions }: Block, statement: Buffer): boolean {
  return conditions.some(({ expression }) => {
    const constant = kindOf(expression, 'A_Const');
    if (!constant?.['boolval']) return false;
    // The parser's positions are in bytes.
    const at = Number(constant['location'] ?? 0);
    return isReason(marked.exec(statement.toString('utf8', at, at + 80))?.[1]);
  });
}

/**
 * Returns the first merchant table in a statement whose rows aren't restricted to given merchants,
 * or null. A table counts as a merchant's unless `platformTables` names it. Only conditions that
 * always apply count: not those joined by `or`, nor those of an outer join for the side whose rows
 * it keeps.
 * @throws SqlError if PostgreSQL can't parse the statement
 */
export function unguardedTable(statement: string): string | null {
  if (isReason(mark.exec(statement)?.[1])) return null;
  const bytes = Buffer.from(statement);
  for (const block of blocksOf(statement)) {
    if (givesReason(block, bytes)) continue;
    const tables = block.tables.filter(({ table }) => !isPlatform(table));
    const tied = tiedIn({ ...block, tables });
    const loose = tables.find(({ alias, isInserted }) => !isInserted && !tied.has(alias));
    if (loose) return loose.table;
  }
  return null;
}
