import { storedPhone } from '../phone/readPhone.ts';
import type { PersonRecord } from './record.ts';
import { noPersonalRights } from './rights.ts';

/** How long an invitation can be used, in days. */
const invitationDays = 7;

/** Returns until when an invitation that is created now can be used. */
export const inviteUntil = (now: Date): string =>
  new Date(now.getTime() + invitationDays * 86_400_000).toISOString();

/** The fields of a person that the person who invites them decides. */
type Given = Pick<
  PersonRecord,
  'username' | 'name' | 'role' | 'template' | 'phone' | 'email' | 'merchant_id' | 'merchant_ids'
>;

/** Returns a new person, who sets their password with an invitation. */
export const invitedPerson = (
  given: Given,
  { now, nextId }: { now: Date; nextId: () => number },
): PersonRecord => ({
  id: nextId(),
  version: 1,
  ...given,
  phone: storedPhone(given.phone),
  own: noPersonalRights,
  is_active: true,
  invited_until: inviteUntil(now),
  created_at: now.toISOString(),
});
