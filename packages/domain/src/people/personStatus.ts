import type { StaffStatus } from '@servery/api';
import type { PersonRecord } from './record.ts';

/** Returns whether a person can sign in, and if not, why. */
export function personStatus({
  is_active,
  invited_until,
}: Pick<PersonRecord, 'is_active' | 'invited_until'>): StaffStatus {
  if (!is_active) return 'inactive';
  return invited_until === null ? 'active' : 'invited';
}
