import { Problem } from '@servery/api';
import { countFailure, requireUnlocked, type AttemptKey } from '../account/attempts.ts';
import type { Unit } from '../commands/Unit.ts';
import type { ProcedureContext } from '../commands/procedure.ts';
import { exchangeCode, plainCode, type Coded } from './pairingCode.ts';
import type { CodedStore } from './store.ts';

/**
 * Exchanges a code for access, once. Unknown, expired and used codes are counted by address, and a
 * device whose used code is presented again is marked for staff. A lock refuses wrong codes only:
 * guests in the same network could otherwise keep staff from pairing, and a code is too long to be
 * guessed within the limits of requests.
 * @throws `notFound`, `locked`
 */
export async function pairByCode<Row extends Coded, Paired>(
  { account, attempts, now, unit }: ProcedureContext,
  code: string,
  storeOf: (unit: Unit) => CodedStore<Row>,
  pair: (unit: Unit, row: Row) => Promise<Paired>,
): Promise<Paired> {
  const paired = await unit(async (work) => {
    const store = storeOf(work);
    const known = await store.lockByCode(plainCode(code));
    const exchange = known && exchangeCode(known, work.now);
    if (!exchange) return null;
    if (exchange.isPaired) return pair(work, exchange.row);
    await store.markReused(exchange.row);
    return null;
  });
  if (paired !== null) return paired;
  const keys: AttemptKey[] = [`pairing:${account.source}`];
  await requireUnlocked(attempts, keys, now);
  await countFailure(attempts, keys, now);
  account.report('pairing refused', {});
  throw new Problem('notFound');
}
