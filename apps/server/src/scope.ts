import { invalid, Problem } from '@servery/api';
import { sql, type RawBuilder } from 'kysely';
import { everyMerchant } from './db/everyMerchant.ts';
import { first, type Sql } from './sql.ts';
import type { Caller } from './visit.ts';

/** The merchants that somebody may see: all of them, or these. */
export type Scope = 'all' | readonly number[];

/** Whether a merchant lies in a scope. */
export const isWithin = (scope: Scope, merchant_id: number): boolean =>
  scope === 'all' || scope.includes(merchant_id);

/** The caller's scope narrowed to a choice; a merchant outside it does not exist for them. */
export function narrow({ scope }: Pick<Caller, 'scope'>, choice: number | '' | null): Scope {
  if (!choice) return scope;
  if (!isWithin(scope, choice)) throw new Problem('notFound');
  return [choice];
}

/** The one merchant that is meant: the choice, or the only one there is. */
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
  if (meant === undefined) throw invalid(field, 'required', 'Say which merchant.');
  return meant;
}

/** The choice again, if there is such a merchant: who sees all may name any. */
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

/** The condition that keeps a statement within a scope. */
export function within(scope: Scope, column = 'merchant_id'): RawBuilder<boolean> {
  if (scope === 'all') return everyMerchant('administrator');
  if (scope.length === 1) return sql<boolean>`${sql.ref(column)} = ${scope[0]}`;
  return sql<boolean>`${sql.ref(column)} = any(${scope}::bigint[])`;
}
