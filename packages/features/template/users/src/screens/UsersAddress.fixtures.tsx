import { AddressBar } from '@servery/screens/fixtures';
import { places } from '../places.ts';
import { PermissionList } from './PermissionList.tsx';
import { UserList } from './UserList.tsx';

interface UsersAddressProps {
  address: string;
  onAddressChange: (address: string) => void;
}

/** The users' screens under a fake URL, as the app's router provides it. */
export function UsersAddress({ address, onAddressChange }: UsersAddressProps) {
  return (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search: now, onSearchChange: go }) => <main>{screenOf(now, go)}</main>}
    </AddressBar>
  );
}

function screenOf(address: string, go: (address: string) => void) {
  const { pathname, search } = new URL(address, 'http://users');
  const own = { search, onSearchChange: (next: string) => go(pathname + next) };
  return pathname === places.permissions ? <PermissionList {...own} /> : <UserList {...own} />;
}
