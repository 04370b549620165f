import { invalid, Problem } from '@servery/api';
import { sql, type RawBuilder } from 'kysely';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { first, type Sql } from '../storage/sql.ts';
import type { Caller } from './RequestContext.ts';

/** The merchants that a caller may see: all of them, or these. */
export type Scope = 'all' | readonly number[];

/** Whether a merchant is in a scope. */
export const isWithin = (scope: Scope, merchant_id: number): boolean =>
  scope === 'all' || scope.includes(merchant_id);

/**
 * Returns the caller's scope, narrowed to a choice.
 * @throws `notFound` if the choice is outside the scope
 */
export function narrow({ scope }: Pick<Caller, 'scope'>, choice: number | '' | null): Scope {
  if (!choice) return scope;
  if (!isWithin(scope, choice)) throw new Problem('notFound');
  return [choice];
}

/**
 * Returns the single merchant that is meant: the choice, the caller's own, or the only one in
 * scope.
 * @throws `invalid` if there isn't exactly one
 * @throws `notFound` if the choice is outside the scope
 */
export function oneOf(
  { scope, merchant_id }: Pick<Caller, 'scope' | 'merchant_id'>,
  choice: number | '' | null,
  field = 'merchant_id',
): number {
  if (choice) {
    narrow({ scope }, choice);
    return choice;
  }
  const only = scope !== 'all' && scope.length === 1 ? scope[0] : undefined;
  const meant = merchant_id ?? only;
  if (meant === undefined) throw invalid(field, 'required', 'Choose a merchant.');
  return meant;
}

/**
 * Returns the choice unchanged if that merchant exists; checked only for callers who see all
 * merchants.
 * @throws `notFound`
 */
export async function known<Choice extends number | '' | null>(
  db: Sql,
  { scope }: Pick<Caller, 'scope'>,
  choice: Choice,
): Promise<Choice> {
  if (!choice || scope !== 'all') return choice;
  const row = await first(db, sql`select 1 from merchant where merchant_id = ${choice}`);
  if (!row) throw new Problem('notFound');
  return choice;
}

/** Returns the SQL condition that restricts a statement to a scope. */
export function within(scope: Scope, column = 'merchant_id'): RawBuilder<boolean> {
  if (scope === 'all') return everyMerchant('administrator');
  if (scope.length === 1) return sql<boolean>`${sql.ref(column)} = ${scope[0]}`;
  return sql<boolean>`${sql.ref(column)} = any(${scope}::bigint[])`;
}
