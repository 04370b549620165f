import { sql } from 'kysely';

/**
 * The code with which a merchant `m` refuses changes, as `readOnlyCodeOf` of the rules has it; null
 * if it takes them.
 */
export const readOnlyCode = sql`case when m.closure is not null then 'merchantClosing'
  when m.is_read_only then 'outletReadOnly' end`;
