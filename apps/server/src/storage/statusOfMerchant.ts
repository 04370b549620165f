import { sql } from 'kysely';

/** The status of a merchant `m`, as `merchantStatus` of the rules has it. */
export const statusOfMerchant = sql`case when m.closure ->> 'closed_at' is not null then 'closed'
  when m.closure is not null then 'closing'
  when m.suspension is not null then 'suspended' else 'active' end`;
