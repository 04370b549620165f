import { isStored, type NamedWrite } from './idempotency.ts';
import type { AddressLimits } from './limits/addressLimits.ts';
import { merchantIn } from './publicTokens.ts';
import { rehearse } from './rehearse.ts';
import type { Host } from './host.ts';
import type { Sql } from '../storage/sql.ts';

/** A guest's write, and a run of it that only reads. */
interface GuestWrite<T> {
  /** Its name by its idempotency key, if it has one. */
  named: NamedWrite | null;
  rehearsal: (reading: Sql) => Promise<T>;
  write: () => Promise<T>;
}

/** Returns the guest's code, which is in the path or in the body of every public write. */
export const codeIn = (input: object): string => {
  const { params, body } = input as Record<'params' | 'body', { token?: string } | undefined>;
  return params?.token ?? body?.token ?? '';
};

/**
 * Runs a guest's write when its turn comes. It is rehearsed first, so that one that is refused or
 * changes nothing locks nothing; a repeated one gets its stored response.
 * @throws `throttled` and as the write
 */
export async function writeOfGuest<T>(
  { database }: Pick<Host, 'database'>,
  limits: AddressLimits,
  code: string,
  { named, rehearsal, write }: GuestWrite<T>,
): Promise<T> {
  limits.countWrite(code);
  const merchant_id = merchantIn(code);
  const isRepeat = async () => named !== null && (await isStored(database, named));
  const inTransaction = () => limits.inTurn(merchant_id, write, 'transaction');
  if (await isRepeat()) return inTransaction();
  const rehearsed = await limits
    .inTurn(merchant_id, () => rehearse(database.kysely, rehearsal))
    .catch(async (error: unknown) => {
      // If it was sent twice in quick succession, it may be refused because the first one was saved.
      if (await isRepeat()) return null;
      throw error;
    });
  return rehearsed ? rehearsed.answer : inTransaction();
}
