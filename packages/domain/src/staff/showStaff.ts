import type { Named, StaffMember } from '@servery/api';
import { personStatus } from '../people/personStatus.ts';
import type { PersonRecord } from '../people/record.ts';
import { staffRoleOf } from './roles.ts';

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
    status: personStatus(person),
    invited_until,
    created_at,
  };
}
