export { AccountSettings, type AccountSettingsProps } from './screens/AccountSettings.tsx';
export { PermissionList } from './screens/PermissionList.tsx';
export { RoleList } from './screens/RoleList.tsx';
export { UserList, type UserListProps } from './screens/UserList.tsx';
export { UserChoice } from './screens/UserChoice.tsx';
export { UserView, type UserViewProps } from './screens/UserView.tsx';
export { userIdIn } from './userView.ts';
