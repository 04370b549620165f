import type { PersonRecord } from '@servery/domain/people';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Sql } from '../../storage/sql.ts';

/** The columns of a `PersonRecord`; the table alias is `p`. */
export const personRecordColumns = sql`p.id, p.version, p.username, p.name, p.role, p.template,
  p.merchant_id, p.phone, p.email, p.is_active, p.invited_until,
  p.created_at, p.outlet_plan,
  jsonb_build_object('grants', p.grants, 'discount_free_rate', p.discount_free_rate) as own,
  (select coalesce(jsonb_agg(w.merchant_id order by w.merchant_id), '[]') from person_merchant w
    where w.person_id = p.id) as merchant_ids`;

/** Returns the people of a merchant, or of the platform for null, with those who have left. */
export const loadPeople = (
  db: Sql,
  merchant_id: Rows['person']['merchant_id'],
): Promise<PersonRecord[]> =>
  all(
    db,
    sql<PersonRecord>`select ${personRecordColumns} from person p
      where ${merchant_id === null ? sql`p.merchant_id is null` : sql`p.merchant_id = ${merchant_id}`}
      order by p.id`,
  );
