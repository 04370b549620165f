import { sql } from 'kysely';
import { verifyPassword } from '../http/passwords.ts';
import { first } from '../storage/sql.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { lookupOf } from './pin.ts';
import { personColumns, type PersonRow } from './sessions.ts';

/**
 * Returns a row that was found by a PIN if the PIN is right, otherwise null; takes the same time if
 * none was found.
 */
async function verified<Row extends { pin_hash: string }>(
  row: Row | undefined,
  pin: string,
): Promise<Row | null> {
  const isRight = await verifyPassword(row?.pin_hash ?? null, pin);
  return isRight ? (row ?? null) : null;
}

/** A person with the hash of their PIN. */
export type PinHolder = PersonRow & { pin_hash: string };

/**
 * Returns the active person at a merchant with a PIN, or null if there is none; takes the same time
 * in both cases.
 */
export async function personByPin(
  { host, sql: db }: Pick<RequestContext, 'host' | 'sql'>,
  merchant_id: number,
  pin: string,
): Promise<PinHolder | null> {
  const person = await first(
    db,
    sql<PinHolder>`select ${personColumns}, p.pin_hash from person p
      where p.merchant_id = ${merchant_id} and p.is_active
        and p.pin_lookup = ${lookupOf(host.pepper, merchant_id, pin)}`,
  );
  return verified(person, pin);
}

/**
 * Returns the current employee at a merchant with a PIN of their own, or null if there is none;
 * takes the same time in both cases.
 */
export async function employeeByPin(
  { host, sql: db }: Pick<RequestContext, 'host' | 'sql'>,
  merchant_id: number,
  pin: string,
): Promise<{ id: number } | null> {
  const employee = await first(
    db,
    sql<{ id: number; pin_hash: string }>`select id, pin_hash from employee
      where merchant_id = ${merchant_id} and left_at is null
        and pin_lookup = ${lookupOf(host.pepper, merchant_id, pin)}`,
  );
  return verified(employee, pin);
}
