import { everyMerchantReasons } from './everyMerchant.ts';
import { blocksOf, tokensOf, type Block, type Token } from './statement.ts';
import { platformTables } from './tables.ts';

const isPlatform = (table: string) =>
  platformTables.has(table) || table === 'information_schema' || table.startsWith('pg_');

const isMark = ({ text }: Token) => {
  const reason = /^\/\* every merchant: (\w+) \*\/$/.exec(text)?.[1];
  return reason !== undefined && Object.hasOwn(everyMerchantReasons, reason);
};

const column = 'merchant_id';
const isValue = (token?: Token) => token !== undefined && /^(?:\$\d+|\d+)$/.test(token.text);

/** Whose `merchant_id` starts at a token: a name, '' where none is said, or undefined. */
function ownerAt(
  tokens: readonly Token[],
  at: number,
): { owner: string; next: number } | undefined {
  if (tokens[at]?.text === column) return { owner: '', next: at + 1 };
  if (tokens[at + 1]?.text === '.' && tokens[at + 2]?.text === column)
    return { owner: tokens[at]!.text, next: at + 3 };
  return undefined;
}

/** The names in a block whose rows are tied to one merchant, or to merchants that were given. */
function tiedIn({ conditions, tables }: Block): Set<string> {
  const own = new Set(tables.map(({ alias }) => alias));
  const nameOf = (owner: string) => (owner === '' ? (tables[0]?.alias ?? '') : owner);
  const tied = new Set<string>();
  const links: [string, string][] = [];
  for (const [at, token] of conditions.entries()) {
    if (token.text !== '=' && token.text !== 'in') continue;
    const left = conditions[at - 2]?.text === '.' ? at - 3 : at - 1;
    const before = ownerAt(conditions, left);
    const after = ownerAt(conditions, at + 1);
    if (conditions[left - 1]?.text === 'not') continue;
    if (before?.next === at && after) links.push([nameOf(before.owner), nameOf(after.owner)]);
    else if (before?.next === at) {
      const isGiven = token.text === 'in' || conditions[at + 1]?.text === 'any';
      if (isGiven || isValue(conditions[at + 1])) tied.add(nameOf(before.owner));
    } else if (after && isValue(conditions[at - 1])) tied.add(nameOf(after.owner));
  }
  // What is tied to rows of elsewhere is tied as they are: those were looked at where they stand.
  const isTied = (name: string) => tied.has(name) || !own.has(name);
  for (let before = -1; before !== tied.size;) {
    before = tied.size;
    for (const [a, b] of links) {
      if (a === b) continue;
      if (isTied(a)) tied.add(b);
      if (isTied(b)) tied.add(a);
    }
  }
  return tied;
}

/**
 * The first table in a statement that belongs to merchants while nothing says whose rows are meant,
 * or null. A table counts as a merchant's unless `platformTables` names it. Only conditions that
 * always hold count: an `or` beside them undoes them all.
 */
export function unguardedTable(statement: string): string | null {
  const tokens = tokensOf(statement);
  if (tokens[0] && isMark(tokens[0])) return null;
  const { blocks, names } = blocksOf(tokens);
  for (const block of blocks) {
    if (block.comments.some(isMark)) continue;
    const tables = block.tables.filter(
      ({ table }) => !isPlatform(table) && (names.get(table) ?? block) === block,
    );
    const tied = block.hasOr ? new Set<string>() : tiedIn({ ...block, tables });
    const loose = tables.find(({ alias, isInserted }) => !isInserted && !tied.has(alias));
    if (loose) return loose.table;
  }
  return null;
}
