import type { PersonRecord } from './record.ts';
import { noPersonalRights } from './rights.ts';

/** For tests: returns an active administrator with an id, or the person that `more` describes. */
export const anyPerson = (id: number, more: Partial<PersonRecord> = {}): PersonRecord => ({
  id,
  version: 1,
  username: `person.${id}`,
  name: `Person ${id}`,
  role: 'admin',
  template: null,
  merchant_id: null,
  merchant_ids: [],
  phone: '',
  email: `${id}@example.com`,
  own: noPersonalRights,
  is_active: true,
  invited_until: null,
  created_at: '2026-11-20T05:30:00.000Z',
  ...more,
});
