import type { Role, StaffTemplate } from '@servery/api';
import type { PersonalRights } from './rights.ts';

/** How many outlets the plan of a group includes, and which of them its owner chose. */
export interface OutletPlanRecord {
  /** The number of outlets, at least 1; null without a limit. */
  included: number | null;
  /** The ids of the chosen outlets, some of which may have left the group. */
  chosen: readonly number[];
}

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
  /** The plan of the group that a supermerchant owns; absent or null without a limit. */
  outlet_plan?: OutletPlanRecord | null;
  /** Whether they can sign in; people who left keep their history. */
  is_active: boolean;
  /** Until when they can set their password by invitation; null once they have one. */
  invited_until: string | null;
  created_at: string;
}
