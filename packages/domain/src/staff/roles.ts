import type { Rights, StaffRole } from '@servery/api';
import { rightsOf } from '../people/rights.ts';
import type { PersonRecord } from '../people/record.ts';

type Held = Pick<PersonRecord, 'role' | 'template'>;

/** Returns the role of a person at their merchant. */
export const staffRoleOf = ({ role, template }: Held): StaffRole =>
  role === 'staff' ? (template ?? 'waiter') : 'merchant';

/** Returns the role and the template that are stored for a staff role. */
export const heldRole = (role: StaffRole): Held =>
  role === 'merchant' ? { role, template: null } : { role: 'staff', template: role };

/** Returns the rights of a role at a merchant, for a person without any of their own. */
export function rightsOfStaffRole(wanted: StaffRole): Rights {
  const { role, template } = heldRole(wanted);
  return rightsOf(role, template);
}
