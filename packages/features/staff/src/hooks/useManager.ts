import { staffRoles, type StaffMember, type StaffRole } from '@servery/api';
import { useUser } from '@servery/api/user';
import { canGiveRole } from '@servery/domain/staff';

/** Why a person can't act on an account; null if they can. */
type BlockedReason = 'own' | 'beyond' | null;

/** The actions that the signed-in person can take on staff accounts, by the rules of the host. */
export function useManager() {
  const { data: user } = useUser();
  const canGive = (role: StaffRole): boolean =>
    user !== undefined &&
    canGiveRole({ id: user.id, merchant_id: user.merchant?.id ?? null, rights: user.rights }, role);
  const isOwn = ({ id }: Pick<StaffMember, 'id'>) => id === user?.id;
  return {
    /** The outlets at which they manage staff. */
    outlets: user?.merchants ?? [],
    /** The roles that they can give. */
    roles: staffRoles.filter(canGive),
    isOwn,
    /** Why they can't deactivate an account or reset its password. */
    blockedReasonOf: (staff: Pick<StaffMember, 'id' | 'role'>): BlockedReason => {
      if (isOwn(staff)) return 'own';
      return canGive(staff.role) ? null : 'beyond';
    },
  };
}
