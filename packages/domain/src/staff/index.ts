export type { StaffContext } from './book.ts';
export { editStaffRights } from './editStaffRights.ts';
export type { RightsInput } from './editStaffRights.ts';
export { beyondReach, canGive, canGiveRole, highestRate, requireReach } from './reach.ts';
export type { Manager } from './reach.ts';
export { heldRole, rightsOfStaffRole, staffRoleOf } from './roles.ts';
export {
  acceptInvitation,
  createStaff,
  editStaff,
  inviteStaff,
  patchStaff,
} from './rules.ts';
export type { StaffInput } from './rules.ts';
export { showStaff } from './showStaff.ts';
export { rightsIn, showRights } from './showRights.ts';
