import type { Named } from '@servery/api';
import type { GroupOutlet } from '@servery/domain/commands';
import { sql } from 'kysely';
import { all, first, type Sql } from '../../storage/sql.ts';
import { statusOfMerchant } from '../../storage/statusOfMerchant.ts';

/** Returns the supermerchant who runs a merchant, even if they can no longer sign in. */
export const supermerchantOf = async (db: Sql, merchant_id: number): Promise<Named | null> =>
  (await first(
    db,
    sql<Named>`select p.id, p.name from person p join person_merchant w on w.person_id = p.id
      where w.merchant_id = ${merchant_id} and p.role = 'supermerchant' order by p.id limit 1`,
  )) ?? null;

/** Returns the group of the merchants that a supermerchant runs; null if none of them has one. */
export const groupOf = async (db: Sql, supermerchant_id: number): Promise<Named | null> =>
  (await first(
    db,
    sql<Named>`select m.parent_id as id, m.parent_name as name from merchant m
      join person_merchant w on w.merchant_id = m.merchant_id
      where w.person_id = ${supermerchant_id} and m.parent_id is not null
      order by m.merchant_id limit 1`,
  )) ?? null;

/** Returns the outlets that a supermerchant runs, the oldest first. */
export const outletsOf = (db: Sql, supermerchant_id: number): Promise<GroupOutlet[]> =>
  all(
    db,
    sql<GroupOutlet>`select m.merchant_id as id, m.name, m.created_at,
        ${statusOfMerchant} as status, m.is_read_only
      from merchant m join person_merchant w on w.merchant_id = m.merchant_id
      where w.person_id = ${supermerchant_id} order by m.created_at, m.merchant_id`,
  );
