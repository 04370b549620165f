export { PermissionList } from './screens/PermissionList.tsx';
export { UserList, type UserListProps } from './screens/UserList.tsx';
