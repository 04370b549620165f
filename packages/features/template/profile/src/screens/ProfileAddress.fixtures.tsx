import { AddressBar } from '@servery/screens/fixtures';
import { splitAddress } from '@servery/screens/view';
import { ProfilePage } from './ProfilePage.tsx';

interface ProfileAddressProps {
  address: string;
  onAddressChange: (address: string) => void;
}

/** The profile under a fake URL, as the app's router provides it. */
export function ProfileAddress({ address, onAddressChange }: ProfileAddressProps) {
  return (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search: now, onSearchChange: go }) => {
        const { pathname, search } = splitAddress(now);
        return (
          <main>
            <ProfilePage
              search={search}
              onSearchChange={(next, isReplacing) => go(pathname + next, isReplacing)}
            />
          </main>
        );
      }}
    </AddressBar>
  );
}
