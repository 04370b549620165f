import type { Role, StaffTemplate } from '@servery/api';
import type { PersonalRights } from './rights.ts';

/** A person with an account, without their secrets. */
export interface PersonRecord {
  id: number;
  version: number;
  /** Unique among all people, in any case. */
  username: string;
  name: string;
  role: Role;
  /** The permission template; null unless the role is staff. */
  template: StaffTemplate | null;
  /** Their own merchant; null for people who look after several. */
  merchant_id: number | null;
  /** Every merchant in their scope; empty for administrators, who see all. */
  merchant_ids: readonly number[];
  /** In E.164; '' if unknown. */
  phone: string;
  /** '' if unknown. */
  email: string;
  own: PersonalRights;
  /** Whether they can sign in; people who left keep their history. */
  is_active: boolean;
  /** Until when they can set their password by invitation; null once they have one. */
  invited_until: string | null;
  created_at: string;
}
