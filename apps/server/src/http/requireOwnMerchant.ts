import { nameOf, Problem, type AnyEndpoint } from '@servery/api';
import { otherMerchantIn } from '@servery/domain/people';
import { appendAudit, platform } from '../audit/append.ts';
import type { Host } from './host.ts';
import { isWithin } from './scope.ts';
import type { Caller } from './RequestContext.ts';

/**
 * Refuses a request that names a merchant outside the caller's scope, and records it in the audit
 * of the caller's own merchant. Uses a transaction of its own, because that of a refused write is
 * rolled back.
 * @throws `forbidden`
 */
export async function requireOwnMerchant(
  host: Host,
  to: AnyEndpoint,
  caller: Caller | null,
  input: { query?: unknown; body?: unknown },
  requestId: string,
): Promise<void> {
  if (caller === null) return;
  const other = otherMerchantIn(to, input, (id) => isWithin(caller.scope, id));
  if (other === null) return;
  const entry = {
    id: host.nextId(),
    at: host.now().toISOString(),
    person_id: caller.id,
    person_name: caller.name,
    action: 'access.refused',
    object_id: other,
    request_id: requestId,
    facts: { endpoint: nameOf(to), why: 'other_merchant' },
    before: null,
    after: null,
  };
  await host.database.transaction((trx) =>
    appendAudit(trx, caller.merchant_id ?? platform, [entry]),
  );
  throw new Problem('forbidden');
}
