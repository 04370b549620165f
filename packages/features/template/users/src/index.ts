export { UserList, type UserListProps } from './screens/UserList.tsx';
export { places as userPlaces } from './places.ts';
