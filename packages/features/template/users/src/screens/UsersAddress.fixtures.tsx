import { AddressBar } from '@servery/screens/fixtures';
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
  return <UserList search={search} onSearchChange={(next) => go(pathname + next)} />;
}
