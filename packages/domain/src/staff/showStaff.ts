import type { Named, StaffMember, StaffStatus } from '@servery/api';
import type { PersonRecord } from '../people/record.ts';
import { staffRoleOf } from './roles.ts';

/** Returns whether a person can sign in, and if not, why. */
export function staffStatusOf({
  is_active,
  invited_until,
}: Pick<PersonRecord, 'is_active' | 'invited_until'>): StaffStatus {
  if (!is_active) return 'inactive';
  return invited_until === null ? 'active' : 'invited';
}

/** Returns a staff account as its managers see it. */
export function showStaff(person: PersonRecord, merchant: Named): StaffMember {
  const { id, version, username, name, phone, email, invited_until, created_at } = person;
  return {
    id,
    version,
    merchant: { id: merchant.id, name: merchant.name },
    username,
    name,
    role: staffRoleOf(person),
    phone,
    email,
    status: staffStatusOf(person),
    invited_until,
    created_at,
  };
}
