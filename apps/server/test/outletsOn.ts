import type { ContractHost, SetUpGuideHost } from '@servery/contracts';
import { newMerchant } from '@servery/domain/set-up';
import { sql } from 'kysely';
import { asPlatform } from '../src/storage/db/confine.ts';
import type { TestServer } from './serverOn.ts';

type Outlets = Omit<SetUpGuideHost, keyof ContractHost>;

/** Returns the part of a contract host that adds outlets, which no endpoint does. */
export function outletsOn(server: TestServer): Outlets {
  let last = 1000;
  return {
    addOutlet: (name, isIndependent = false) =>
      asPlatform(async () => {
        const { kysely } = server.database;
        last += 1;
        const at = { id: last, name, time_zone: 'Asia/Kuala_Lumpur', now: new Date() };
        const { id, version, setup_status, settings, created_at } = newMerchant(at);
        const parent = isIndependent ? sql`null, null` : sql`s.parent_id, s.parent_name`;
        await sql`insert into merchant (merchant_id, version, name, setup_status, parent_id,
            parent_name, settings, is_sample, created_at)
          select ${id}::bigint, ${version}::int, ${name}, ${setup_status}, ${parent},
            ${JSON.stringify(settings)}::jsonb, true, ${created_at}::timestamptz
          from merchant s where s.merchant_id = 101`.execute(kysely);
        if (!isIndependent)
          await sql`insert into person_merchant (merchant_id, person_id)
            select ${id}::bigint, p.id from person p where p.username = 'supermerchant'`.execute(
            kysely,
          );
        return id;
      }),
  };
}
