import { Problem } from '@servery/api';
import type { OpenWork } from '@servery/domain/commands';
import { sql } from 'kysely';
import type { Caller } from '../../http/RequestContext.ts';
import { narrow } from '../../http/scope.ts';
import { first, type Sql } from '../../storage/sql.ts';

/**
 * Waits for all writes of orders and shifts of a merchant, and returns what it has open. None begins
 * until the transaction ends.
 * @throws `notFound` outside the caller's scope
 */
export async function openWorkOf(
  db: Sql,
  caller: Pick<Caller, 'scope'>,
  merchant_id: number,
): Promise<OpenWork> {
  narrow(caller, merchant_id);
  // Writes of orders and drawers hold a key share of the merchant until they are committed.
  const locked = await first(
    db,
    sql`select 1 from merchant where merchant_id = ${merchant_id} for update`,
  );
  if (!locked) throw new Problem('notFound');
  const work = await first(
    db,
    sql<OpenWork>`select
        (select jsonb_build_object('person', jsonb_build_object(
            'id', s.person_id, 'name', s.person_name))
          from shift s where s.merchant_id = ${merchant_id} and s.state <> 'closed'
          order by s.id limit 1) as shift,
        (select count(*) from orders o where o.merchant_id = ${merchant_id}
          and o.list in ('new', 'action')
          and o.status not in ('completed', 'cancelled', 'voided')) as orders,
        (select count(*) from payment p where p.merchant_id = ${merchant_id}
          and p.state in ('pending', 'authorised'))
        + (select count(*) from refund r where r.merchant_id = ${merchant_id}
          and r.state in ('pending', 'processing')) as payments`,
  );
  return work!;
}
