import { AddressBar } from '@servery/screens/fixtures';
import { places } from '../places.ts';
import { userIdIn } from '../userView.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { PermissionList } from './PermissionList.tsx';
import { RoleList } from './RoleList.tsx';
import { UserChoice } from './UserChoice.tsx';
import { UserList } from './UserList.tsx';
import { UserView } from './UserView.tsx';

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
  if (pathname.startsWith(places.choose)) {
    const id = userIdIn(pathname.slice(places.choose.length + 1));
    return id ? <UserView key={id} id={id} {...own} /> : <UserChoice />;
  }
  if (pathname === places.settings)
    return <AccountSettings {...own} apiKeys={<p>The API keys</p>} />;
  if (pathname === places.roles) return <RoleList {...own} />;
  return pathname === places.permissions ? <PermissionList {...own} /> : <UserList {...own} />;
}
