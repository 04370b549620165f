import {
  staffRoles,
  type Capability,
  type Grant,
  type StaffMember,
  type StaffRights,
  type StaffRole,
} from '@servery/api';
import { useUser } from '@servery/api/user';
import {
  beyondReach,
  canGive,
  canGiveRole,
  highestRate,
  rightsIn,
  type Manager,
} from '@servery/domain/staff';

/** Why a person can't act on an account; null if they can. */
type BlockedReason = 'own' | 'beyond' | null;

/** The actions that the signed-in person can take on staff accounts, by the rules of the host. */
export function useManager() {
  const { data: user } = useUser();
  const by: Manager | null = user
    ? { id: user.id, merchant_id: user.merchant?.id ?? null, rights: user.rights }
    : null;
  const mayGiveRole = (role: StaffRole): boolean => by !== null && canGiveRole(by, role);
  const isOwn = ({ id }: Pick<StaffMember, 'id'>) => id === user?.id;
  return {
    /** The outlets at which they manage staff. */
    outlets: user?.merchants ?? [],
    /** The roles that they can give. */
    roles: staffRoles.filter(mayGiveRole),
    isOwn,
    /** Why they can't deactivate an account or reset its password. */
    blockedReasonOf: (staff: Pick<StaffMember, 'id' | 'role'>): BlockedReason => {
      if (isOwn(staff)) return 'own';
      return mayGiveRole(staff.role) ? null : 'beyond';
    },
    /** Why they can't change the permissions of a person. */
    lockOf: (rights: StaffRights): BlockedReason => {
      if (isOwn(rights)) return 'own';
      return by !== null && beyondReach(by, rightsIn(rights)) === null ? null : 'beyond';
    },
    /** Whether they can give a person a grant. */
    canGive: (capability: Capability, grant: Grant): boolean =>
      by !== null && canGive(by, capability, grant),
    /** The highest rate of discounts without approval that they can give. */
    highestRate: by === null ? 0 : highestRate(by),
  };
}
