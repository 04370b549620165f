import type { StaffMember } from '@servery/api';

/** An account of staff or of the platform, as far as their lists treat it alike. */
export type Account = Pick<
  StaffMember,
  'id' | 'version' | 'username' | 'name' | 'phone' | 'email' | 'status' | 'invited_until'
>;

/** An action that ends someone's access, or that returns their new secret; a dialog confirms it. */
export type ConfirmedAction = 'deactivate' | 'invite' | 'resetPin';

/** An action on an account. */
export type AccountAction = ConfirmedAction | 'activate';

/** The invitation of an account, with the outlet in whose time zone its end is shown. */
export interface AccountInvitation {
  account: Account;
  token: string;
  merchant_id?: number;
}
