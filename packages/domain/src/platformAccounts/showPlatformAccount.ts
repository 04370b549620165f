import type { PlatformAccount, PlatformRole } from '@servery/api';
import { personStatus } from '../people/personStatus.ts';
import type { PersonRecord } from '../people/record.ts';

/** The fields of a person of the platform that their account shows. */
export type PlatformPerson = Omit<
  PersonRecord,
  'template' | 'merchant_id' | 'merchant_ids' | 'own'
>;

/**
 * Returns the account of a person of the platform as administrators see it; `merchants` is the
 * number of merchants that the person looks after.
 */
export function showPlatformAccount(person: PlatformPerson, merchants: number): PlatformAccount {
  const { id, version, username, name, phone, email, invited_until, created_at } = person;
  // People without a merchant of their own have no other roles.
  const role = person.role as PlatformRole;
  return {
    id,
    version,
    username,
    name,
    role,
    phone,
    email,
    status: personStatus(person),
    invited_until,
    created_at,
    merchants: role === 'admin' ? null : merchants,
  };
}
