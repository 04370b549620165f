export { beyondReach, canGiveRole, requireReach } from './reach.ts';
export type { Manager } from './reach.ts';
export { heldRole, rightsOfStaffRole, staffRoleOf } from './roles.ts';
export {
  acceptInvitation,
  createStaff,
  editStaff,
  invitationDays,
  inviteStaff,
  patchStaff,
  staffIn,
} from './rules.ts';
export type { StaffContext, StaffInput } from './rules.ts';
export { showStaff, staffStatusOf } from './showStaff.ts';
