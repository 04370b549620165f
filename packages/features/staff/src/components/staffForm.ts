import type { StaffInvitation, StaffMember, StaffRole } from '@servery/api';
import { typedPhone } from '@servery/domain/typed-phone';
import type { AccountInvitation } from './account/account.ts';

/** The form values of a staff account. */
export interface StaffValues {
  username: string;
  name: string;
  role: StaffRole;
  email: string;
  phone: string;
  /** The outlet of a new account; null for the manager's only one. */
  merchant_id: number | null;
}

/** Returns the initial form values of an account; null is a new one. */
export const valuesOf = (staff: StaffMember | null, merchant_id: number | null): StaffValues => ({
  username: staff?.username ?? '',
  name: staff?.name ?? '',
  role: staff?.role ?? 'cashier',
  email: staff?.email ?? '',
  phone: staff?.phone ?? '',
  merchant_id,
});

/**
 * Returns the phone number to send, in E.164. One that was not changed is left out, because the
 * manager may see it masked.
 */
export const phoneOf = async (
  phone: string,
  person: { phone: string } | null,
): Promise<{ phone?: string }> =>
  phone === person?.phone ? {} : { phone: await typedPhone(phone) };

/** Returns the invitation of a staff account as dialogs show it. */
export const invitationOf = ({ staff, token }: StaffInvitation): AccountInvitation => ({
  account: staff,
  token,
  merchant_id: staff.merchant.id,
});
