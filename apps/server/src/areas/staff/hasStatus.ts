import type { StaffStatus } from '@servery/api';
import { sql, type RawBuilder } from 'kysely';

const conditions: Record<StaffStatus | '', RawBuilder<boolean>> = {
  '': sql`true`,
  active: sql`p.is_active and p.invited_until is null`,
  invited: sql`p.is_active and p.invited_until is not null`,
  inactive: sql`not p.is_active`,
};

/** Returns the condition that a person `p` has a status; '' means any. */
export const hasStatus = (status: StaffStatus | ''): RawBuilder<boolean> => conditions[status];
