import { sql } from 'kysely';

/** Whether the supermerchant who runs a merchant also runs the merchant `m`. */
export const inGroupOf = (merchant_id: number) =>
  sql`m.merchant_id in (select o.merchant_id from person p
    join person_merchant w on w.person_id = p.id and w.merchant_id = ${merchant_id}
    join person_merchant o on o.person_id = p.id where p.role = 'supermerchant')`;
